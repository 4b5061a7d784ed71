// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPolicy
import MerlonPropertyList
import Testing

@Suite struct PolicyReaderTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test func readsTheExampleWhole() throws {
        let bytes = Array(try Data(contentsOf: Self.root.appending(path: "Examples/merlon.yml")))
        let document = try PolicyReader.read(bytes, path: "Examples/merlon.yml")
        let policy = document.policy
        #expect(document.warnings.isEmpty)
        #expect(policy.appName == "Storefront")
        #expect(policy.environments.map(\.name) == ["debug", "staging", "release"])
        #expect(policy.environments.map(\.reachesUsers) == [false, true, true])
        #expect(policy.environments.map(\.configurations) == [["Debug"], ["Staging"], ["Release"]])
        #expect(policy.bundles.map(\.name) == ["app", "share", "watch"])
        #expect(policy.bundles[1].identifiers == ["staging": "example.storefront.staging.share"])
        #expect(policy.bundles[1].infoPlist == "Sources/Storefront/ShareExtension/Info.plist")
        #expect(policy.hosts[0].pins?.certificateAuthority.count == 2)
        #expect(policy.hosts[0].inspection == .refuse)
        #expect(policy.hosts[1].inspection == .allow)
        #expect(policy.threats.map(\.onFailure) == [.closed, .degraded])
        #expect(
            policy.exceptions.map(\.domain) == ["cdn.storefront.example", "legacy-payments.example", nil])
        #expect(policy.exceptions[0].expires == PolicyDay("2027-03-31"))
        #expect(policy.exceptions[0].settings.map(\.value.boolean) == [true, true])
        #expect(policy.mechanisms.map(\.kind) == [.pinning, .logAllowList])
        #expect(policy.evidence.map(\.demand) == ["pins-with-backup"])
        #expect(policy.rules.map(\.severity) == ["low", nil])
        #expect(policy.rules[1].disabled?.expires == PolicyDay("2027-01-31"))
        #expect(policy.baseline == nil)
    }

    @Test func keepsThePlaceOfEachElement() throws {
        let text = """
            version: 1
            app: Shop
            exceptions:
              - domain: cdn.example
                settings:
                  NSExceptionAllowsInsecureHTTPLoads: true
                reason: old
                owner: web team
                expires: 2027-03-31
                removal: TLS
            """
        let exception = try #require(
            try PolicyReader.read(Array(text.utf8), path: "p.yml").policy.exceptions.first)
        #expect(exception.place.keyPath.description == "exceptions[0]")
        #expect(exception.place.place.line == 4)
        #expect(
            exception.settings[0].place.keyPath.description
                == "exceptions[0].settings.NSExceptionAllowsInsecureHTTPLoads")
        #expect(exception.settings[0].place.place.line == 6)
    }

    @Test func readsJSONByTheEndingOfThePath() throws {
        let text =
            #"{"$schema": "s", "version": 1, "app": "Shop", "environments": ["debug", "beta"], "baseline": "b"}"#
        let policy = try PolicyReader.read(Array(text.utf8), path: "a/Merlon.JSON").policy
        #expect(policy.environments.map(\.reachesUsers) == [false, true])
        #expect(policy.baseline?.value == "b")
        #expect(policy.baseline?.place.keyPath.description == "baseline")
    }

    @Test func collectsEveryFaultInTheOrderOfTheFile() {
        let text = """
            version: 1
            profil: standard
            exceptions:
              - domain: https://cdn.example
                settings: { NSExceptionAllowsInsecureHTTPLoads: "YES" }
                reason: old
                expires: 2027-3-1
                removal: TLS
                environments: [relaese]
            """
        let found = PolicyFaults.of(text)
        #expect(found.map { $0.place.place.line } == [1, 2, 4, 4, 5, 7, 9])
        #expect(
            found.map(\.code) == [
                .missingKey, .unknownKey, .missingKey, .transportSecurity, .transportSecurity, .wrongValue,
                .unknownName,
            ])
    }

    @Test(arguments: [
        ([", environments: [debug]", ", environments: [release]"], true),
        ([", environments: [debug]", ", environments: [release, debug]"], false),
        (["", ", environments: [debug]"], false), ([", environments: [debug]", ""], false),
    ])
    func letsAHostStandTwiceForDifferentEnvironments(_ entries: [String], _ isTaken: Bool) {
        let hosts = entries.map { "  - { name: a.example\($0) }\n" }.joined()
        let text = "version: 1\napp: Shop\nenvironments: [debug, release]\nhosts:\n" + hosts
        #expect(PolicyFaults.of(text).map(\.code) == (isTaken ? [] : [.duplicateName]))
    }

    @Test func warnsOfWhatIsUndecided() throws {
        let text = """
            version: 1
            app: Shop
            exceptions:
              - settings: { NSAllowsLocalNetworking: true }
                reason: reason needed
                owner: owner needed
                expires: 2027-03-31
                removal: with the devices' next firmware
            """
        let document = try PolicyReader.read(Array(text.utf8), path: "p.yml")
        #expect(document.warnings.map(\.code) == [.undecided, .undecided])
        #expect(document.warnings.map { $0.place.place.line } == [5, 6])
        #expect(document.policy.exceptions[0].reason == PolicyPlaceholder.reason)
    }

    @Test(arguments: ["TODO", "todo: ", "tbd", "n/a", "-", "???", "to be  decided"])
    func warnsOfAnAnswerThatIsPutOff(_ word: String) throws {
        let text = """
            version: 1
            app: Todo
            exceptions:
              - settings: { NSAllowsLocalNetworking: true }
                reason: the TODO list's device has no certificate
                owner: "\(word)"
                expires: 2027-03-31
                removal: with the devices' next firmware
            """
        let document = try PolicyReader.read(Array(text.utf8), path: "p.yml")
        #expect(document.warnings.map { $0.place.place.line } == [6])
    }

    @Test func comesBackAsTheWriterWroteIt() throws {
        let bytes = Array(try Data(contentsOf: Self.root.appending(path: "Examples/merlon.yml")))
        let first = try PolicyReader.read(bytes, path: "merlon.yml").policy
        let text = PolicyWriter.yaml(first)
        let second = try PolicyReader.read(Array(text.utf8), path: "merlon.yml").policy
        #expect(PolicyWriter.yaml(second) == text)
        #expect(second.exceptions.map(\.reason) == first.exceptions.map(\.reason))
    }
}

/// What is wrong with a policy.
enum PolicyFaults {
    static func of(
        _ text: String, path: String = "p.yml", vocabulary: PolicyVocabulary = .init(),
        budget: PolicyBudget = .init()
    ) -> [PolicyDiagnostic] {
        do throws(PolicyError) {
            let document = try PolicyReader.read(
                Array(text.utf8), path: path, vocabulary: vocabulary, budget: budget)
            return document.warnings
        } catch {
            return error.diagnostics
        }
    }
}
