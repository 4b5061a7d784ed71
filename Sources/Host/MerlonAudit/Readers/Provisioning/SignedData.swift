// SPDX-License-Identifier: Apache-2.0
import COpenSSL

/// The content of a CMS `SignedData`, as OpenSSL parses it; no signature is verified.
enum SignedData {
    /// The content that the CMS structure at the start of `bytes` carries.
    static func content(of bytes: [UInt8]) throws(ProvisioningError) -> [UInt8] {
        // A failed parse leaves its reasons in this thread's queue, where later calls would find them.
        defer { ERR_clear_error() }
        return try bytes.withUnsafeBufferPointer { (buffer) throws(ProvisioningError) in
            guard let length = Int32(exactly: buffer.count),
                let bio = BIO_new_mem_buf(buffer.baseAddress, length)
            else { throw .notCMS }
            defer { BIO_free(bio) }
            guard let cms = d2i_CMS_bio(bio, nil) else { throw .notCMS }
            defer { CMS_ContentInfo_free(cms) }
            guard OBJ_obj2nid(CMS_get0_type(cms)) == NID_pkcs7_signed else { throw .notSignedData }
            guard let content = CMS_get0_content(cms)?.pointee,
                let start = ASN1_STRING_get0_data(content)
            else { throw .noContent }
            return Array(UnsafeBufferPointer(start: start, count: Int(ASN1_STRING_length(content))))
        }
    }
}
