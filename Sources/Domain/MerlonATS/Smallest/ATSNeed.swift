// SPDX-License-Identifier: Apache-2.0

/// Something that an app must be able to load.
public struct ATSNeed: Sendable, Hashable {
    /// Which hosts.
    public enum Target: Sendable, Hashable {
        /// Whatever host on the internet: a page that a user types, a feed that a user adds.
        case anyHost
        /// Whatever host on the local network: an unqualified name, a name in `.local`, a local address.
        case anyLocalHost
        /// One host: a name in lower case, or an address in its canonical spelling.
        case host(String)
    }

    /// Which hosts. Only a host that was read from a URL can stand here.
    public private(set) var target: Target
    /// Whether it is loaded without TLS: because its URL says so, or because the server speaks none.
    public private(set) var isCleartext: Bool
    /// Who loads it.
    public var loader: ATSLoader
    /// What is known of the server.
    public private(set) var server: ATSServer

    /// The need to load `url`. A server without TLS is reached by `http`, whatever the URL's scheme.
    public init(
        url: String, loader: ATSLoader = .urlSession, server: ATSServer = .modern
    ) throws(ATSURLError) {
        let url = try ATSURL(url)
        self.init(
            .host(url.address?.description ?? url.host), scheme: url.scheme, loader: loader, server: server)
    }

    /// The need to load what no one knows before: by `http`, unless `scheme` says otherwise.
    public static func anyHost(
        scheme: ATSScheme = .http, loader: ATSLoader, server: ATSServer = .modern
    ) -> ATSNeed {
        ATSNeed(.anyHost, scheme: scheme, loader: loader, server: server)
    }

    /// The need to load from devices on the local network: by `http`, unless `scheme` says otherwise.
    public static func anyLocalHost(
        scheme: ATSScheme = .http, loader: ATSLoader = .urlSession, server: ATSServer = .modern
    ) -> ATSNeed {
        ATSNeed(.anyLocalHost, scheme: scheme, loader: loader, server: server)
    }

    private init(_ target: Target, scheme: ATSScheme, loader: ATSLoader, server: ATSServer) {
        self.target = target
        isCleartext = !scheme.isSecure || server.newestTLS == nil
        self.loader = loader
        self.server = server
    }
}

extension ATSNeed {
    /// What stands against it whatever the dictionary says; nothing does without TLS.
    var unfixable: [ATSServer.Defect] {
        isCleartext || loader == .outsideATS ? [] : ATSServer.Defect.allCases.filter(server.defects.contains)
    }

    /// The host, where it is one.
    var host: String? {
        if case .host(let host) = target { host } else { nil }
    }

    /// What to call the target in a sentence.
    var targetWords: String {
        switch target {
        case .anyHost: "any host"
        case .anyLocalHost: "any host on the local network"
        case .host(let host): shown(host)
        }
    }
}
