// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
    /// The columns that the text takes on a terminal: 2 for East Asian wide characters and emoji, 0 for
    /// marks that join the character before them (Unicode Standard Annex 11, as terminals follow it).
    var columns: Int {
        unicodeScalars.reduce(0) { $0 + $1.columns }
    }
}

extension Unicode.Scalar {
    fileprivate var columns: Int {
        if value < 0x300 { return 1 }
        if properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark {
            return 0
        }
        return Unicode.Scalar.wide.contains { $0.contains(value) } ? 2 : 1
    }

    /// The blocks whose characters are wide, most of them; a few narrow ones between do no harm, since
    /// the width only says where a line is broken.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
        0x1F900...0x1FAFF, 0x20000...0x3FFFD,
    ]
}
