// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import MerlonATS

@Suite struct Base64Tests {
    /// RFC 4648 section 10.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ])
    func readsAndWritesTheVectorsOfTheRFC(_ plain: String, _ base64: String) {
        #expect(Base64.decode(base64) == Array(plain.utf8))
        #expect(Base64.encode(plain.utf8) == base64)
    }

    @Test func agreesWithFoundation() {
        var generator = SplitMix64(seed: 4648)
        let alphabet = Array("ABYZabyz0189+/=-_ \n")
        for _ in 0..<20_000 {
            let length = Int.random(in: 0...12, using: &generator)
            // Of the letters that are always good twice as many, so that most texts come near to base64.
            let text = String(
                (0..<length).map { _ in
                    alphabet[
                        Int.random(in: 0..<(Bool.random(using: &generator) ? 12 : 19), using: &generator)]
                })
            // Foundation on Linux takes "AA=A", "AAAA==" and "====" too; RFC 4648 section 3.2 does not.
            let padding = text.firstIndex(of: "=").map { text[$0...] }
            let isPaddedRight = text.count.isMultiple(of: 4) && [nil, "=", "=="].contains(padding)
            #expect(
                Base64.decode(text) == (isPaddedRight ? Data(base64Encoded: text).map(Array.init) : nil),
                "\(text.debugDescription)")
        }
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            #expect(Base64.encode(bytes) == Data(bytes).base64EncodedString())
        }
    }
}
