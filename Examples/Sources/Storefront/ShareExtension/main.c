// SPDX-License-Identifier: Apache-2.0
// The entry point of an app extension lies in Foundation; this is the code that it would call.

extern int puts(const char *text);

int share_article(void) {
    return puts("https://api.storefront.example/v4/wishlist");
}
