// SPDX-License-Identifier: Apache-2.0

/// Weaknesses of the OWASP Mobile Application Security Weakness Enumeration that an audit of transport,
/// storage or signing can cite: ids and titles only (CC BY-SA 4.0, OWASP MAS project).
///
/// The numbers are those of 2025-07-29. The project renumbers: copies of 2026 file insecure connections
/// under MASWE-0026, pinning under MASWE-0027 and random numbers under MASWE-0016, which meant other things
/// before. So the numbers of one date are used throughout, and the note names the newer one where a newer
/// copy was seen.
enum MASWE {
    /// Id, group, title, note.
    static let table = """
        MASWE-0001	MASVS-STORAGE	Insertion of Sensitive Data into Logs
        MASWE-0004	MASVS-STORAGE	Sensitive Data Not Excluded From Backup
        MASWE-0005	MASVS-AUTH	API Keys Hardcoded in the App Package
        MASWE-0006	MASVS-STORAGE	Sensitive Data Stored Unencrypted in Private Storage Locations
        MASWE-0008	MASVS-RESILIENCE	Missing Device Secure Lock Verification Implementation
        MASWE-0009	MASVS-CRYPTO	Improper Cryptographic Key Generation
        MASWE-0014	MASVS-CRYPTO	Cryptographic Keys Not Properly Protected at Rest
        MASWE-0020	MASVS-CRYPTO	Improper Encryption
        MASWE-0021	MASVS-CRYPTO	Improper Hashing
        MASWE-0044	MASVS-AUTH	Biometric Authentication Can Be Bypassed
        MASWE-0045	MASVS-AUTH	Fallback to Non-biometric Credentials Allowed for Sensitive Transactions
        MASWE-0046	MASVS-AUTH	Crypto Keys Not Invalidated on New Biometric Enrollment
        MASWE-0047	MASVS-NETWORK	Insecure Identity Pinning	MASWE-0027 in copies of 2026
        MASWE-0048	MASVS-NETWORK	Insecure Machine-to-Machine Communication
        MASWE-0049	MASVS-NETWORK	Proven Networking APIs Not used
        MASWE-0050	MASVS-NETWORK	Cleartext Traffic	MASWE-0026 in copies of 2026
        MASWE-0051	MASVS-NETWORK	Unprotected Open Ports
        MASWE-0052	MASVS-NETWORK	Insecure Certificate Validation	MASWE-0026 in copies of 2026
        MASWE-0053	MASVS-PLATFORM	Sensitive Data Leaked via the User Interface
        MASWE-0067	MASVS-RESILIENCE	Debuggable Flag Not Disabled
        MASWE-0076	MASVS-CODE	Dependencies with Known Vulnerabilities
        MASWE-0093	MASVS-RESILIENCE	Debugging Symbols Not Removed
        MASWE-0097	MASVS-RESILIENCE	Root/Jailbreak Detection Not Implemented
        MASWE-0104	MASVS-RESILIENCE	App Integrity Not Verified
        MASWE-0108	MASVS-PRIVACY	Sensitive Data in Network Traffic
        MASWE-0116	MASVS-CODE	Compiler-Provided Security Features Not Used
        """

    static var entries: [TaxonomyEntry] {
        TaxonomyTable.rows(table).map { row in
            TaxonomyEntry(
                id: row[0], family: .maswe, title: row[2],
                url: "https://mas.owasp.org/MASWE/\(row[1])/\(row[0])/",
                note: row.count > 3 ? row[3] : "")
        }
    }
}
