// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

/// One test case.
struct JUnitCase {
    /// `merlon.ats.arbitrary-loads`: programs show it as package and class.
    var className: String
    /// What it is about, without line numbers: by class and name a case is known again in the next build.
    var name: String
    var outcome: Outcome

    /// What came of it.
    enum Outcome {
        case error(message: String, type: String, details: String)
        case failure(message: String, type: String, details: String)
        /// It passed; what is to be said all the same.
        case passed(String?)
        case skipped(reason: String, details: String)
    }

    /// The element.
    var xml: String {
        let begin = "    <testcase classname=\"\(className.xml())\" name=\"\(name.xml())\" time=\"0\""
        let inside: String
        switch outcome {
        case .error(let message, let type, let details):
            inside = fault("error", message, type, details)
        case .failure(let message, let type, let details):
            inside = fault("failure", message, type, details)
        case .passed(nil): return begin + "/>\n"
        case .passed(let words?):
            inside = "      <system-out>\(words.xml(keepingLines: true))</system-out>\n"
        case .skipped(let reason, let details):
            inside =
                "      <skipped message=\"\(reason.xml())\"/>\n"
                + "      <system-out>\(details.xml(keepingLines: true))</system-out>\n"
        }
        return begin + ">\n" + inside + "    </testcase>\n"
    }

    private func fault(_ element: String, _ message: String, _ type: String, _ details: String) -> String {
        "      <\(element) message=\"\(message.xml())\" type=\"\(type.xml())\">"
            + "\(details.xml(keepingLines: true))</\(element)>\n"
    }

    /// The attributes that count `cases` by their outcome.
    static func counts(_ cases: [JUnitCase]) -> String {
        var failures = 0
        var errors = 0
        var skipped = 0
        for testCase in cases {
            switch testCase.outcome {
            case .error: errors += 1
            case .failure: failures += 1
            case .passed: break
            case .skipped: skipped += 1
            }
        }
        return
            " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    }

    /// The cases with a number behind a name that stands twice: programs fold cases of one name into one.
    static func withDistinctNames(_ cases: [JUnitCase]) -> [JUnitCase] {
        var seen: [String: Int] = [:]
        return cases.map { testCase in
            var testCase = testCase
            let count = seen["\(testCase.className)\u{0}\(testCase.name)", default: 0] + 1
            seen["\(testCase.className)\u{0}\(testCase.name)"] = count
            if count > 1 { testCase.name += " (\(count))" }
            return testCase
        }
    }
}
