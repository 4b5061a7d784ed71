// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stdint.h>

/// How many blocks this process has asked the allocator for, or -1 where they are not counted.
int64_t allocation_count(void);
