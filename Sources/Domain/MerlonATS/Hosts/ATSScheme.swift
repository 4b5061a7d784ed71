// SPDX-License-Identifier: Apache-2.0

/// The schemes that App Transport Security is asked about.
public enum ATSScheme: String, Sendable, Hashable, CaseIterable {
    case http, https, ws, wss

    /// Whether the connection uses TLS.
    public var isSecure: Bool {
        switch self {
        case .http, .ws: false
        case .https, .wss: true
        }
    }

    /// Whether this is a WebSocket. That `ws` is judged as `http` is seen in web views and in
    /// `URLSessionWebSocketTask`; no document of Apple's says so.
    public var isWebSocket: Bool {
        switch self {
        case .http, .https: false
        case .ws, .wss: true
        }
    }
}
