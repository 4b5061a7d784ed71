// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import MerlonReport

/// One line on a terminal's standard error that is drawn over again while files are read, and erased before
/// anything else is written.
///
/// Reading is told from wherever it happens; a line is drawn at most ten times a second, so that drawing costs
/// nothing that one could measure.
final class ProgressLine: @unchecked Sendable {
    // A lock guards what changes: the reader may tell its progress from several threads.
    private let lock = NSLock()
    private let draw: @Sendable (String) -> Void
    private let columns: Int
    private let now: @Sendable () -> UInt64
    private var lastDrawn: UInt64 = 0
    private var isDrawn = false

    /// Nanoseconds between two drawings.
    private static let pause: UInt64 = 100_000_000

    /// A line that `draw` puts on the terminal, cut to `columns`; `now` is a clock in nanoseconds.
    init(columns: Int, now: @escaping @Sendable () -> UInt64, draw: @escaping @Sendable (String) -> Void) {
        self.columns = columns
        self.now = now
        self.draw = draw
        lastDrawn = now()
    }

    /// Shows how far the reading of `operand` is.
    func show(_ progress: ArtifactProgress, of operand: String) {
        lock.withLock {
            let time = now()
            guard time &- lastDrawn >= Self.pause else { return }
            lastDrawn = time
            isDrawn = true
            let text = "merlon: \(progress.files) files read: \(operand)/\(progress.location.path)"
            draw("\r\(text.shown.prefix(columns - 1))\u{1b}[K")
        }
    }

    /// Takes the line away.
    func erase() {
        lock.withLock {
            if isDrawn { draw("\r\u{1b}[K") }
            isDrawn = false
        }
    }
}
