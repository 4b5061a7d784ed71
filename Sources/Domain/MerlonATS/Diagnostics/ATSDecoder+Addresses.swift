// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

extension ATSDecoder {
    /// Reports what keeps the key of an exception from being the address or range that was meant.
    mutating func checkAddress(_ exception: ATSExceptionDomain, at path: PropertyListKeyPath) {
        let name = exception.name
        let bare = String(name.trimmingWhiteSpace)
        if bare != name {
            log.add(
                .domainMalformed, at: path, exception.namePlace, intended: bare,
                "The name \(shown(name)) holds white space around it, so the system reads no address in it.")
        } else if let fault = AddressFault(name) {
            log.add(
                fault.code, at: path, exception.namePlace, intended: fault.intended,
                "The name \(shown(name)) \(fault.words).")
        }
        if let subdomains = exception.includesSubdomains, BooleanReading.boolValue(subdomains) == true {
            log.add(
                .subdomainsOfAddress, at: path.appending(ATSKey.includesSubdomains.rawValue),
                subdomains.place,
                "NSIncludesSubdomains is YES for \(shown(exception.name)), and an address has no subdomains: the key "
                    + "does nothing.")
        }
    }
}
