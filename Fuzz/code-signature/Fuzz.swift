// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonYAML MerlonATS MerlonPolicy MerlonProject MerlonAudit
// libraries: archive crypto yaml
import MerlonAudit

/// A code signature behind the shortest Mach-O header that leads to it: any bytes end in facts.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let signature = Array(UnsafeBufferPointer(start: start, count: count))
    // mach_header_64 of an arm64 program with one command, then linkedit_data_command.
    let words: [UInt32] = [
        0xFEED_FACF, 0x0100_000C, 0, 2, 1, 16, 0, 0, 0x1D, 16, 48, UInt32(truncatingIfNeeded: count),
    ]
    let head = words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    guard let facts = try? MachOReader.read(head + signature) else {
        preconditionFailure("the header is right")
    }
    precondition(facts.slices.map(\.isSigned) == [true])
    _ = facts.problems.map(\.description)
    return 0
}
