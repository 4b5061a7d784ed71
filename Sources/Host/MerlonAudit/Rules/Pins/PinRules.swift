// SPDX-License-Identifier: Apache-2.0

extension RuleBook {
    /// The rules about pins that the system can read.
    static let pinRules: [any Rule] = [PinSubdomainDepth(), PinnedHostOpenedToHTTP(), PinWithoutBackup()]
}
