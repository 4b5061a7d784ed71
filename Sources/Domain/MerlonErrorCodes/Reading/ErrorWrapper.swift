// SPDX-License-Identifier: Apache-2.0

/// A framework or library whose wording stands in the text.
public enum ErrorWrapper: String, Sendable, Hashable, Codable, CaseIterable {
    case afNetworking = "AFNetworking"
    case alamofire = "Alamofire"
    case axios = "Axios"
    case capacitor = "Capacitor"
    case cordova = "Cordova"
    case dio = "Dio"
    case dotNet = ".NET"
    case electron = "Chromium"
    case flutter = "Flutter"
    case go = "Go"
    case grpc = "gRPC"
    case ktor = "Ktor"
    case libcurl = "libcurl"
    case moya = "Moya"
    case openSSL = "OpenSSL"
    case reactNative = "React Native"
    case rustls = "rustls"
    case starscream = "Starscream"
    case swiftNIO = "SwiftNIO"
    case trustKit = "TrustKit"
    case unity = "Unity"
    case webKit = "WebKit"

    /// Whether it brings its own TLS and sockets, so that App Transport Security is not asked.
    public var isOutsideATS: Bool {
        switch self {
        case .dio, .electron, .flutter, .go, .grpc, .libcurl, .openSSL, .rustls, .swiftNIO, .unity: true
        case .afNetworking, .alamofire, .axios, .capacitor, .cordova, .dotNet, .ktor, .moya, .reactNative,
            .starscream, .trustKit, .webKit:
            false
        }
    }
}
