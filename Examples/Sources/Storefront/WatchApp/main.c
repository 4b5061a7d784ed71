// SPDX-License-Identifier: Apache-2.0
// Just enough of a watch app to be linked.

extern int WKApplicationMain(int argc, char **argv, void *delegate);

int main(int argc, char **argv) {
    return WKApplicationMain(argc, argv, 0);
}
