// SPDX-License-Identifier: Apache-2.0

/// What host, framework, chain and app at hand add to the evidence.
struct Circumstances {
    let reading: ErrorReading
    let context: DiagnosisContext

    var url: FoundURL? { reading.failingURL }

    func adjust(_ board: inout ScoreBoard) {
        adjustForFramework(&board)
        adjustForScheme(&board)
        adjustForHost(&board)
        TestServerEvidence(host: url?.host).adjust(&board)
        PeerChainEvidence(chain: reading.peerCertificates, host: url?.host).adjust(&board)
        adjustForProxy(&board)
        adjustForRedirects(&board)
        adjustForLoader(&board)
        adjustForATS(&board)
        adjustForPermissions(&board)
    }

    func has(_ domain: ErrorDomain, _ numbers: Int...) -> Bool {
        reading.codes.contains { $0.domain == domain && numbers.contains($0.number) }
    }

    func has(_ sign: ErrorSign) -> Bool { reading.signs.contains { $0.sign == sign } }

    var isCleartextBlock: Bool {
        has(.url, -1022) || has(.cfNetwork, -1022) || has(.atsCleartextBlocked)
    }

    // MARK: Framework

    private func adjustForFramework(_ board: inout ScoreBoard) {
        if let outsider = reading.wrappers.first(where: \.isOutsideATS) {
            if !isCleartextBlock { board.lower(.atsCleartextBlocked, to: 20) }
            if !board.ranked(atLeast: 30).isEmpty {
                board.raise(
                    .frameworkPolicy, to: 24,
                    because: "\(outsider.rawValue) brings its own TLS and sockets.")
            }
        }
        if reading.codes.contains(where: {
            $0.domain != .avFoundation && !CodeWeights.of($0.domain, $0.number).isEmpty
        }) {
            board.lower(.mediaServer, to: 30)
        }
        let isCancelled = has(.url, -999, -1012)
        if isCancelled, reading.wrappers.contains(.trustKit) {
            board.raise(
                .pinMismatch, to: 76, because: "TrustKit ends a load whose pins do not match as cancelled.")
        }
        if isCancelled, reading.wrappers.contains(.webKit) {
            board.raise(
                .taskCancelled, to: 62, because: "A web view cancels a navigation when a newer one begins.")
        }
        if has(.networkRequestFailed) { adjustForBareRequest(&board) }
    }

    /// React Native and Axios hide the code: the URL is all there is to go by.
    private func adjustForBareRequest(_ board: inout ScoreBoard) {
        guard let url else { return }
        if url.isLoopback {
            board.raise(.serverUnreachable, to: 74, because: "\(url.host) on a device is the device itself.")
            board.lower(.atsCleartextBlocked, to: 24)
        } else if url.isCleartext {
            board.raise(
                .atsCleartextBlocked, to: url.isLocalNetwork ? 44 : 72,
                because: "The framework hides the system's code, and \(url.text) is cleartext.")
            if url.isLocalNetwork {
                board.raise(.serverUnreachable, to: 60, because: "\(url.host) lies on the local network.")
                board.raise(.localNetworkPrivacy, to: 54, because: "\(url.host) lies on the local network.")
            }
        } else {
            board.lower(.atsCleartextBlocked, to: 18)
            board.raise(
                .untrustedRoot, to: 56,
                because: "The framework hides the system's code, and \(url.text) is https.")
        }
    }

    // MARK: Scheme and host

    /// Without TLS no certificate is refused: where all URLs are http and nothing speaks of TLS, no redirect or
    /// upgrade has led to it.
    private func adjustForScheme(_ board: inout ScoreBoard) {
        let urls = reading.urls.filter { $0.role != .documentation }
        guard !urls.isEmpty, urls.allSatisfy(\.isCleartext), !Evidence.speaksOfTLS(reading) else { return }
        for cause in CauseID.needingTLS { board.lower(cause, to: 0) }
        board.lower(.delegateCancelled, to: 40)
    }

