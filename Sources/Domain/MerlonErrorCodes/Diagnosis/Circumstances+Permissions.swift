// SPDX-License-Identifier: Apache-2.0

extension Circumstances {
    /// What the app itself says of its permissions: causes beside App Transport Security.
    func adjustForPermissions(_ board: inout ScoreBoard) {
        adjustForSandbox(&board)
        adjustForLocalNetwork(&board)
    }

    private func adjustForSandbox(_ board: inout ScoreBoard) {
        switch context.mayConnectOut {
        case false where has(.url, -1003, -1004, -1009) || has(.cfNetwork, 2) || has(.posix, 1):
            board.raise(
                .sandboxNetworkClient, to: 90,
                because: "The app is sandboxed, and its entitlements lack com.apple.security.network.client.")
        case true:
            board.lower(.sandboxNetworkClient, to: 0)
        case nil where context.isMac == true && (has(.url, -1003, -1004, -1009) || has(.cfNetwork, 2)):
            board.raise(.sandboxNetworkClient, to: 54, because: "The app runs on macOS.")
        case nil where context.isMac == false && !has(.sandboxDenied):
            board.lower(.sandboxNetworkClient, to: 0)
        default: break
        }
    }

    private func adjustForLocalNetwork(_ board: inout ScoreBoard) {
        guard let describes = context.describesLocalNetworkUse, board.weight(.localNetworkPrivacy) > 0 else {
            return
        }
        board.addCheck(
            describes
                ? "The app's Info.plist has NSLocalNetworkUsageDescription, so the question can be asked: look in Settings."
                : "The app's Info.plist has no NSLocalNetworkUsageDescription: add it, as the question needs its words.",
            to: .localNetworkPrivacy)
    }
}
