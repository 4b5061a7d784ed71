// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

@testable import MerlonATS

@Suite struct SmallestExceptionTests {
    @Test func permitsEveryNeedAndNothingCanBeTakenAway() throws {
        var random = RandomNeeds(seed: 1_000)
        var keys = 0
        for _ in 0..<1_000 {
            let (system, needs) = (random.system(), try random.needs())
            let smallest = ATSConfiguration.smallestException(for: needs, system: system)
            #expect(NeedJudge(smallest.configuration, system: system).firstBlocked(of: needs) == nil)
            for tighter in smallest.configuration.tighterByOneKey {
                keys += 1
                #expect(
                    NeedJudge(tighter, system: system).firstBlocked(of: needs) != nil,
                    "\(needs) on \(system) don't need all of \(smallest.node)")
            }
            #expect(smallest.opens.count == smallest.configuration.openings(on: system).count)
            #expect(smallest.unfixable.isEmpty)
        }
        // The test would be empty if nothing were ever opened.
        #expect(keys > 500)
    }

    /// Every dictionary over two hosts is tried: of those that have no more keys, none that permits the
    /// needs is less open than the smallest.
    @Test(arguments: 0..<6 as Range<UInt64>)
    func noDictionaryOfAllIsLessOpen(_ seed: UInt64) throws {
        var random = RandomNeeds(seed: seed)
        let hosts = ["a.example", "203.0.113.9"]
        let system = ATSSystem(.iOS, OSVersion(18, 4))
        let needs = try random.needs(of: hosts)
        let smallest = ATSConfiguration.smallestException(for: needs, system: system).configuration
        let openness = smallest.openness(hosts: hosts, system: system)
        for other in ATSConfiguration.all(over: hosts) where other.keyCount <= smallest.keyCount {
            guard NeedJudge(other, system: system).firstBlocked(of: needs) == nil else { continue }
            #expect(
                !other.openness(hosts: hosts, system: system).isStrictSubset(of: openness), "\(other.node)")
        }
    }

    @Test func opensOneHostForOneURL() throws {
        let need = try ATSNeed(url: "http://Media.Example.com:8080/live?id=1", server: .cleartextOnly)
        let smallest = ATSConfiguration.smallestException(for: [need], system: .newestRead)
        #expect(
            ATSConfiguration().changes(to: smallest.configuration) == [
                ATSChange(
                    PropertyListKeyPath(keys: "NSAppTransportSecurity", "NSExceptionDomains"), old: nil,
                    new: PlistLiteral.bare(["media.example.com": ["NSExceptionAllowsInsecureHTTPLoads": true]]
                    ))
            ])
        #expect(
            smallest.opens == [
                "http to \"media.example.com\" is open on every port and path, to URLSession, web views and media "
                    + "alike, and the app's code may accept any certificate there."
            ])
        #expect(smallest.precautions.isEmpty)
    }

    @Test func doesNotWidenToAParent() throws {
        let needs = try ["a", "b", "c"].map { try ATSNeed(url: "http://\($0).example.com/") }
        let domains = ATSConfiguration.smallestException(for: needs, system: .newestRead).configuration
            .exceptionDomains
        #expect(domains.map(\.name) == ["a.example.com", "b.example.com", "c.example.com"])
        #expect(domains.allSatisfy { $0.includesSubdomains == nil })
    }

    @Test func keepsTheDemandsOfTLSThatTheServerMeets() throws {
        let need = try ATSNeed(
            url: "https://old.example/", server: ATSServer(newestTLS: .tls11, offersForwardSecrecy: true))
        let entry = ATSConfiguration.smallestException(for: [need], system: .newestRead).configuration
            .exceptionDomains.first
        #expect(entry?.minimumTLSVersion?.string == "TLSv1.1")
        #expect(entry?.requiresForwardSecrecy == nil)
        #expect(entry?.allowsInsecureHTTPLoads == nil)
    }

    @Test func needsNoKeyForLocalHostsAndSaysThatSourcesDisagree() throws {
        for url in ["http://nas.local/", "http://printer/", "http://192.168.1.20:8080/"] {
            let smallest = ATSConfiguration.smallestException(
                for: [try ATSNeed(url: url)], system: .init(.iOS, OSVersion(17, 4)))
            #expect(smallest.configuration == ATSConfiguration())
            #expect(smallest.opens.isEmpty)
            #expect(
                smallest.precautions.map(\.change.keyPath.description) == [
                    "NSAppTransportSecurity.NSAllowsLocalNetworking"
                ])
        }
    }

    @Test func listsWhatLooksLocalAndIsNot() throws {
        for (url, name) in [
            ("http://nas.lan/", "nas.lan"), ("http://100.64.0.7/", "100.64.0.7"),
            ("http://[2001:DB8:0::1]/", "2001:db8::1"),
        ] {
            let smallest = ATSConfiguration.smallestException(
                for: [try ATSNeed(url: url)], system: .newestRead)
            #expect(smallest.configuration.exceptionDomains.map(\.name) == [name])
            #expect(smallest.precautions.isEmpty)
        }
    }

    @Test func opensAllHostsOnlyForTheLoaderThatNeedsThem() {
        func keys(_ needs: [ATSNeed], _ system: ATSSystem = .newestRead) -> [String] {
            ATSConfiguration.smallestException(for: needs, system: system).node.dictionary?.entries.map(\.key)
                ?? []
        }
        #expect(keys([.anyHost(loader: .webContent)]) == ["NSAllowsArbitraryLoadsInWebContent"])
        #expect(keys([.anyHost(loader: .media)]) == ["NSAllowsArbitraryLoadsForMedia"])
        #expect(keys([.anyHost(loader: .urlSession)]) == ["NSAllowsArbitraryLoads"])
        #expect(
            keys([.anyHost(loader: .urlSession), .anyHost(loader: .media)]) == ["NSAllowsArbitraryLoads"])
        #expect(
            keys([.anyHost(loader: .webContent)], .init(.iOS, OSVersion(9, 0))) == ["NSAllowsArbitraryLoads"])
        #expect(keys([.anyHost(loader: .outsideATS), .anyHost(scheme: .https, loader: .urlSession)]) == [])
    }

    @Test func saysWhatNoExceptionHelps() throws {
        let untrusted = try ATSNeed(
            url: "https://self-signed.example/",
            server: ATSServer(defects: [.certificateNotTrusted, .shortKey]))
        let cleartext = try ATSNeed(
            url: "http://self-signed.example/", server: ATSServer(defects: [.certificateNotTrusted]))
        let smallest = ATSConfiguration.smallestException(for: [untrusted, cleartext], system: .newestRead)
        #expect(smallest.unfixable.map(\.defect) == [.certificateNotTrusted, .shortKey])
        #expect(smallest.unfixable.allSatisfy { $0.need == untrusted })
        #expect(smallest.configuration.exceptionDomains.map(\.name) == ["self-signed.example"])
    }
}
