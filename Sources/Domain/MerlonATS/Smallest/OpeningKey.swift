// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The keys at the top of the dictionary that open hosts without naming them.
enum OpeningKey: CaseIterable {
    // From the broadest to the narrowest.
    case arbitraryLoads, webContent, media, localNetworking

    /// Those beside `NSAllowsArbitraryLoads`, the narrowest first; one of them takes its effect away.
    static let narrow: [OpeningKey] = [.localNetworking, .media, .webContent]

    /// The key.
    var key: ATSKey {
        switch self {
        case .arbitraryLoads: .allowsArbitraryLoads
        case .localNetworking: .allowsLocalNetworking
        case .media: .allowsArbitraryLoadsForMedia
        case .webContent: .allowsArbitraryLoadsInWebContent
        }
    }

    /// Its value in a dictionary.
    var path: WritableKeyPath<ATSConfiguration, PropertyListNode?> {
        switch self {
        case .arbitraryLoads: \.allowsArbitraryLoads
        case .localNetworking: \.allowsLocalNetworking
        case .media: \.allowsArbitraryLoadsForMedia
        case .webContent: \.allowsArbitraryLoadsInWebContent
        }
    }

    /// Its key path from the Info.plist's root.
    var keyPath: PropertyListKeyPath { ATSDecoder.home.appending(key.rawValue) }

    /// What it opens, to follow the key's name in a sentence.
    var words: String {
        switch self {
        case .arbitraryLoads:
            "opens every host that no entry lists to cleartext, on every port and path, lifts the demands on TLS, and "
                + "lets the app's code loosen trust"
        case .localNetworking:
            "opens every unqualified name, every name in .local and every local address, on whatever network the "
                + "device joins"
        case .media:
            "lets AVFoundation load media in cleartext from every host that no entry lists"
        case .webContent:
            "lets web views load in cleartext every page and all that belongs to it from every host that no entry "
                + "lists"
        }
    }
}
