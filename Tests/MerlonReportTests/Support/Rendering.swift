// SPDX-License-Identifier: Apache-2.0
import Testing

/// One text in two renderings: with colour and without.
struct Rendering {
    let plain: String
    let painted: String

    init(_ render: (_ color: Bool) -> String) {
        plain = render(false)
        painted = render(true)
    }

    /// Expects that colour adds nothing but colour, and that the plain text writes on no terminal.
    func expectOwnSequencesOnly(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(painted != plain, sourceLocation: sourceLocation)
        #expect(painted.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain, sourceLocation: sourceLocation)
        let unsafe = plain.unicodeScalars.filter { scalar in
            scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
        }
        #expect(unsafe.isEmpty, sourceLocation: sourceLocation)
    }
}
