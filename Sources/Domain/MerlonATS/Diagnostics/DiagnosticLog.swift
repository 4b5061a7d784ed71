// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

/// What one Info.plist may cost its reader in diagnostics.
public struct ATSDecodingBudget: Sendable {
    /// The most diagnostics of one code. A public list of some 500 exception domains is the longest met;
    /// with one diagnostic each for a few codes, a reader has seen enough to know the kind. What lies
    /// beyond is counted and said in one ``ATSDiagnostic/Code/furtherDiagnostics`` for each code.
    public var diagnosticsPerCode = 500

    /// The limits that fit files of an app.
    public init() {}
}

/// Diagnostics as they are found, no more of one code than the budget allows.
struct DiagnosticLog {
    private let budget: ATSDecodingBudget
    private var kept: [ATSDiagnostic] = []
    private var counts: [ATSDiagnostic.Code: Int] = [:]

    init(budget: ATSDecodingBudget) {
        self.budget = budget
    }

    mutating func add(
        _ code: ATSDiagnostic.Code, at keyPath: PropertyListKeyPath, _ place: SourcePlace,
        intended: String? = nil,
        _ message: @autoclosure () -> String
    ) {
        let count = counts[code, default: 0]
        counts[code] = count + 1
        guard count < budget.diagnosticsPerCode else { return }
        kept.append(
            ATSDiagnostic(code, keyPath: keyPath, place: place, intended: intended, message: message()))
    }

    /// All that was kept, in the order found, and a statement for each code of which there was more.
    func diagnostics(at root: PropertyListKeyPath, _ place: SourcePlace) -> [ATSDiagnostic] {
        kept
            + ATSDiagnostic.Code.allCases.compactMap { code in
                guard let count = counts[code], count > budget.diagnosticsPerCode else { return nil }
                return ATSDiagnostic(
                    .furtherDiagnostics, keyPath: root, place: place,
                    message: "\(count) diagnostics of \(code.rawValue) were found; the first "
                        + "\(budget.diagnosticsPerCode) are shown and the other "
                        + "\(count - budget.diagnosticsPerCode) are not.")
            }
    }
}
