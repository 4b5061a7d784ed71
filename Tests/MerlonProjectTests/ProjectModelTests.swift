// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import Testing

@Suite struct ProjectModelTests {
    @Test func problemsNameStableRules() {
        for kind in ProjectProblem.Kind.allCases {
            #expect(kind.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
        }
    }
}
