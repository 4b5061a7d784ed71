// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// A reader of `embedded.mobileprovision` and `embedded.provisionprofile`: a property list inside a CMS
/// `SignedData` (RFC 5652, section 5). Whether the content is what was signed is computed; whether Apple
/// signed it is not verified.
///
/// Devices are counted, their identifiers are not kept.
public enum ProvisioningReader {
    /// The facts of the profile in `bytes`, which `location` names in findings.
    public static func read(
        _ bytes: [UInt8], location: Location, budget: ProvisioningBudget = ProvisioningBudget()
    ) throws(ProvisioningError) -> ProvisioningFacts {
        guard bytes.count <= budget.bytes else {
            throw .tooLong(bytes: bytes.count, limit: budget.bytes)
        }
        let content: [UInt8]
        do {
            content = try SignedData.content(of: bytes)
        } catch {
            throw ProvisioningError(error)
        }
        let root: PropertyListNode
        do {
            root = try PropertyListReader.read(content, budget: budget.propertyList).root
        } catch {
            throw .propertyList(error)
        }
        guard root.dictionary != nil else { throw .notADictionary }
        let certificates = root["DeveloperCertificates"]?.array ?? []
        guard certificates.count <= budget.certificates else {
            throw .tooManyCertificates(found: certificates.count, limit: budget.certificates)
        }
        var facts = ProvisioningFacts(root, certificates, location: location)
        facts.isIntact = SignedData.isIntact(bytes)
        facts.chain = (try? SignedData.chain(of: bytes)) ?? nil
        return facts
    }
}

/// What one provisioning profile may cost its reader.
public struct ProvisioningBudget: Sendable {
    /// The longest profile in bytes. A development profile with its 100 devices of each kind and a dozen
    /// certificates has about 60 KB.
    public var bytes = 4 << 20
    /// The most certificates that may sign with it. A development profile lists those of a whole team: some
    /// dozens.
    public var certificates = 1000
    /// The limits of the property list in it: real ones nest 3 deep.
    public var propertyList: PropertyListBudget = {
        var budget = PropertyListBudget()
        budget.depth = 32
        budget.values = 100_000
        return budget
    }()

    /// The limits that fit Apple's profiles.
    public init() {}
}

extension ProvisioningFacts {
    /// The facts of a profile's dictionary; what has another type than Apple gives it counts as absent.
    fileprivate init(
        _ root: PropertyListNode, _ certificates: [PropertyListNode], location: Location
    ) {
        let entitlements = root["Entitlements"]
        self.init(
            location: location, name: root["Name"]?.string,
            provisionsAllDevices: root["ProvisionsAllDevices"]?.boolean ?? false,
            deviceCount: root["ProvisionedDevices"]?.array?.count,
            allowsDebugger: Self.debuggerKeys.contains { entitlements?[$0]?.boolean == true },
            expires: root["ExpirationDate"]?.date)
        self.entitlements = entitlements
        teams = root["TeamIdentifier"]?.array?.compactMap(\.string) ?? []
        prefixes = root["ApplicationIdentifierPrefix"]?.array?.compactMap(\.string) ?? []
        created = root["CreationDate"]?.date
        platforms = root["Platform"]?.array?.compactMap(\.string) ?? []
        self.certificates = certificates.compactMap { node in
            guard case .data(let bytes) = node.value else { return nil }
            return CertificateFacts(der: bytes)
        }
    }

    /// The entitlement that lets a debugger attach: on iOS and its kin, and on macOS.
    private static let debuggerKeys = ["get-task-allow", "com.apple.security.get-task-allow"]
}

extension PropertyListNode {
    fileprivate var date: Double? {
        if case .date(let seconds) = value { seconds } else { nil }
    }
}
