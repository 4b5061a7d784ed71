// SPDX-License-Identifier: Apache-2.0
// Counts every block that the process asks for, those of the Swift runtime and of Foundation included:
// the linker lets an executable's own malloc take the place of the C library's, whose names with
// __libc_ then do the work.
#include "allocation_count.h"
#include <stdlib.h>

// A sanitizer brings an allocator of its own.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_OWN_ALLOCATOR 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_OWN_ALLOCATOR)
#include <errno.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_int_fast64_t count;

static void note(void) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
    note();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    note();
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    note();
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    note();
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : ENOMEM;
}

int64_t allocation_count(void) {
    return atomic_load_explicit(&count, memory_order_relaxed);
}
#else
int64_t allocation_count(void) {
    return -1;
}
#endif
