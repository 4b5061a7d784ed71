// SPDX-License-Identifier: Apache-2.0

/// An executable that nobody signed.
struct UnsignedCode: Rule {
    let description = RuleDescription(
        id: "signing.unsigned", title: "An executable that nobody signed",
        risk: """
            No device runs it as it is; whoever signs it later decides its entitlements, and nobody can tell whether it was changed before.
            """,
        remedy: """
            Sign every executable of what is handed on, or audit what export makes of it.
            """,
        stake: .outage, taxa: ["CWE-347"],
        discussion: """
            An .xcarchive made with `CODE_SIGNING_ALLOWED=NO` is signed at export, so there the finding is low. Whether a signature is valid is not verified: only that there is one by somebody.
            """,
        firing: [
            .signed("an executable without a signature") {
                $0.isSigned = false
                $0.artifact = .ipa
            },
            .signed("a seal without a signer") {
                $0.team = nil
                $0.artifact = .ipa
            },
        ],
        quiet: [
            .signed("signed by a team") { $0.artifact = .ipa },
            .signed("a build on a developer's disk") { $0.isSigned = false },
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard facts.kind == .ipa || facts.kind == .archive else { return [] }
        return facts.signed.compactMap { signed in
            guard !signed.executable.isSimulator, signed.bundle.kind != .tool,
                let words = Self.words(signed.executable)
            else { return nil }
            return finding(
                in: signed, at: nil, message: words, severity: facts.kind == .archive ? .low : nil)
        }
    }

    private static func words(_ executable: MachOFacts) -> String? {
        let slices = executable.slices
        if let slice = slices.first(where: { !$0.isSigned }) {
            return "the \(slice.architecture) slice of the executable has no signature"
        }
        if let slice = slices.first(where: { $0.directory?.isAdHoc == true }) {
            return "the \(slice.architecture) slice of the executable is signed ad hoc: sealed, and by nobody"
        }
        return nil
    }
}
