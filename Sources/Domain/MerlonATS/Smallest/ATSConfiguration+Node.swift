// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

extension ATSConfiguration {
    /// The dictionary that stands under `NSAppTransportSecurity`: the raw values as they were decoded,
    /// without what the system drops.
    public var node: PropertyListNode {
        .dictionary([
            (.allowsArbitraryLoads, allowsArbitraryLoads),
            (.allowsArbitraryLoadsForMedia, allowsArbitraryLoadsForMedia),
            (.allowsArbitraryLoadsInWebContent, allowsArbitraryLoadsInWebContent),
            (.allowsLocalNetworking, allowsLocalNetworking),
            (.requiresNIAPPackage, requiresNIAPTLSPackageVersion),
            (
                .exceptionDomains,
                .dictionary(exceptionDomains.map { .init($0.name, at: $0.namePlace, $0.node) })
            ),
            (.pinnedDomains, .dictionary(pinnedDomains.map { .init($0.name, at: $0.namePlace, $0.node) })),
        ])
    }
}

extension ATSExceptionDomain {
    /// The dictionary that stands under the entry's name.
    public var node: PropertyListNode {
        var node = PropertyListNode.dictionary([
            (.includesSubdomains, includesSubdomains), (.allowsInsecureHTTPLoads, allowsInsecureHTTPLoads),
            (.minimumTLSVersion, minimumTLSVersion), (.requiresForwardSecrecy, requiresForwardSecrecy),
            (.requiresCertificateTransparency, requiresCertificateTransparency),
            (.exceptionRequiresNIAPPackage, requiresNIAPTLSPackageVersion),
        ])
        if !legacy.isEmpty {
            let entries = (node.dictionary?.entries ?? []) + legacy.map { .init($0.key, $0.value) }
            node.value = .dictionary(PropertyListDictionary(entries))
        }
        return node
    }
}

extension ATSPinnedDomain {
    /// The dictionary that stands under the entry's name.
    public var node: PropertyListNode {
        .dictionary([
            (.includesSubdomains, includesSubdomains), (.pinnedCAIdentities, caIdentities?.node),
            (.pinnedLeafIdentities, leafIdentities?.node),
        ])
    }
}

extension ATSPinnedDomain.PinList {
    fileprivate var node: PropertyListNode {
        PropertyListNode(
            .array(
                digests.map {
                    .dictionary([(.digest, PropertyListNode(.string($0.base64), at: $0.place))])
                }))
    }
}

extension PropertyListNode {
    /// `YES` or `NO`.
    static func yes(_ value: Bool) -> PropertyListNode { PropertyListNode(.boolean(value)) }

    /// A dictionary of those settings that have a value.
    fileprivate static func dictionary(_ settings: [(ATSKey, PropertyListNode?)]) -> PropertyListNode {
        PropertyListNode(
            .dictionary(
                PropertyListDictionary(
                    settings.compactMap { key, value in value.map { .init(key.rawValue, $0) } })))
    }

    /// A dictionary of `entries`, or nil where there is none.
    fileprivate static func dictionary(_ entries: [PropertyListDictionary.Entry]) -> PropertyListNode? {
        entries.isEmpty ? nil : PropertyListNode(.dictionary(PropertyListDictionary(entries)))
    }
}
