// SPDX-License-Identifier: Apache-2.0

extension Circumstances {
    /// Lets the evaluator, where it was asked, decide what no table can.
    func adjustForATS(_ board: inout ScoreBoard) {
        guard let answer = context.ats else { return }
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
        if answer.minimumTLS == nil, answer.isAllowed, board.weight(.tlsVersionOrSuite) > 0 {
            board.addCheck(
                "By the settings given App Transport Security demands nothing of this host: the server is below what the system itself takes.",
                to: .tlsVersionOrSuite)
        }
        if let version = answer.minimumTLS, board.weight(.tlsVersionOrSuite) > 0 {
            let secrecy =
                answer.requiresForwardSecrecy ? ", with forward secrecy" : ", without forward secrecy too"
            board.addCheck(
                "By the settings given this host needs \(version) or later\(secrecy).", to: .tlsVersionOrSuite
            )
        }
        adjustForPins(answer, &board)
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
