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
            }
        ],
        quiet: [
            .signed("none", distribution: .developerID) {
                $0.isMac = true
                $0.entitlements = "<key>com.apple.security.app-sandbox</key><true/>"
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.filter(\.isMac).flatMap { signed in
            Self.exceptions.compactMap { key, what in
                guard signed.entitlements[key]?.boolean == true else { return nil }
                return finding(in: signed, at: key, message: "\(key): \(what)", evidence: "\(key) = true")
            }
        }
    }

    /// Apple: "Hardened Runtime", the exceptions that let foreign code in.
    private static let exceptions: KeyValuePairs = [
        "com.apple.security.cs.disable-library-validation": "libraries signed by anyone may be loaded",
        "com.apple.security.cs.allow-dyld-environment-variables":
            "the environment may name libraries to load",
        "com.apple.security.cs.allow-unsigned-executable-memory": "memory that nobody signed may run",
        "com.apple.security.cs.disable-executable-page-protection":
            "signed code may be changed while it runs",
        "com.apple.security.cs.debugger": "the app may attach to other processes",
    ]
}
