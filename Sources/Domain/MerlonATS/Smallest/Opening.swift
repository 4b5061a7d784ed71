// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// One key that makes a dictionary more open than App Transport Security is by default.
struct Opening {
    /// The key, from the Info.plist's root.
    var keyPath: PropertyListKeyPath
    /// One sentence: what it opens.
    var statement: String
}

extension ATSConfiguration {
    /// What the dictionary opens on `system`, from the broadest key to the narrowest.
    func openings(on system: ATSSystem) -> [Opening] {
        let reading = ATSReading(system)
        let keys = OpeningKey.allCases.filter { key in
            reading.booleans(self[keyPath: key.path]) == true
                && (key == .arbitraryLoads || reading.readsNarrowKeys)
        }
        let globals = keys.map { key in
            Opening(
                keyPath: key.keyPath,
                statement: key == .arbitraryLoads && overridesArbitraryLoads(reading)
                    ? "NSAllowsArbitraryLoads opens nothing, as a narrower key beside it takes its effect away."
                    : "\(key.key.rawValue) \(key.words).")
        }
        return globals + exceptionDomains.flatMap { $0.openings(reading) }
    }

    private func overridesArbitraryLoads(_ reading: ATSReading) -> Bool {
        GlobalSettings(self, reading: reading).overridesArbitraryLoads
    }
}

extension ATSExceptionDomain {
    /// The entry's key path from the Info.plist's root.
    var keyPath: PropertyListKeyPath {
        ATSDecoder.home.appending(ATSKey.exceptionDomains.rawValue).appending(name)
    }

    /// What the entry opens on a system that reads dictionaries so.
    func openings(_ reading: ATSReading) -> [Opening] {
        let isRange = name.contains("/")
        let reach = reading.booleans(includesSubdomains) == true && !isRange && IPAddress(name) == nil
        let hosts =
            (isRange ? "every address in " : "") + shown(name) + (reach ? " and every host below it" : "")
        var openings: [Opening] = []
        func add(_ key: ATSKey, _ statement: String) {
            openings.append(Opening(keyPath: keyPath.appending(key.rawValue), statement: statement))
        }
        if reading.booleans(allowsInsecureHTTPLoads) == true {
            add(
                .allowsInsecureHTTPLoads,
                "http to \(hosts) is open on every port and path, to URLSession, web views and media alike, and the "
                    + "app's code may accept any certificate there.")
        }
        if let version = minimumTLSVersion?.string.flatMap(TLSVersion.init(rawValue:)), version < .tls12 {
            add(
                .minimumTLSVersion,
                "\(version.rawValue) is accepted from \(hosts) on every port, whether or not a server there needs it."
            )
        }
        if reading.booleans(requiresForwardSecrecy) == false {
            add(
                .requiresForwardSecrecy,
                "Key exchange without forward secrecy is accepted from \(hosts) on every port: recorded traffic can be "
                    + "read by whoever gets the server's key later.")
        }
        return openings
    }
}
