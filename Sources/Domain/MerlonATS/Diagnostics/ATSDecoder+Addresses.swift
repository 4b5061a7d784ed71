// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

extension ATSDecoder {
    /// Reports what keeps the key of an exception from being the address or range that was meant.
    mutating func checkAddress(_ exception: ATSExceptionDomain, at path: PropertyListKeyPath) {
        if let subdomains = exception.includesSubdomains, subdomains.boolean == true {
            log.add(
                .subdomainsOfAddress, at: path.appending(ATSKey.includesSubdomains.rawValue),
                subdomains.place,
                "NSIncludesSubdomains is YES for \(shown(exception.name)), and an address has no subdomains: the key "
                    + "does nothing.")
        }
    }
}
