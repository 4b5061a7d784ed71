// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The hardened runtime is weakened.
struct HardenedRuntimeException: Rule {
    let description = RuleDescription(
        id: "signing.hardened-runtime-exception", title: "The hardened runtime is weakened",
        risk: """
            Code that nobody signed, or that a process's environment names, can run inside the app with all its rights and secrets.
            """,
        remedy: """
            Remove the exception, or name the plug-in or just-in-time compiler that needs it.
            """,
        stake: .weakerSharing, taxa: ["MASVS-RESILIENCE-2", "CWE-427"],
        firing: [
            .signed("libraries of anyone", distribution: .developerID) {
                $0.isMac = true
                $0.entitlements = "<key>com.apple.security.cs.disable-library-validation</key><true/>"
            },
            .signed("no hardened runtime at all", distribution: .developerID) {
                $0.isMac = true
                $0.hasHardenedRuntime = false
            },
        ],
        quiet: [
            .signed("none", distribution: .developerID) {
                $0.isMac = true
                $0.entitlements = "<key>com.apple.security.app-sandbox</key><true/>"
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.filter(\.isMac).flatMap { signed in
            let isOff =
                signed.bundle.distribution == .developerID
                && signed.slice?.directory?.hasHardenedRuntime == false
            let off = [
                finding(
                    in: signed, at: nil,
                    message:
                        "the hardened runtime is off, in an artifact signed for \(Distribution.developerID.audience)"
                )
            ]
            return (isOff ? off : [])
                + Self.exceptions.compactMap { exception in
                    guard signed.entitlements[exception.key]?.boolean == true else { return nil }
                    return finding(
                        in: signed, at: exception.key, message: "\(exception.key): \(exception.words)",
                        evidence: "\(exception.key) = true", severity: exception.severity)
                }
        }
    }

    /// An exception of Apple's "Hardened Runtime"; the severity is nil where it lets any code in.
    private struct Exception {
        var key: String
        var words: String
        var severity: Severity?
    }

    private static let exceptions: [Exception] = [
        .init(
            key: "com.apple.security.cs.disable-library-validation",
            words: "libraries signed by anyone may be loaded"),
        .init(
            key: "com.apple.security.cs.allow-dyld-environment-variables",
            words: "the environment may name libraries to load"),
        .init(
            key: "com.apple.security.cs.allow-unsigned-executable-memory",
            words: "memory that nobody signed may run"),
        .init(
            key: "com.apple.security.cs.disable-executable-page-protection",
            words: "signed code may be changed while it runs"),
        .init(
            key: "com.apple.security.cs.debugger", words: "the app may attach to other processes",
            severity: .low),
        // A just-in-time compiler needs it, and it opens memory alone that is asked for with MAP_JIT.
        .init(
            key: "com.apple.security.cs.allow-jit", words: "memory that the app writes itself may run",
            severity: .low),
    ]
}
