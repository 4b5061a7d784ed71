// SPDX-License-Identifier: Apache-2.0
import COpenSSL

/// SHA-256 (FIPS 180-4), by OpenSSL.
package enum SHA256Digest {
    /// The digest's length in bytes.
    static let size = 32

    /// The digest of `bytes` as 64 lower-case hexadecimal digits.
    package static func hex(_ bytes: [UInt8]) -> String {
        digest(of: bytes).map(hexadecimal).joined()
    }

    /// The digest of `bytes`.
    package static func digest(of bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: size)
        var length: UInt32 = 0
        let status = EVP_Digest(bytes, bytes.count, &digest, &length, EVP_sha256(), nil)
        // No input makes this fail, only an OpenSSL without SHA-256 or without memory; and any text
        // returned then would pass for a digest.
        precondition(status == 1 && length == UInt32(size), "OpenSSL can't compute SHA-256")
        return digest
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }
}
