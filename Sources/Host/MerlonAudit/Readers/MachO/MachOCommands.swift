// SPDX-License-Identifier: Apache-2.0
import MerlonATS

/// The load commands of one slice: the facts they state, and where further facts lie.
struct MachOCommands {
    /// A stretch of the slice.
    struct Place {
        enum Kind {
            case codeSignature
            case entitlementSection(EntitlementForm)
            case infoPlistSection
        }

        let kind: Kind
        let offset: UInt64
        let count: UInt64
    }

    /// The facts that the commands state themselves.
    var slice: MachOSlice
    /// `LC_CODE_SIGNATURE`: at most one, as the first is what the system takes.
    private(set) var signature: [Place] = []
    /// The sections that a simulator build carries its entitlements in.
    private(set) var entitlementSections: [Place] = []
    /// The section with the Info.plist of a program without a bundle: at most one.
    private(set) var infoPlistSection: Place?
    private var hasBuildVersion = false

    /// The commands in `bytes`; throws at the first that is too short for its kind.
    init(_ bytes: MachOBytes, count: UInt32, architecture: MachOArchitecture) throws(MachOError) {
        slice = MachOSlice(architecture: architecture)
        var offset = 0
        // Every command takes 8 bytes at least, so that `bytes` bounds the loop, whatever `count` says.
        for index in 0..<Int(count) {
            guard let number = bytes.uint32(at: offset), let size = bytes.uint32(at: offset + 4), size >= 8,
                let command = bytes.sub(at: offset, count: Int(size)), take(number, command)
            else { throw .malformed(.loadCommands, .commandSize(index: index)) }
            offset += Int(size)
        }
    }

    /// Takes what a command says; false where it is too short for its kind. Numbers: `mach-o/loader.h`.
    private mutating func take(_ number: UInt32, _ command: MachOBytes) -> Bool {
        switch number {
        case 0x01: takeSections(command, .segment32)
        case 0x19: takeSections(command, .segment64)
        case 0x1D: takeSignature(command)
        case 0x21, 0x2C: takeEncryption(command)
        case 0x24: takeVersionMin(command, .macOS)
        case 0x25: takeVersionMin(command, .iOS)
        case 0x2F: takeVersionMin(command, .tvOS)
        case 0x30: takeVersionMin(command, .watchOS)
        case 0x32: takeBuildVersion(command)
        default: true
        }
    }
}

// MARK: - Versions

extension MachOCommands {
    /// `build_version_command`. A "zippered" macOS library has a second one for Mac Catalyst: the first
    /// counts.
    private mutating func takeBuildVersion(_ command: MachOBytes) -> Bool {
        guard let platform = command.uint32(at: 8), let minimum = command.uint32(at: 12),
            let sdk = command.uint32(at: 16)
        else { return false }
        guard !hasBuildVersion else { return true }
        hasBuildVersion = true
        (slice.platform, slice.isSimulator) = Self.platform(platform)
        slice.isMacCatalyst = platform == 6
        slice.minimumOS = OSVersion(packed: minimum)
        slice.linkedSDK = OSVersion(packed: sdk)
        return true
    }

    /// `PLATFORM_…`; those without apps of their own (bridgeOS, DriverKit, firmware) are nil.
    private static func platform(_ number: UInt32) -> (ATSSystem.Platform?, isSimulator: Bool) {
        switch number {
        case 1: (.macOS, false)
        case 2, 6: (.iOS, false)
        case 3: (.tvOS, false)
        case 4: (.watchOS, false)
        case 7: (.iOS, true)
        case 8: (.tvOS, true)
        case 9: (.watchOS, true)
        case 11: (.visionOS, false)
        case 12: (.visionOS, true)
        default: (nil, false)
        }
    }

