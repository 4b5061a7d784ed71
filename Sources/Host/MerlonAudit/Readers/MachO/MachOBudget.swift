// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// What one Mach-O file may cost its reader.
public struct MachOBudget: Sendable {
    /// The most slices of a fat file. Apple never shipped more than five architectures in one file; a Java
    /// class file, which begins with the same four bytes, has a version of at least 45 in this place.
    public var slices = 30
    /// The most bytes of load commands in one slice. The largest real apps, with hundreds of linked
    /// libraries, stay below 100 KB.
    public var loadCommandBytes = 4 << 20
    /// The most blobs of one code signature. `codesign` writes at most ten.
    public var signatureBlobs = 64
    /// The longest CMS structure of a code signature, in bytes. `codesign` reserves 18,000 for it.
    public var signerBytes = 1 << 20
    /// The longest Info.plist in a section of a program, in bytes. Those of Apple's tools have some hundred.
    public var infoPlistBytes = 1 << 20
    /// The longest entitlements, in bytes. The longest of Apple's own programs have about 60 KB.
    public var entitlementBytes = 1 << 20
    /// The deepest nesting and the most values of entitlements: real ones nest 3 deep and have some
    /// hundred values.
    public var entitlements: PropertyListBudget = {
        var budget = PropertyListBudget()
        budget.depth = 32
        budget.values = 100_000
        return budget
    }()

    /// The limits that fit files of an app.
    public init() {}
}
