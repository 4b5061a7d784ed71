// SPDX-License-Identifier: Apache-2.0
// The framework that the app embeds.

int storefront_kit_version(void) {
    return 4;
}