    private func adjustForHost(_ board: inout ScoreBoard) {
        guard let url else { return }
        let failed = max(board.weight(.untrustedRoot), board.weight(.selfSigned))
        if url.isLocalNetwork || url.isLoopback, failed >= 40, board.weight(.selfSigned) < 80 {
            // -1200 alone says no more than that TLS failed; without an inner code the host decides.
            let open = Evidence.saysMoreThanOuterCodes(reading) ? 0 : board.weight(.tlsVersionOrSuite)
            board.raise(
                .selfSigned, to: min(max(failed, open) + 2, 80),
                because: "\(url.host) is a local host, for which no public CA issues certificates.")
        }
        if url.isAddress, failed >= 40 {
            board.raise(
                .hostNameMismatch, to: min(failed - 1, 60),
                because: "\(url.host) is an address, and certificates seldom name addresses.")
        }
        guard url.isLocalNetwork else { return }
        let local = "\(url.host) lies on the local network."
        if has(.posix, 65, 50) { board.raise(.localNetworkPrivacy, to: 84, because: local) }
        if has(.url, -1009) || has(.cfNetwork, -1009) {
            board.raise(.localNetworkPrivacy, to: 82, because: local)
        }
        if has(.url, -1003), url.host.hasSuffix(".local") {
            board.raise(.localNetworkPrivacy, to: 72, because: local)
        }
        if has(.url, -1004), !has(.posix, 61) { board.raise(.localNetworkPrivacy, to: 62, because: local) }
        if has(.url, -1001, -1005) { board.raise(.localNetworkPrivacy, to: 50, because: local) }
        board.lower(.trackingDomain, to: 0)
    }

    private func adjustForProxy(_ board: inout ScoreBoard) {
        let isTLSFailure = [CauseID.untrustedRoot, .pinMismatch, .tlsVersionOrSuite].contains {
            board.weight($0) > 0
        }
        // The name of a debugging proxy explains a refused certificate; anything else is the proxy's own fault.
        if has(.interceptionProduct), !isTLSFailure, !board.ranked(atLeast: 30).isEmpty {
            board.lower(.interceptionProxy, to: 36)
            board.raise(.proxyFailure, to: 40, because: "The text names a debugging or inspecting proxy.")
        }
        if has(.proxy), has(.posix, 61, 60, 64, 65) {
            board.raise(.proxyFailure, to: 86, because: "Where a proxy is set, it is the one that is asked.")
        }
        guard has(.proxy) || has(.proxyAuthentication),
            Evidence.saysMoreThanOuterCodes(reading) || has(.url, -1200, -1202)
        else { return }
        board.raise(.interceptionProxy, to: 60, because: "A proxy takes part, and the TLS handshake failed.")
        if !has(.proxyAuthentication) { board.lower(.proxyFailure, to: 44) }
    }

    private func adjustForRedirects(_ board: inout ScoreBoard) {
        if isCleartextBlock, let url, !url.isCleartext {
            board.raise(
                .redirectToCleartext, to: 58,
                because:
                    "\(url.text) is https, so the blocked http load came from a redirect or from content of it."
            )
        }
        let hosts = Set(reading.urls.filter(\.isCleartext).map(\.host))
        if !isCleartextBlock, reading.urls.contains(where: { !$0.isCleartext && hosts.contains($0.host) }) {
            board.raise(
                .hstsUpgrade, to: 46, because: "The text names the same host with http and with https.")
        }
    }

    private func adjustForLoader(_ board: inout ScoreBoard) {
        guard board.weight(.atsCleartextBlocked) >= 60 else { return }
        if reading.codes.contains(where: { $0.domain == .avFoundation }) {
            board.addCheck(
                "AVFoundation has a key of its own: NSAllowsArbitraryLoadsForMedia.", to: .atsCleartextBlocked
            )
        }
        if reading.wrappers.contains(.webKit) {
            board.addCheck(
                "Web views have a key of their own: NSAllowsArbitraryLoadsInWebContent.",
                to: .atsCleartextBlocked)
        }
    }
}
