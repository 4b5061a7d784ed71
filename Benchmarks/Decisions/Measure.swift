// SPDX-License-Identifier: Apache-2.0
import CAllocationCount
import Foundation

/// What one piece of work costs.
struct Cost {
    /// Processor time of this thread, in nanoseconds.
    var nanoseconds: Double
    /// Blocks asked of the allocator; nil where they can't be counted.
    var allocations: Double?

    var perSecond: Double { 1e9 / nanoseconds }
}

/// The cost of one of the `count` pieces of work that `batch` does: the median of `rounds` batches after
/// one that is not counted. Processor time and not wall time, since other programs may run beside.
func measure(count: Int, rounds: Int = 21, _ batch: () -> Void) -> Cost {
    batch()
    let blocks = allocation_count()
    batch()
    let allocations = blocks < 0 ? nil : Double(allocation_count() - blocks) / Double(count)
    let times = (0..<rounds).map { _ in
        let start = threadNanoseconds()
        batch()
        return Double(threadNanoseconds() - start) / Double(count)
    }
    return Cost(nanoseconds: times.sorted()[rounds / 2], allocations: allocations)
}

private func threadNanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

/// Keeps the optimiser from dropping work whose result nobody reads.
@inline(never)
func consume<Value>(_ value: Value) {}
