// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// Why a provisioning profile could not be read.
public enum ProvisioningError: Error, Sendable, Hashable {
    /// The signed content is absent: a detached signature.
    case noContent
    /// The outermost value of the signed content is not a dictionary.
    case notADictionary
    /// The bytes are not a CMS `ContentInfo`.
    case notCMS
    /// The bytes are CMS of another type than `SignedData`.
    case notSignedData
    /// The signed content is not a readable property list.
    case propertyList(PropertyListError)
    /// The profile is longer than the budget.
    case tooLong(bytes: Int, limit: Int)
    /// The profile lists more certificates than the budget.
    case tooManyCertificates(found: Int, limit: Int)
}

extension ProvisioningError {
    init(_ fault: SignedData.Fault) {
        switch fault {
        case .noContent: self = .noContent
        case .notCMS: self = .notCMS
        case .notSignedData: self = .notSignedData
        }
    }

    /// Whether a limit of this reader, and not the file's form, was the reason.
    public var isLimit: Bool {
        switch self {
        case .tooLong, .tooManyCertificates: true
        case .propertyList(let error): error.isLimit
        case .noContent, .notADictionary, .notCMS, .notSignedData: false
        }
    }
}

extension ProvisioningError: CustomStringConvertible {
    /// What was found and what was expected, without quoting the file.
    public var description: String {
        switch self {
        case .noContent: "the CMS signature has no content where the profile's property list belongs"
        case .notADictionary: "the profile's property list is not a dictionary"
        case .notCMS: "not a provisioning profile: the file is not CMS (RFC 5652)"
        case .notSignedData: "not a provisioning profile: the file is CMS, but not signed data"
        case .propertyList: "the profile's content is not a readable property list"
        case .tooLong(let bytes, let limit):
            "the profile's \(bytes) bytes are more than the \(limit) that are read"
        case .tooManyCertificates(let found, let limit):
            "the profile's \(found) certificates are more than the \(limit) that are read"
        }
    }
}
