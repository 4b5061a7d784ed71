// SPDX-License-Identifier: Apache-2.0

/// Weaknesses of the Common Weakness Enumeration 4.9 that rules cite: ids and titles only (MITRE, terms of
/// use at cwe.mitre.org). Categories such as CWE-16 are left out, since MITRE asks not to map to them.
enum CWE {
    static let table = """
        20	Improper Input Validation
        22	Improper Limitation of a Pathname to a Restricted Directory ('Path Traversal')
        59	Improper Link Resolution Before File Access ('Link Following')
        200	Exposure of Sensitive Information to an Unauthorized Actor
        287	Improper Authentication
        288	Authentication Bypass Using an Alternate Path or Channel
        295	Improper Certificate Validation
        296	Improper Following of a Certificate's Chain of Trust
        297	Improper Validation of Certificate with Host Mismatch
        298	Improper Validation of Certificate Expiration
        300	Channel Accessible by Non-Endpoint
        311	Missing Encryption of Sensitive Data
        312	Cleartext Storage of Sensitive Information
        319	Cleartext Transmission of Sensitive Information
        321	Use of Hard-coded Cryptographic Key
        323	Reusing a Nonce, Key Pair in Encryption
        326	Inadequate Encryption Strength
        327	Use of a Broken or Risky Cryptographic Algorithm
        328	Use of Weak Hash
        329	Generation of Predictable IV with CBC Mode
        330	Use of Insufficiently Random Values
        338	Use of Cryptographically Weak Pseudo-Random Number Generator (PRNG)
        345	Insufficient Verification of Data Authenticity
        347	Improper Verification of Cryptographic Signature
        353	Missing Support for Integrity Check
        400	Uncontrolled Resource Consumption
        409	Improper Handling of Highly Compressed Data (Data Amplification)
        427	Uncontrolled Search Path Element
        435	Improper Interaction Between Multiple Correctly-Behaving Entities
        436	Interpretation Conflict
        489	Active Debug Code
        502	Deserialization of Untrusted Data
        522	Insufficiently Protected Credentials
        523	Unprotected Transport of Credentials
        532	Insertion of Sensitive Information into Log File
        598	Use of GET Request Method With Sensitive Query Strings
        636	Not Failing Securely ('Failing Open')
        674	Uncontrolled Recursion
        684	Incorrect Provision of Specified Functionality
        693	Protection Mechanism Failure
        732	Incorrect Permission Assignment for Critical Resource
        755	Improper Handling of Exceptional Conditions
        757	Selection of Less-Secure Algorithm During Negotiation ('Algorithm Downgrade')
        760	Use of a One-Way Hash with a Predictable Salt
        770	Allocation of Resources Without Limits or Throttling
        776	Improper Restriction of Recursive Entity References in DTDs ('XML Entity Expansion')
        780	Use of RSA Algorithm without OAEP
        798	Use of Hard-coded Credentials
        829	Inclusion of Functionality from Untrusted Control Sphere
        916	Use of Password Hash With Insufficient Computational Effort
        922	Insecure Storage of Sensitive Information
        923	Improper Restriction of Communication Channel to Intended Endpoints
        940	Improper Verification of Source of a Communication Channel
        941	Incorrectly Specified Destination in a Communication Channel
        942	Permissive Cross-domain Policy with Untrusted Domains
        1059	Insufficient Technical Documentation
        1164	Irrelevant Code
        1188	Initialization of a Resource with an Insecure Default
        1269	Product Released in Non-Release Configuration
        1286	Improper Validation of Syntactic Correctness of Input
        1287	Improper Validation of Specified Type of Input
        1289	Improper Validation of Unsafe Equivalence in Input
        """

    static var entries: [TaxonomyEntry] {
        TaxonomyTable.rows(table).map { row in
            TaxonomyEntry(
                id: "CWE-\(row[0])", family: .cwe, title: row[1],
                url: "https://cwe.mitre.org/data/definitions/\(row[0]).html")
        }
    }
}
