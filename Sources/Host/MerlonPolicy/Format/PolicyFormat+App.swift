// SPDX-License-Identifier: Apache-2.0

extension PolicyFormat {
    /// A mapping of names, or a plain list of them.
    static let environments = PolicyForm.either([
        .members(key: .name, value: .record(environment)), .list(.name, atLeast: 0),
    ])

    /// An environment.
    static let environment = PolicyRecord(
        title: "an environment",
        fields: [
            PolicyField("configurations", .list(.text), "The Xcode build configurations that make it."),
            PolicyField(
                "reachesUsers", .flag,
                "Whether builds of it reach people other than the app's developers; false for 'debug' and true for "
                    + "any other where it is left out."),
        ])

    /// Short names, each with an identifier or a record.
    static let bundles = PolicyForm.members(key: .name, value: .either([.text, .record(bundle)]))

    /// A bundle.
    static let bundle = PolicyRecord(
        title: "a bundle",
        fields: [
            PolicyField("identifier", .text, required: true, "The bundle identifier."),
            PolicyField(
                "environments", .members(key: .reference(.environment), value: .text),
                "Other identifiers, by environment."),
            PolicyField(
                "infoPlist", .text,
                "The Info.plist in the source tree, relative to the policy's folder."
            ),
        ])

    /// A host.
    static let host = PolicyRecord(
        title: "a host",
        fields: [
            PolicyField("name", .host, required: true, "The host's name or address, in lower case."),
            PolicyField("subdomains", .flag, "Whether hosts below the name are meant too; false by default."),
            PolicyField("data", .list(words(of: DataSensitivity.self)), "What travels."),
            PolicyField(
                "inspection", words(of: PolicyHost.Inspection.self),
                "What is wanted where an organisation inspects TLS on its managed devices: 'allow' (the default) "
                    + "trusts the certificate that the device's manager installed, 'refuse' only the host's own."
            ),
            PolicyField("pins", .record(pins), "The pins, where the host is pinned by NSPinnedDomains."),
            PolicyField(
                "environments", .list(.reference(.environment)),
                "The environments in which the app talks to it; all where it is left out."),
        ],
        rule: .host)

    /// The pins of a host.
    static let pins = PolicyRecord(
        title: "pins",
        fields: [
            PolicyField("ca", .list(.pin), "Pins of any certificate above the leaf (NSPinnedCAIdentities)."),
            PolicyField(
                "leaf", .list(.pin), "Pins of the server's own certificate (NSPinnedLeafIdentities)."),
        ],
        atLeast: 1)

    /// An exception from App Transport Security.
    static let exception = PolicyRecord(
        title: "an exception",
        fields: [
            PolicyField(
                "domain", .text,
                "The key under NSExceptionDomains: a host name, an address or a range. It is left out for keys at "
                    + "the top of NSAppTransportSecurity."),
            PolicyField(
                "settings", .settings, required: true, "The approved keys with their exact values."),
            PolicyField("reason", .text, required: true, "Why the app needs it."),
            PolicyField("data", .list(words(of: DataSensitivity.self)), "What it can expose."),
            PolicyField("owner", .text, required: true, "Who answers for it: a team or a role."),
            PolicyField("expires", .day, required: true, "The last day on which it is approved."),
            PolicyField("removal", .text, required: true, "How it will go away."),
            PolicyField(
                "environments", .list(.reference(.environment)),
                "The environments in which it is approved; all where it is left out."),
            PolicyField(
                "bundles", .list(.reference(.bundle)),
                "The bundles in which it is approved; all where it is left out."),
        ],
        rule: .exception)
}
