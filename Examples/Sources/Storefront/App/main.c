// SPDX-License-Identifier: Apache-2.0
// Just enough of an app to be linked: what an audit reads lies around the code, and in its strings.

extern int UIApplicationMain(int argc, char **argv, void *principal, void *delegate);
extern int puts(const char *text);
extern int storefront_kit_version(void);

int main(int argc, char **argv) {
    if (storefront_kit_version() < 4) {
        puts("http://cdn.storefront.example/catalog.json");
        puts("https://api.storefront.example/v4/orders");
    }
    return UIApplicationMain(argc, argv, 0, 0);
}
