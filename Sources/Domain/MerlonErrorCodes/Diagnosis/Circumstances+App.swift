// SPDX-License-Identifier: Apache-2.0

extension Circumstances {
    /// Lets the evaluator, where it was asked, decide what no table can.
    func adjustForATS(_ board: inout ScoreBoard) {
        guard let answer = context.ats else { return askForURL(&board) }
        let name = url?.text ?? "the URL"
        if isCleartextBlock || board.weight(.atsCleartextBlocked) >= 40 {
            if answer.allowsCleartext {
                board.lower(.atsCleartextBlocked, to: 12)
                if isCleartextBlock {
                    let reason = "By the settings given, http to the host of \(name) is allowed."
                    board.raise(.plistNotInRunningApp, to: 88, because: reason)
                    board.raise(.redirectToCleartext, to: 70, because: reason)
                    board.raise(.otherLoader, to: 50, because: reason)
                }
            } else if url?.isCleartext != false {
                board.raise(
                    .atsCleartextBlocked, to: 99, because: "By the settings given, \(name) is blocked.")
            }
        }
        adjustForDemands(answer, &board)
        adjustForPins(answer, &board)
    }

    /// The settings were given, and there is no URL to ask them about.
    private func askForURL(_ board: inout ScoreBoard) {
        guard context.appPath != nil, url == nil else { return }
        for cause in [CauseID.atsCleartextBlocked, .tlsVersionOrSuite] {
            board.addCheck(
                "The text names no URL, so the settings given could not be asked: give the URL too.",
                to: cause)
        }
    }

    private func adjustForPins(_ answer: DiagnosisContext.ATSAnswer, _ board: inout ScoreBoard) {
        let isTrustFailure = board.weight(.pinMismatch) > 0
        if answer.pinsRejectEverything {
            board.raise(
                .pinMismatch, to: 97,
                because: "By the settings given, the host's pin list is empty or unreadable.")
        } else if answer.isPinned, isTrustFailure {
            board.raise(
                .pinMismatch, to: 74, because: "By the settings given, NSPinnedDomains pins this host.")
        } else if !answer.isPinned, has(.osStatus, -9886) {
            board.lower(.pinMismatch, to: 40)
        }
    }
}
