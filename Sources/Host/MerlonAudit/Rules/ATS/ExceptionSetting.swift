// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// A setting of an exception, under its name of today or one of an Xcode 7 beta.
struct ExceptionSetting {
    var key: String
    var node: PropertyListNode
    var isLegacy: Bool

    /// What a message adds about the name.
    var note: String { isLegacy ? ", where the system still reads the old key" : "" }
    /// No current document says that the old names are read.
    var confidence: Confidence { isLegacy ? .low : .high }
}

extension ATSExceptionDomain {
    /// The setting that `key` or an older name of it gives; today's name first.
    func setting(_ key: String, _ node: PropertyListNode?) -> ExceptionSetting? {
        if let node { return ExceptionSetting(key: key, node: node, isLegacy: false) }
        return legacy.first { $0.modernKey == key }.map {
            ExceptionSetting(key: $0.key, node: $0.value, isLegacy: true)
        }
    }
}
