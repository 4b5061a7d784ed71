// SPDX-License-Identifier: Apache-2.0

/// What is known beside the text.
public struct DiagnosisContext: Sendable, Hashable {
    /// What the evaluator answers for ``ErrorReading/failingURL`` and the app at hand. Where it is given, it
    /// and no table decides whether App Transport Security is the cause.
    public struct ATSAnswer: Sendable, Hashable {
        /// Whether the load may begin.
        public var isAllowed: Bool
        /// Whether `http` to the host is allowed.
        public var allowsCleartext: Bool
        /// The lowest TLS version that is demanded, as `TLSv1.2`; nil where nothing is demanded.
        public var minimumTLS: String?
        /// Whether forward secrecy is demanded.
        public var requiresForwardSecrecy: Bool
        /// Whether `NSPinnedDomains` has pins for the host.
        public var isPinned: Bool
        /// Whether the pins are such that no server can match them.
        public var pinsRejectEverything: Bool

        /// An answer from its parts.
        public init(
            isAllowed: Bool, allowsCleartext: Bool, minimumTLS: String? = nil,
            requiresForwardSecrecy: Bool = true,
            isPinned: Bool = false, pinsRejectEverything: Bool = false
        ) {
            self.isAllowed = isAllowed
            self.allowsCleartext = allowsCleartext
            self.minimumTLS = minimumTLS
            self.requiresForwardSecrecy = requiresForwardSecrecy
            self.isPinned = isPinned
            self.pinsRejectEverything = pinsRejectEverything
        }
    }

    /// The app, archive or Info.plist that was given, for the commands to name.
    public var appPath: String?
    /// The options of `merlon explain` that choose the settings, the system and the loader of ``ats``, as words
    /// (`--app`, `Shop.app`, `--ios`, `17`); nil where none were given.
    public var explainOptions: [String]?
    /// The evaluator's answer, or nil where no app was given or the text names no URL.
    public var ats: ATSAnswer?
    /// Whether the app runs on macOS, where the sandbox asks for an entitlement; nil where it is not known.
    public var isMac: Bool?
    /// Whether the app's entitlements let it make connections: false where it is sandboxed without
    /// `com.apple.security.network.client`; nil where they are not known.
    public var mayConnectOut: Bool?
    /// Whether the app's Info.plist has `NSLocalNetworkUsageDescription`; nil where it is not known.
    public var describesLocalNetworkUse: Bool?

    /// A context from its parts.
    public init(
        appPath: String? = nil, explainOptions: [String]? = nil, ats: ATSAnswer? = nil, isMac: Bool? = nil,
        mayConnectOut: Bool? = nil,
        describesLocalNetworkUse: Bool? = nil
    ) {
        self.appPath = appPath
        self.explainOptions = explainOptions
        self.ats = ats
        self.isMac = isMac
        self.mayConnectOut = mayConnectOut
        self.describesLocalNetworkUse = describesLocalNetworkUse
    }
}
