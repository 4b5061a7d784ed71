// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text with each `marks` replaced, scalar by scalar. A program that reads the text looks for bytes:
    /// `|` with a combining mark behind it, or `\n` behind `\r`, is another character to Swift and the same
    /// mark to it.
    func replacingScalars(_ marks: String, with replacement: String) -> String {
        let sought = Array(marks.utf8)
        guard !sought.isEmpty, utf8.contains(sought[0]) else { return self }
        let bytes = Array(utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 16)
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: sought) {
                result += replacement.utf8
                index += sought.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
