// SPDX-License-Identifier: Apache-2.0

extension RuleBook {
    /// The rules about what the settings open, and for whom.
    static let atsRules: [any Rule] = [
        ArbitraryLoads(), ArbitraryMediaLoads(), ArbitraryWebContent(), DebugHost(),
        DefaultRestated(), ExceptionWithoutEffect(), ExtensionLooserThanApp(), ForwardSecrecyOff(),
        FrameworkBlock(), InsecureHTTP(), InsecureHTTPRange(), LocalNetworking(), MinimumTLSLowered(),
        ProxyToolHost(), ReviewJustification(),
    ]
}
