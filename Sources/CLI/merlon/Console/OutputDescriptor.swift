// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An open file descriptor that text is written to.
struct OutputDescriptor: Sendable {
    /// How a write ended.
    enum Outcome: Equatable {
        /// The system refused, in its words.
        case failed(String)
        /// Nobody reads the pipe any more.
        case readerGone
        /// All bytes are written.
        case written
    }

    private let descriptor: Int32

    /// A descriptor that stays its caller's to close.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Whether a person sees what is written.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The columns of the terminal; nil where it is none, or doesn't say.
    var columns: Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes all of `text`.
    func write(_ text: String) -> Outcome {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                } else if errno == EPIPE {
                    return .readerGone
                } else if errno != EINTR {
                    return .failed(SystemMessage.current)
                }
            }
            return .written
        }
    }
}

/// The operating system's words for its last refusal.
enum SystemMessage {
    /// `no such file or directory`: the words for `errno`, in lower case.
    static var current: String { text(for: errno) }

    /// The words for an error number.
    static func text(for number: Int32) -> String {
        String(cString: strerror(number)).lowercased()
    }
}
