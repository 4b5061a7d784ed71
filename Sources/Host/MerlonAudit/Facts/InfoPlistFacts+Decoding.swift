// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList
internal import MerlonATS

extension InfoPlistFacts {
    /// The facts of an Info.plist that was read from `location`.
    public init(location: Location, document: PropertyListDocument) {
        let decoded = ATSConfiguration.decode(infoPlist: document.root, anomalies: document.anomalies)
        self.init(
            location: location, document: document, ats: decoded.configuration,
            diagnostics: decoded.diagnostics)
    }
}
