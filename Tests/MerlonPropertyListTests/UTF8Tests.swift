// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPropertyList
import Testing

/// UTF-8 as Unicode 15, table 3-7, has it: Foundation agrees on each sequence of bytes at the edges.
struct UTF8Tests {
    private let edges: [UInt8] = [
        0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xED, 0xEF, 0xF0, 0xF4,
        0xF5,
    ]

    @Test func agreesWithFoundationOnSequencesOfUpToFourBytes() {
        for first in edges {
            expectAgreement([first])
            for second in edges {
                expectAgreement([first, second])
                for third in edges where first >= 0xE0 || second >= 0xE0 {
                    expectAgreement([first, second, third])
                    if first >= 0xF0 { expectAgreement([first, second, third, 0x80]) }
                }
            }
        }
    }

    private func expectAgreement(_ bytes: [UInt8]) {
        let read = try? read([0x22] + bytes + [0x22], as: .json).get().root.string
        if read != String(bytes: bytes, encoding: .utf8) { Issue.record("\(bytes)") }
    }
}
