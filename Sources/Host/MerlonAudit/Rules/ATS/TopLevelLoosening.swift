// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// The check that the rules of one narrow key share: the key is YES, on all systems or on some.
extension Rule {
    func findings(
        in facts: AuditFacts, key: String, _ value: KeyPath<ATSConfiguration, PropertyListNode?>,
        message: String
    ) -> [Finding] {
        facts.governed.compactMap { governed in
            guard let node = governed.ats[keyPath: value] else { return nil }
            let confidence: Confidence
            switch SettingValue(node) {
            case .yes: confidence = .high
            case .yesOnSome: confidence = .medium
            case .no: return nil
            }
            return finding(
                in: governed.bundle, at: .ats(key), node.place, message: message,
                evidence: "\(key) = \(node.shortText)", confidence: confidence)
        }
    }
}