    /// `version_min_command`, from before `LC_BUILD_VERSION`: only the processor tells a simulator build.
    private mutating func takeVersionMin(_ command: MachOBytes, _ platform: ATSSystem.Platform) -> Bool {
        guard let minimum = command.uint32(at: 8), let sdk = command.uint32(at: 12) else { return false }
        guard !hasBuildVersion else { return true }
        slice.platform = platform
        slice.isSimulator = platform != .macOS && [.i386, .x86_64].contains(slice.architecture)
        slice.minimumOS = OSVersion(packed: minimum)
        slice.linkedSDK = OSVersion(packed: sdk)
        return true
    }
}

// MARK: - Encryption, signature, sections

extension MachOCommands {
    /// `encryption_info_command`: a `cryptid` other than 0 says that the code's pages are encrypted.
    private mutating func takeEncryption(_ command: MachOBytes) -> Bool {
        guard let cryptID = command.uint32(at: 16) else { return false }
        if cryptID != 0 { slice.isEncrypted = true }
        return true
    }

    /// `linkedit_data_command`.
    private mutating func takeSignature(_ command: MachOBytes) -> Bool {
        guard let offset = command.uint32(at: 8), let count = command.uint32(at: 12) else { return false }
        guard signature.isEmpty else { return true }
        slice.isSigned = true
        signature = [Place(kind: .codeSignature, offset: UInt64(offset), count: UInt64(count))]
        return true
    }

    private mutating func takeSections(_ command: MachOBytes, _ shape: SegmentShape) -> Bool {
        guard let count = command.uint32(at: shape.header - 8),
            Int(count) <= (command.count - shape.header) / shape.section
        else { return false }
        for index in 0..<Int(count) {
            guard
                let section = command.sub(at: shape.header + index * shape.section, count: shape.section),
                let name = section.name(at: 0), let segment = section.name(at: 16),
                let (offset, size) = shape.place(in: section)
            else { return false }
            guard segment == "__TEXT" else { continue }
            if name == "__info_plist", infoPlistSection == nil {
                infoPlistSection = Place(kind: .infoPlistSection, offset: UInt64(offset), count: size)
            }
            guard let form = EntitlementForm(section: name) else { continue }
            entitlementSections.append(
                Place(kind: .entitlementSection(form), offset: UInt64(offset), count: size))
        }
        return true
    }
}

/// `segment_command` with its `section`s, or their 64-bit forms.
private enum SegmentShape {
    case segment32, segment64

    /// The length of the command before its sections; their number stands 8 bytes before its end.
    var header: Int {
        switch self {
        case .segment32: 56
        case .segment64: 72
        }
    }

    /// The length of a section.
    var section: Int {
        switch self {
        case .segment32: 68
        case .segment64: 80
        }
    }

    /// Where a section's bytes lie in the file.
    func place(in section: MachOBytes) -> (offset: UInt32, size: UInt64)? {
        switch self {
        case .segment32:
            guard let size = section.uint32(at: 36), let offset = section.uint32(at: 40) else { return nil }
            return (offset, UInt64(size))
        case .segment64:
            guard let size = section.uint64(at: 40), let offset = section.uint32(at: 48) else { return nil }
            return (offset, size)
        }
    }
}

extension EntitlementForm {
    /// The form of the entitlements in a section of `__TEXT`, as Xcode has the linker make it for
    /// simulator builds; nil where the section holds something else.
    fileprivate init?(section: String) {
        switch section {
        case "__entitlements": self = .xml
        case "__ents_der": self = .der
        default: return nil
        }
    }
}

extension MachOCommands.Place.Kind {
    /// The part that an error names.
    var part: MachOError.Part {
        switch self {
        case .codeSignature: .codeSignature
        case .entitlementSection(let form): form.part
        case .infoPlistSection: .infoPlist
        }
    }
}

extension OSVersion {
    /// A version as load commands pack it, `xxxx.yy.zz` in nibbles; nil for 0, which says "none".
    fileprivate init?(packed: UInt32) {
        guard packed != 0 else { return nil }
        self.init(Int(packed >> 16), Int(packed >> 8 & 0xFF), Int(packed & 0xFF))
    }
}
