// SPDX-License-Identifier: Apache-2.0

/// The OWASP Mobile Top 10 of 2024: ids and titles only (CC BY-SA 4.0, OWASP).
enum MobileTop10 {
    /// Number, title, the last part of its page's address.
    static let table = """
        1	Improper Credential Usage	m1-improper-credential-usage
        2	Inadequate Supply Chain Security	m2-inadequate-supply-chain-security
        3	Insecure Authentication/Authorization	m3-insecure-authentication-authorization
        4	Insufficient Input/Output Validation	m4-insufficient-input-output-validation
        5	Insecure Communication	m5-insecure-communication
        6	Inadequate Privacy Controls	m6-inadequate-privacy-controls
        7	Insufficient Binary Protections	m7-insufficient-binary-protection
        8	Security Misconfiguration	m8-security-misconfiguration
        9	Insecure Data Storage	m9-insecure-data-storage
        10	Insufficient Cryptography	m10-insufficient-cryptography
        """

    static var entries: [TaxonomyEntry] {
        TaxonomyTable.rows(table).map { row in
            // The list of 2024 lies under the address of its draft of 2023.
            TaxonomyEntry(
                id: "M\(row[0]):2024", family: .mobileTop10, title: row[1],
                url: "https://owasp.org/www-project-mobile-top-10/2023-risks/\(row[2])")
        }
    }
}
