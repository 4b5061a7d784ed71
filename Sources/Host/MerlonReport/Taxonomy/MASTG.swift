// SPDX-License-Identifier: Apache-2.0

/// Items of the OWASP Mobile Application Security Testing Guide for iOS: ids, groups and titles only
/// (CC BY-SA 4.0, OWASP MAS project).
enum MASTG {
    /// As of 2025-07-29: id, group, title.
    static let dated = """
        MASTG-KNOW-0056	MASVS-AUTH	Local Authentication Framework
        MASTG-KNOW-0057	MASVS-AUTH	Keychain Services
        MASTG-KNOW-0058	MASVS-CODE	App Signing
        MASTG-KNOW-0059	MASVS-CODE	Third-Party Libraries
        MASTG-KNOW-0060	MASVS-CODE	Memory Corruption Bugs
        MASTG-KNOW-0061	MASVS-CODE	Binary Protection Mechanisms
        MASTG-KNOW-0062	MASVS-CODE	Debuggable Apps
        MASTG-KNOW-0063	MASVS-CODE	Debugging Symbols
        MASTG-KNOW-0064	MASVS-CODE	Debugging Code and Error Logging
        MASTG-KNOW-0065	MASVS-CODE	Exception Handling
        MASTG-KNOW-0066	MASVS-CRYPTO	CryptoKit
        MASTG-KNOW-0067	MASVS-CRYPTO	CommonCrypto, SecKey and Wrapper libraries
        MASTG-KNOW-0068	MASVS-CRYPTO	Cryptographic Third-Party libraries
        MASTG-KNOW-0069	MASVS-CRYPTO	Key Management
        MASTG-KNOW-0070	MASVS-CRYPTO	Random Number Generator
        MASTG-KNOW-0071	MASVS-NETWORK	iOS App Transport Security
        MASTG-KNOW-0072	MASVS-NETWORK	Server Trust Evaluation
        MASTG-KNOW-0073	MASVS-NETWORK	iOS Network APIs
        MASTG-KNOW-0074	MASVS-PLATFORM	Enforced Updating
        MASTG-KNOW-0075	MASVS-PLATFORM	Object Serialization
        MASTG-KNOW-0076	MASVS-PLATFORM	WebViews
        MASTG-KNOW-0077	MASVS-PLATFORM	App Permissions
        MASTG-KNOW-0078	MASVS-PLATFORM	Inter-Process Communication (IPC)
        MASTG-KNOW-0079	MASVS-PLATFORM	Custom URL Schemes
        MASTG-KNOW-0080	MASVS-PLATFORM	Universal Links
        MASTG-KNOW-0081	MASVS-PLATFORM	UIActivity Sharing
        MASTG-KNOW-0082	MASVS-PLATFORM	App extensions
        MASTG-KNOW-0083	MASVS-PLATFORM	Pasteboard
        MASTG-KNOW-0084	MASVS-RESILIENCE	Jailbreak Detection
        MASTG-KNOW-0085	MASVS-RESILIENCE	Anti-Debugging Detection
        MASTG-KNOW-0086	MASVS-RESILIENCE	File Integrity Checks
        MASTG-KNOW-0087	MASVS-RESILIENCE	Reverse Engineering Tools Detection
        MASTG-KNOW-0088	MASVS-RESILIENCE	Emulator Detection
        MASTG-KNOW-0089	MASVS-RESILIENCE	Obfuscation
        MASTG-KNOW-0090	MASVS-RESILIENCE	Device Binding
        MASTG-KNOW-0091	MASVS-STORAGE	File System APIs
        MASTG-KNOW-0092	MASVS-STORAGE	Binary Data Storage
        MASTG-KNOW-0093	MASVS-STORAGE	UserDefaults
        MASTG-KNOW-0094	MASVS-STORAGE	CoreData
        MASTG-KNOW-0095	MASVS-STORAGE	Firebase Real-time Databases
        MASTG-KNOW-0096	MASVS-STORAGE	Realm Databases
        MASTG-KNOW-0097	MASVS-STORAGE	Other Third-Party Databases
        MASTG-KNOW-0098	MASVS-STORAGE	User Interface Components
        MASTG-KNOW-0099	MASVS-STORAGE	Screenshots
        MASTG-KNOW-0100	MASVS-STORAGE	Keyboard Cache
        MASTG-KNOW-0101	MASVS-STORAGE	Logs
        MASTG-KNOW-0102	MASVS-STORAGE	Backups
        MASTG-KNOW-0103	MASVS-STORAGE	Process Memory
        MASTG-KNOW-0104	MASVS-STORAGE	Inter-Process Communication (IPC) Mechanisms
        MASTG-TEST-0209	MASVS-CRYPTO	Insufficient Key Sizes
        MASTG-TEST-0210	MASVS-CRYPTO	Broken Symmetric Encryption Algorithms
        MASTG-TEST-0211	MASVS-CRYPTO	Broken Hashing Algorithms
        MASTG-TEST-0213	MASVS-CRYPTO	Use of Hardcoded Cryptographic Keys in Code
        MASTG-TEST-0214	MASVS-CRYPTO	Hardcoded Cryptographic Keys in Files
        MASTG-TEST-0215	MASVS-STORAGE	Sensitive Data Not Excluded From Backup
        MASTG-TEST-0219	MASVS-RESILIENCE	Testing for Debugging Symbols
        MASTG-TEST-0220	MASVS-RESILIENCE	Usage of Outdated Code Signature Format
        MASTG-TEST-0228	MASVS-CODE	Position Independent Code (PIC) not Enabled
        MASTG-TEST-0229	MASVS-CODE	Stack Canaries Not enabled
        MASTG-TEST-0230	MASVS-CODE	Automatic Reference Counting (ARC) not enabled
        MASTG-TEST-0240	MASVS-RESILIENCE	Jailbreak Detection in Code
        MASTG-TEST-0241	MASVS-RESILIENCE	Runtime Use of Jailbreak Detection Techniques
        MASTG-TEST-0246	MASVS-RESILIENCE	Runtime Use of Secure Screen Lock Detection APIs
        MASTG-TEST-0248	MASVS-RESILIENCE	References to APIs for Detecting Secure Screen Lock
        MASTG-TEST-0261	MASVS-RESILIENCE	Debuggable Entitlement Enabled in the entitlements.plist
        MASTG-TEST-0266	MASVS-AUTH	References to APIs for Event-Bound Biometric Authentication
        MASTG-TEST-0267	MASVS-AUTH	Runtime Use Of Event-Bound Biometric Authentication
        MASTG-TEST-0268	MASVS-AUTH	References to APIs Allowing Fallback to Non-Biometric Authentication
        MASTG-TEST-0269	MASVS-AUTH	Runtime Use Of APIs Allowing Fallback to Non-Biometric Authentication
        MASTG-TEST-0270	MASVS-AUTH	References to APIs Detecting Biometric Enrollment Changes
        MASTG-TEST-0271	MASVS-AUTH	Runtime Use Of APIs Detecting Biometric Enrollment Changes
        MASTG-TEST-0273	MASVS-CODE	Identify Dependencies with Known Vulnerabilities by Scanning Dependency Managers Artifacts
        MASTG-TEST-0275	MASVS-CODE	Dependencies with Known Vulnerabilities in the App's SBOM
        MASTG-TEST-0276	MASVS-PLATFORM	Use of the iOS General Pasteboard
        MASTG-TEST-0277	MASVS-PLATFORM	Sensitive Data in the iOS General Pasteboard at Runtime
        MASTG-TEST-0278	MASVS-PLATFORM	Pasteboard Contents Not Cleared After Use
        MASTG-TEST-0279	MASVS-PLATFORM	Pasteboard Contents Not Expiring
        MASTG-TEST-0280	MASVS-PLATFORM	Pasteboard Contents Not Restricted to Local Device
        MASTG-TEST-0281	MASVS-PRIVACY	Undeclared Known Tracking Domains
        """

