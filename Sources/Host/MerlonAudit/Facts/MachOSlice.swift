// SPDX-License-Identifier: Apache-2.0
public import MerlonATS
public import MerlonPropertyList

/// What one architecture of a Mach-O file says of itself.
public struct MachOSlice: Sendable, Hashable {
    /// The processor that the slice is for.
    public var architecture: MachOArchitecture
    /// The platform, where it is one that this program knows. Mac Catalyst counts as iOS: its versions
    /// are iOS numbers.
    public var platform: ATSSystem.Platform?
    /// Whether it was built for Mac Catalyst.
    public var isMacCatalyst = false
    /// Whether it was built for a simulator.
    public var isSimulator = false
    /// The lowest version of the system that it runs on.
    public var minimumOS: OSVersion?
    /// The SDK it was linked with; nil where the linker wrote none.
    public var linkedSDK: OSVersion?
    /// Whether the store encrypted the code.
    public var isEncrypted = false
    /// Whether a code signature was found, valid or not.
    public var isSigned = false
    /// The common name of the certificate that the signature claims to be by (`Apple Distribution: Team
    /// (ID)`, `Developer ID Application: …`); nil for an ad-hoc signature. Read, not verified.
    public var signingIdentity: String?
    /// The certificates behind the signature; nil for an ad-hoc one.
    public var chain: SigningChain?
    /// What the signature's code directory says; nil where there is none.
    public var directory: CodeDirectory?
    /// The DER entitlements, the only ones that iOS 15, macOS 12 and later take ("Using the latest code
    /// signature format" in Apple's documentation).
    public var derEntitlements: PropertyListNode?
    /// The XML entitlements, which older systems take.
    public var xmlEntitlements: PropertyListNode?
    /// The Info.plist in the section `__TEXT,__info_plist`.
    public var infoPlist: [UInt8]?
    /// Whether the file is a program: `MH_EXECUTE`, not a library, an object or a file of symbols.
    public var isProgram = false
    /// What of this slice could not be read.
    public var problems: [MachOError] = []

    /// A slice without facts yet.
    public init(architecture: MachOArchitecture) {
        self.architecture = architecture
    }

    /// The entitlements that a current system takes: the DER ones, else the XML ones.
    public var entitlements: PropertyListNode? { derEntitlements ?? xmlEntitlements }

    /// Whether the slice has entitlements in the XML form alone, which current systems don't take.
    public var lacksDER: Bool {
        xmlEntitlements?.dictionary?.entries.isEmpty == false && derEntitlements == nil
    }

    /// Whether both forms of entitlements were read and say different things: `codesign` never writes
    /// such a signature, so one was edited by hand.
    public var entitlementsDisagree: Bool {
        guard let derEntitlements, let xmlEntitlements else { return false }
        return !derEntitlements.value.means(sameAs: xmlEntitlements.value)
    }
}

/// A processor architecture, by the name that Apple's tools give it.
public enum MachOArchitecture: Sendable, Hashable {
    case arm64
    case arm64_32
    case arm64e
    case armv7
    case armv7k
    case armv7s
    case i386
    case x86_64
    /// Any other, by the numbers in the file.
    case other(cpuType: UInt32, subtype: UInt32)
}

extension MachOArchitecture {
    /// `CPU_TYPE_…` and `CPU_SUBTYPE_…` of `mach/machine.h`; the subtype's top byte holds flags.
    init(cpuType: UInt32, subtype: UInt32) {
        switch (cpuType, subtype & 0x00FF_FFFF) {
        case (0x0100_000C, 2): self = .arm64e
        case (0x0100_000C, _): self = .arm64
        case (0x0200_000C, _): self = .arm64_32
        case (12, 9): self = .armv7
        case (12, 11): self = .armv7s
        case (12, 12): self = .armv7k
        case (7, _): self = .i386
        case (0x0100_0007, _): self = .x86_64
        default: self = .other(cpuType: cpuType, subtype: subtype)
        }
    }
}

extension MachOArchitecture: CustomStringConvertible {
    /// `arm64`, `arm64e`, …, or `cpu 18 subtype 0`.
    public var description: String {
        switch self {
        case .arm64: "arm64"
        case .arm64_32: "arm64_32"
        case .arm64e: "arm64e"
        case .armv7: "armv7"
        case .armv7k: "armv7k"
        case .armv7s: "armv7s"
        case .i386: "i386"
        case .x86_64: "x86_64"
        case .other(let cpuType, let subtype): "cpu \(cpuType) subtype \(subtype)"
        }
    }
}

extension PropertyListValue {
    /// Whether two values are equal apart from the places they were read from, the order of keys, and
    /// duplicates that a reader drops. Recursion is bounded by the depth that the readers accept.
    fileprivate func means(sameAs other: PropertyListValue) -> Bool {
        switch (self, other) {
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.value.means(sameAs: $1.value) }
        case (.dictionary(let left), .dictionary(let right)):
            left.meaning.count == right.meaning.count
                && left.meaning.allSatisfy { key, value in
                    right.meaning[key].map(value.means(sameAs:)) ?? false
                }
        default: self == other
        }
    }
}

extension PropertyListDictionary {
    fileprivate var meaning: [String: PropertyListValue] {
        Dictionary(entries.map { ($0.key, $0.value.value) }) { _, last in last }
    }
}
