// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes
import Testing

@Suite struct PastedErrorTests {
    @Test(arguments: PastedError.all)
    func findsEveryCodeOfAPastedError(_ pasted: PastedError) {
        let reading = ErrorReport.read(pasted.text)
        #expect(reading.codes.map(\.short) == pasted.codes)
        #expect(reading.cuts.isEmpty)
    }

    @Test(arguments: PastedError.all)
    func namesTheCauseOfAPastedErrorFirst(_ pasted: PastedError) {
        let causes = ErrorDiagnosis.causes(ErrorReport.read(pasted.text))
        #expect(
            causes.first?.id == pasted.first,
            "\(causes.map { "\($0.id.rawValue) (\($0.likelihood.rawValue))" })")
    }

    @Test func holdsAtLeastNinetyPastedErrors() {
        #expect(PastedError.all.count >= 90)
        #expect(Set(PastedError.all.map(\.name)).count == PastedError.all.count)
    }
}
