// SPDX-License-Identifier: Apache-2.0

/// A reader of what a Mach-O file says of itself: its platform, its versions, whether the store
/// encrypted it, who claims to have signed it, and its entitlements. Code is neither read nor run, and no signature is trusted.
///
/// Formats: `mach-o/loader.h`, `mach-o/fat.h` and `kern/cs_blobs.h` of Apple's SDK.
public enum MachOReader {
    /// The facts of a whole file in memory.
    public static func read(
        _ bytes: [UInt8], budget: MachOBudget = MachOBudget()
    ) throws(MachOError) -> MachOFacts {
        try read(MachOSource(bytes), budget: budget)
    }

    /// The facts of the file behind `source`, of which only headers, load commands and entitlements are
    /// asked for: some kilobytes of a file of any length.
    ///
    /// Of a fat file the facts are those of the slice that a current device runs (`arm64`, `arm64e`,
    /// `arm64_32`, then the first); ``MachOFacts/slices`` has all. Throws where no slice can be read;
    /// what else can't be read is listed in ``MachOFacts/problems``.
    public static func read(
        _ source: MachOSource, budget: MachOBudget = MachOBudget()
    ) throws(MachOError) -> MachOFacts {
        var slices: [MachOSlice] = []
        var problems: [MachOError] = []
        for place in try MachOFatHeader.places(in: source, budget: budget) {
            do {
                let part = try source.slice(.slice, at: place.offset, count: place.count)
                slices.append(try MachOSliceReader(part, budget: budget).slice())
            } catch {
                problems.append(error)
            }
        }
        guard let chosen = slices.current else {
            throw problems.first ?? .malformed(.fatHeader, .noSlices)
        }
        return MachOFacts(chosen, slices: slices, problems: problems + slices.flatMap(\.problems))
    }

    /// Whether a file that begins with `prefix` (8 bytes suffice) claims to be a Mach-O file. A Java class
    /// file begins as a fat file does; its version number stands where the number of slices would.
    public static func recognizes(_ prefix: [UInt8]) -> Bool {
        guard let magic = MachOBytes(prefix, isBigEndian: true).uint32(at: 0) else { return false }
        return MachOHeader(magic: magic) != nil || MachOFatHeader(prefix) != nil
    }
}

extension [MachOSlice] {
    /// The slice that a current device runs; nil where there is none.
    var current: MachOSlice? { self.min { $0.architecture.preference < $1.architecture.preference } }
}

extension MachOArchitecture {
    /// The lower, the more likely that a current device runs the slice.
    fileprivate var preference: Int {
        switch self {
        case .arm64: 0
        case .arm64e: 1
        case .arm64_32: 2
        default: 3
        }
    }
}

extension MachOFacts {
    fileprivate init(_ slice: MachOSlice, slices: [MachOSlice], problems: [MachOError]) {
        self.init(
            platform: slice.platform, isSimulator: slice.isSimulator, minimumOS: slice.minimumOS,
            linkedSDK: slice.linkedSDK, isEncrypted: slice.isEncrypted, entitlements: slice.entitlements)
        signingIdentity = slice.signingIdentity
        infoPlist = slice.infoPlist
        self.slices = slices
        self.problems = problems
    }
}
