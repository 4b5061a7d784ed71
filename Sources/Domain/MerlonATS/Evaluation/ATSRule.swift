// SPDX-License-Identifier: Apache-2.0

/// The rules of a decision in the order in which the system asks them. The raw values are stable:
/// they name the steps in machine-readable output.
public enum ATSRule: String, Sendable, Hashable, CaseIterable {
    // Whether ATS is asked at all
    case outsideATS = "outside-ats"
    case linkedBeforeATS = "linked-before-ats"
    case webSocket = "web-socket"
    // Which entry governs the host
    case exactException = "exact-exception"
    case parentException = "parent-exception"
    case parentSkipped = "parent-skipped"
    case exactAddress = "exact-address"
    case addressRange = "address-range"
    case builtInException = "built-in-exception"
    case noException = "no-exception"
    // Cleartext
    case exceptionAllowsHTTP = "exception-allows-http"
    case exceptionRequiresTLS = "exception-requires-tls"
    case localHost = "local-host"
    case localNetworkingRefused = "local-networking-refused"
    case addressDefault = "address-default"
    case mediaLoads = "media-loads"
    case webContentLoads = "web-content-loads"
    case arbitraryLoadsOverridden = "arbitrary-loads-overridden"
    case arbitraryLoads = "arbitrary-loads"
    case atsDefault = "ats-default"
    // The demands on TLS
    case minimumTLSLowered = "minimum-tls-lowered"
    case minimumTLSRaised = "minimum-tls-raised"
    case minimumTLSUnreadable = "minimum-tls-unreadable"
    case forwardSecrecyOff = "forward-secrecy-off"
    case niapPackage = "niap-package"
    case noTLSDemand = "no-tls-demand"
    // Pins
    case exactPins = "exact-pins"
    case parentPins = "parent-pins"
    case pinsRejectEverything = "pins-reject-everything"
    case pinsDiscarded = "pins-discarded"
}
