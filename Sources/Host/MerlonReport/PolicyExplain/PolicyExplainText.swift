// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy

/// The explanation of a policy for people.
public struct PolicyExplainText: Sendable {
    private let style: TerminalStyle
    private let width: Int

    /// A renderer for lines of `width` columns, in colour or without.
    public init(color: Bool, width: Int) {
        style = TerminalStyle(color: color)
        self.width = width
    }

    /// The explanation as text.
    public func render(_ explanation: PolicyExplanation) -> String {
        var page = TextPage(style: style, width: width)
        page.writeHead(of: explanation)
        page.writeEnvironments(of: explanation)
        page.writeHosts(of: explanation)
        page.writeExceptions(of: explanation)
        page.writeMechanisms(of: explanation)
        page.writeThreats(of: explanation)
        page.writeDemands(of: explanation)
        return page.text
    }
}

extension TextPage {
    fileprivate mutating func writeHead(of explanation: PolicyExplanation) {
        let policy = explanation.policy
        paragraph(
            "\(explanation.tool.name) \(explanation.tool.version): \(explanation.path), as of \(explanation.today)",
            role: .faint)
        gap()
        paragraph(
            "The policy of \(policy.appName), profile \(policy.profile.rawValue): "
                + "\(counted(policy.environments.count, "environment")), \(counted(policy.bundles.count, "bundle")), "
                + "\(counted(policy.hosts.count, "host")), \(counted(policy.exceptions.count, "exception")).")
    }

    fileprivate mutating func writeEnvironments(of explanation: PolicyExplanation) {
        let policy = explanation.policy
        for environment in policy.environments {
            heading(
                "\(environment.name): \(environment.reachesUsers ? "reaches users" : "for developers alone")"
                    + (environment.configurations.isEmpty
                        ? "" : ", made by \(environment.configurations.joined(separator: ", "))"))
            let bundles = policy.bundles.map { Optional($0) }
            for bundle in bundles.isEmpty ? [nil] : bundles {
                let name = bundle.map { bundle in
                    "\(bundle.name) (\(bundle.identifiers[environment.name] ?? bundle.identifier))"
                }
                let allowed = explanation.exceptions(in: environment, bundle)
                paragraph(
                    "\(name ?? "every bundle"): "
                        + explanation.summary(of: allowed, in: environment),
                    indent: Self.labelIndent)
                for entry in allowed {
                    paragraph("\(entry.words); \(entry.term)", indent: Self.labelIndent * 2)
                }
            }
        }
    }

    fileprivate mutating func writeHosts(of explanation: PolicyExplanation) {
        guard !explanation.policy.hosts.isEmpty else { return }
        heading("Hosts")
        let reached = explanation.exceptionsByHost
        for (index, host) in explanation.policy.hosts.enumerated() {
            let below = host.includesSubdomains ? " and names below" : ""
            let data =
                host.data.isEmpty
                ? "nothing said of its data" : host.data.map(\.rawValue).joined(separator: ", ")
            let place =
                host.environments.isEmpty ? "" : "; in \(host.environments.joined(separator: ", ")) alone"
            paragraph("\(host.name)\(below): \(data)\(place)", indent: Self.labelIndent)
            paragraph(
                host.inspection == .allow
                    ? "inspection on managed networks is allowed"
                    : "inspection on managed networks is refused",
                indent: Self.labelIndent * 2)
            if let pins = host.pins {
                let words = [(pins.certificateAuthority, "authority"), (pins.leaf, "server")].filter {
                    !$0.0.isEmpty
                }.map { "\(counted($0.0.count, "key")) of the \($0.1)" }
                paragraph("pinned to \(words.joined(separator: " and "))", indent: Self.labelIndent * 2)
            }
            for entry in reached[index] ?? [] {
                paragraph(
                    "exceptions[\(entry.index)]: \(entry.words); \(entry.term)", indent: Self.labelIndent * 2)
            }
        }
    }

    fileprivate mutating func writeExceptions(of explanation: PolicyExplanation) {
        guard !explanation.exceptions.isEmpty else { return }
        heading("Exceptions")
        for entry in explanation.exceptions {
            let exception = entry.exception
            paragraph("exceptions[\(entry.index)]: \(entry.words)", indent: Self.labelIndent)
            paragraph(entry.term, indent: Self.labelIndent * 2, role: entry.daysLeft < 0 ? .blocked : nil)
            paragraph("why: \(exception.reason.sentence)", indent: Self.labelIndent * 2)
            if !exception.data.isEmpty {
                paragraph(
                    "data: \(exception.data.map(\.rawValue).joined(separator: ", "))",
                    indent: Self.labelIndent * 2)
            }
            paragraph("goes away: \(exception.removal.sentence)", indent: Self.labelIndent * 2)
        }
    }
}
