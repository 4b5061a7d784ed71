// SPDX-License-Identifier: Apache-2.0
import COpenSSL

/// A CMS `SignedData` (RFC 5652, section 5) as OpenSSL parses it. Who made the certificates is not
/// verified.
enum SignedData {
    /// Why bytes could not be read as signed data.
    enum Fault: Error {
        /// The signed content is absent: a detached signature.
        case noContent
        /// The bytes are not a CMS `ContentInfo`.
        case notCMS
        /// The bytes are CMS of another type.
        case notSignedData
    }

    /// The content that the CMS structure at the start of `bytes` carries.
    static func content(of bytes: [UInt8]) throws(Fault) -> [UInt8] {
        try parse(bytes) { (cms) throws(Fault) in
            guard let content = CMS_get0_content(cms)?.pointee,
                let start = ASN1_STRING_get0_data(content)
            else { throw .noContent }
            return Array(UnsafeBufferPointer(start: start, count: Int(ASN1_STRING_length(content))))
        }
    }

    /// What `body` makes of the structure at the start of `bytes`.
    static func parse<Result>(
        _ bytes: [UInt8], _ body: (OpaquePointer) throws(Fault) -> Result
    ) throws(Fault) -> Result {
        // A failed parse leaves its reasons in this thread's queue, where later calls would find them.
        defer { ERR_clear_error() }
        return try bytes.withUnsafeBufferPointer { (buffer) throws(Fault) in
            guard let length = Int32(exactly: buffer.count),
                let bio = BIO_new_mem_buf(buffer.baseAddress, length)
            else { throw .notCMS }
            defer { BIO_free(bio) }
            guard let cms = d2i_CMS_bio(bio, nil) else { throw .notCMS }
            defer { CMS_ContentInfo_free(cms) }
            guard OBJ_obj2nid(CMS_get0_type(cms)) == NID_pkcs7_signed else { throw .notSignedData }
            return try body(cms)
        }
    }

    /// The first common name in `name`.
    static func commonName(_ name: OpaquePointer) -> String? {
        let index = X509_NAME_get_index_by_NID(name, NID_commonName, -1)
        guard index >= 0, let entry = X509_NAME_get_entry(name, index),
            let value = X509_NAME_ENTRY_get_data(entry)
        else { return nil }
        var text: UnsafeMutablePointer<UInt8>?
        let length = ASN1_STRING_to_UTF8(&text, value)
        guard length >= 0, let text else { return nil }
        defer { COpenSSL_free(text) }
        return String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF8.self)
    }
}
