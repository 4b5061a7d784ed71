// SPDX-License-Identifier: Apache-2.0

/// Fills host, URL and app into a cause's commands.
struct NextSteps {
    let url: FoundURL?
    let context: DiagnosisContext

    func lines(_ steps: [CauseNote.Step]) -> [NextStep] {
        steps.map(line)
    }

    private func line(_ step: CauseNote.Step) -> NextStep {
        switch step {
        case .explain:
            NextStep(
                "merlon explain \(address) \(explainOptions)",
                purpose: "what the system does with this URL, by which key, and the smallest fix")
        case .openSSL:
            NextStep(
                "openssl s_client -connect \(endpoint)\(serverName) -showcerts </dev/null",
                purpose: "the certificates that the server sends, the protocol version and the suite")
        case .clientCertificateRequest:
            NextStep(
                "openssl s_client -connect \(endpoint)\(serverName) </dev/null",
                purpose: "whether the server asks for a client certificate, and of which issuers")
        case .nscurl:
            NextStep(
                "nscurl --ats-diagnostics --verbose \(secureAddress)", on: .mac,
                purpose: "which App Transport Security settings the server passes with")
        case .pinDigest:
            NextStep(
                "openssl s_client -connect \(endpoint)\(serverName) </dev/null 2>/dev/null"
                    + " | openssl x509 -pubkey -noout | openssl pkey -pubin -outform der"
                    + " | openssl dgst -sha256 -binary | openssl base64",
                purpose: "the pin (SHA-256 of the public key info) of the key that the server presents")
        case .curl:
            NextStep("curl -sSvI -o /dev/null -L \(address)", purpose: "each connection, redirect and answer")
        case .port:
            NextStep("nc -vz -w 5 \(host) \(port)", purpose: "whether anything listens there")
        case .dnsQuery:
            NextStep("dig +short \(host)", purpose: "the addresses that the name has")
        case .entitlements:
            NextStep(
                "codesign -d --entitlements - \(app)", on: .mac,
                purpose: "the entitlements of the signed binary")
        case .infoPlistKey(let key):
            NextStep(
                "plutil -extract \(key) xml1 -o - \(appFile("Info.plist"))", on: .mac,
                purpose: "whether the Info.plist has \(key)")
        case .privacyManifest:
            NextStep(
                "find \(app) -name PrivacyInfo.xcprivacy -exec plutil -p {} +", on: .mac,
                purpose: "the tracking domains that the app and its frameworks declare")
        case .proxySettings:
            NextStep("scutil --proxy", on: .mac, purpose: "the proxies that this Mac uses")
        case .systemLog:
            NextStep(
                "log stream --level debug --predicate"
                    + " 'subsystem BEGINSWITH \"com.apple.network\" OR subsystem == \"com.apple.CFNetwork\"'",
                on: .mac, purpose: "what the system says while the load fails (for a device: Console)")
        }
    }

    private var app: String { context.appPath.map(ShellWord.quoted) ?? "PATH" }

    private var explainOptions: String {
        context.explainOptions.map { $0.map(ShellWord.quoted).joined(separator: " ") } ?? "--app \(app)"
    }

    private func appFile(_ name: String) -> String {
        guard let path = context.appPath else { return "PATH/\(name)" }
        return ShellWord.quoted(path.hasSuffix(name) ? path : path + "/" + name)
    }

    private var address: String { url.map { ShellWord.quoted($0.text) } ?? "URL" }

    private var secureAddress: String {
        guard let url else { return "https://HOST" }
        let port = url.isCleartext ? "" : url.port.map { ":\($0)" } ?? ""
        return ShellWord.quoted("https://\(url.host)\(port)")
    }

    private var host: String {
        guard let host = url?.host else { return "HOST" }
        return ShellWord.quoted(host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host)
    }

    private var port: String { url.map { String($0.effectivePort) } ?? "PORT" }

    private var endpoint: String {
        guard let url else { return "HOST:443" }
        return ShellWord.quoted("\(url.host):\(url.port ?? 443)")
    }

    /// The name in the handshake; an address is never sent as one.
    private var serverName: String {
        guard let url else { return " -servername HOST" }
        return url.isAddress ? "" : " -servername \(ShellWord.quoted(url.host))"
    }
}

/// A word of a shell command made from text that came from outside.
enum ShellWord {
    /// `text` as one word of a POSIX shell: as it is where every character is harmless, else in single
    /// quotation marks.
    static func quoted(_ text: String) -> String {
        let isHarmless = !text.isEmpty && text.utf8.allSatisfy { $0.isWord || "-./:@%+,".utf8.contains($0) }
        if isHarmless { return text }
        return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
            + "'"
    }
}