    /// As of 2026-11-30: items that came after the table above, and the older tests of the network group
    /// that are still cited. The titles are descriptions in words of ours.
    static let newer = """
        MASTG-BEST-0042	MASVS-NETWORK	Secure connections under App Transport Security
        MASTG-BEST-0043	MASVS-NETWORK	Narrow App Transport Security exceptions
        MASTG-TEST-0065	MASVS-NETWORK	Testing Data Encryption on the Network (legacy)
        MASTG-TEST-0066	MASVS-NETWORK	Testing the TLS Settings (legacy)
        MASTG-TEST-0067	MASVS-NETWORK	Testing Endpoint Identity Verification (legacy)
        MASTG-TEST-0068	MASVS-NETWORK	Testing Custom Certificate Stores and Certificate Pinning (legacy)
        MASTG-TEST-0297	MASVS-STORAGE	Insertion of sensitive data into logs
        MASTG-TEST-0299	MASVS-STORAGE	Data protection classes of files
        MASTG-TEST-0300	MASVS-STORAGE	Unencrypted storage interfaces
        MASTG-TEST-0321	MASVS-NETWORK	Hard-coded HTTP URLs
        MASTG-TEST-0322	MASVS-NETWORK	App Transport Security configurations that allow cleartext traffic
        MASTG-TEST-0323	MASVS-NETWORK	Low-level network interfaces that App Transport Security does not govern
        MASTG-TEST-0342	MASVS-NETWORK	App Transport Security exceptions that weaken the TLS policy
        MASTG-TEST-0343	MASVS-NETWORK	TLS versions set in code for URLSession
        MASTG-TEST-0344	MASVS-NETWORK	TLS versions set in code for Network.framework
        MASTG-TEST-0345	MASVS-NETWORK	Embedded TLS stacks
        MASTG-TEST-0348	MASVS-NETWORK	Insecure TLS on the wire
        MASTG-TEST-0385	MASVS-NETWORK	Missing certificate pinning in App Transport Security
        MASTG-TEST-0396	MASVS-NETWORK	Server trust evaluation bypassed in a URLSession delegate
        MASTG-TEST-0397	MASVS-NETWORK	Server trust evaluation bypassed in a WKNavigationDelegate
        """

    static var entries: [TaxonomyEntry] {
        TaxonomyTable.rows(dated + "\n" + newer).map { row in
            TaxonomyEntry(id: row[0], family: .mastg, title: row[2], url: url(row[0], group: row[1]))
        }
    }

    private static func url(_ id: String, group: String) -> String {
        let site = "https://mas.owasp.org/MASTG/"
        if id.hasPrefix("MASTG-KNOW") { return "\(site)knowledge/ios/\(group)/\(id)/" }
        if id.hasPrefix("MASTG-BEST") { return "\(site)best-practices/\(id)/" }
        return "\(site)tests/ios/\(group)/\(id)/"
    }
}
