// SPDX-License-Identifier: Apache-2.0

/// An extension whose identifier is not below the app's.
struct IdentifierOutsideApp: Rule {
    let description = RuleDescription(
        id: "signing.identifier-outside-app", title: "An extension whose identifier is not below the app's",
        risk: """
            The system refuses to install the app.
            """,
        remedy: """
            Begin the extension's bundle identifier with the app's and a dot.
            """,
        stake: .outage, taxa: ["CWE-693"],
        firing: [
            .signed("an identifier of its own") {
                $0.kind = .appExtension
                $0.infoPlist = "<key>CFBundleIdentifier</key><string>com.other.share</string>"
                $0.container = ""
            }
        ],
        quiet: [
            .signed("a system extension, which the system installs for itself") {
                $0.kind = .appExtension
                $0.infoPlist = """
                    <key>CFBundleIdentifier</key><string>com.other.filter</string>
                    <key>CFBundlePackageType</key><string>SYSX</string>
                    """
                $0.container = ""
            },
            .signed("below the app's") {
                $0.kind = .appExtension
                $0.infoPlist = "<key>CFBundleIdentifier</key><string>com.shop.example.share</string>"
                $0.container = ""
            },
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.compactMap { signed in
            guard Self.kinds.contains(signed.bundle.kind), !signed.isSystemExtension,
                let own = signed.bundle.identifier,
                let outer = facts.container(of: signed.bundle)?.bundle.identifier, !own.contains("$"),
                !own.hasPrefix(outer + ".")
            else { return nil }
            return finding(
                in: signed, at: "CFBundleIdentifier",
                message: "\(own) does not begin with the app's \(outer) and a dot", evidence: own)
        }
    }

    private static let kinds: Set<BundleFacts.Kind> = [.appClip, .appExtension, .watchApp]
}
