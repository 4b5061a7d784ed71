// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit
import MerlonPropertyList
import MerlonReport
import Testing

@Suite struct ExplainFixTests {
    @Test(
        "a fix shows the dictionaries around it, and what goes and comes",
        arguments: [
            (
                "{}", true,
                """
                + <key>NSAppTransportSecurity</key>
                + <dict>
                + 	<key>NSExceptionDomains</key>
                + 	<dict>
                + 		<key>a.example</key>
                + 		<dict>
                + 			<key>NSExceptionAllowsInsecureHTTPLoads</key>
                + 			<true/>
                + 		</dict>
                + 	</dict>
                + </dict>
                """
            ),
            (
                #"{"NSExceptionDomains": {"a.example": {"NSExceptionAllowsInsecureHTTPLoads": false}}}"#,
                false,
                """
                  <key>NSAppTransportSecurity</key>
                  <dict>
                  	<key>NSExceptionDomains</key>
                  	<dict>
                  		<key>a.example</key>
                  		<dict>
                  			<key>NSExceptionAllowsInsecureHTTPLoads</key>
                - 			<false/>
                + 			<true/>
                  		</dict>
                  	</dict>
                  </dict>
                """
            ),
        ])
    func shows(_ settings: String, _ isWithoutDictionary: Bool, _ expected: String) throws {
        let fix = try #require(try fix(settings, isWithoutDictionary: isWithoutDictionary))
        let text = fix.fragment.lines.map { line in
            let mark =
                switch line.change {
                case .add: "+ "
                case .keep: "  "
                case .remove: "- "
                }
            return mark + line.text
        }
        #expect(text.joined(separator: "\n") == expected)
        #expect(!fix.notes.isEmpty)
        // The changes are in the fragment and not said again.
        #expect(fix.advice == ["Use https for \"a.example\": then it needs no exception."])
    }

    @Test func thereIsNoFixForWhatIsNotBlocked() throws {
        #expect(try fix(#"{"NSAllowsArbitraryLoads": true}"#, isWithoutDictionary: false) == nil)
    }

    private func fix(_ settings: String, isWithoutDictionary: Bool) throws -> ExplainFix? {
        let root = try PropertyListReader.read(Array(settings.utf8), as: .json).root
        let configuration = ATSConfiguration.decode(dictionaryOrInfoPlist: root).configuration
        let need = try ATSNeed(url: "http://a.example/")
        let fix = (configuration ?? ATSConfiguration()).smallestFix(for: need, system: .newestRead)
        return ExplainFix(fix, isWithoutDictionary: isWithoutDictionary)
    }
}
