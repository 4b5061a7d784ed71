// SPDX-License-Identifier: Apache-2.0
// modules: MerlonErrorCodes
import MerlonErrorCodes

/// Error text is pasted from anywhere: reading and diagnosing it must end, within the budget, whatever it holds.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzErrorText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let reading = ErrorReport.read(Array(UnsafeBufferPointer(start: start, count: count)))
    for code in reading.codes {
        guard code.offset >= 0, code.offset < code.endOffset, code.endOffset <= count else {
            fatalError("place")
        }
    }
    guard !ErrorDiagnosis.causes(reading).isEmpty else { fatalError("no cause") }
    return 0
}
