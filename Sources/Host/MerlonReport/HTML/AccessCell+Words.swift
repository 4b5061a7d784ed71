// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit

extension AccessCell {
    /// What the cell comes down to.
    private enum Outcome { case exempt, open, shut, strict, weak }

    private var outcome: Outcome {
        if http == .blocked, https == .blocked { return .shut }
        if http == .allowed { return isExempt ? .exempt : .open }
        guard let tls else { return .weak }
        return tls.minimumTLS >= .tls12 && tls.requiresForwardSecrecy ? .strict : .weak
    }

    /// The class that gives the cell its colour.
    var className: HTML {
        switch outcome {
        case .exempt: "is-exempt"
        case .open: "is-open"
        case .shut: "is-shut"
        case .strict: "is-strict"
        case .weak: "is-weak"
        }
    }

    /// A sign beside the words, for those who scan a table by shape.
    var mark: HTML {
        switch outcome {
        case .exempt: "◌"
        case .open: "□"
        case .shut: "⊘"
        case .strict: "■"
        case .weak: "◧"
        }
    }

    /// The outcome in two words.
    var title: HTML {
        switch outcome {
        case .exempt: "Not covered"
        case .open: "HTTP allowed"
        case .shut: "Nothing loads"
        case .strict: "HTTPS only"
        case .weak: "Weaker HTTPS"
        }
    }

    /// What is demanded of TLS, short: `TLS 1.2+, no FS, 2 pins`.
    var words: String {
        if https == .blocked { return "pins reject all" }
        let demand =
            tls.map { tls in
                let version = tls.minimumTLS.short + "+"
                return version + (tls.requiresForwardSecrecy ? ", FS" : ", no FS")
            } ?? "TLS not demanded"
        return demand + (pins > 0 ? ", \(counted(pins, "pin"))" : "")
    }

    /// The outcome as a sentence.
    var longWords: String {
        var words = "http is \(http.rawValue)"
        if https == .blocked { return words + ", and no certificate can match the pins of https." }
        if let tls {
            words += "; https must be \(tls.minimumTLS.short) or later"
            words += tls.requiresForwardSecrecy ? " with forward secrecy" : ", forward secrecy not required"
            if tls.niap != .none { words += ", to the NIAP package \(tls.niap.rawValue)" }
        } else {
            words += "; of https App Transport Security demands nothing, and the system's own trust remains"
        }
        if pins > 0 { words += "; \(counted(pins, "key")) pinned" }
        if trustMayBeLoosened { words += "; the app's own code may loosen the trust of https" }
        return words + "."
    }

    /// Whether both cells say the same for the same reason.
    func hasSameReason(as other: AccessCell) -> Bool {
        var other = other
        other.loader = loader
        return self == other
    }
}

extension TLSVersion {
    /// `TLS 1.2`.
    fileprivate var short: String { "TLS " + rawValue.dropFirst(4) }
}

extension ATSLoader {
    /// What a developer calls the loader.
    var title: String {
        switch self {
        case .media: "AVFoundation"
        case .outsideATS: "Network.framework"
        case .urlSession: "URLSession"
        case .webContent: "Web content"
        }
    }
}

extension AccessHost {
    /// The host as a row is called.
    var label: String { origin == .below ? "*.\(name)" : name }
}

extension AccessHost.Origin {
    /// Why the host has a row.
    var words: String {
        switch self {
        case .address: "a public address"
        case .anyOther: "that nothing names"
        case .below: "below the entry"
        case .exception: "exception"
        case .localAddress: "a private address"
        case .localName: "a local name"
        case .pinned: "pinned"
        case .policy: "in the policy"
        }
    }
}

extension BundleFacts.Kind {
    /// `App extension`.
    var title: String {
        switch self {
        case .app: "app"
        case .appClip: "App Clip"
        case .appExtension: "app extension"
        case .framework: "framework"
        case .loosePropertyList: "property list"
        case .other: "other"
        case .tool: "tool"
        case .watchApp: "watch app"
        case .xpcService: "XPC service"
        }
    }
}
