// SPDX-License-Identifier: Apache-2.0
import COpenSSL

extension CertificateFacts {
    /// The certificate in `der`; nil where OpenSSL can't parse it.
    init?(der: [UInt8]) {
        defer { ERR_clear_error() }
        let certificate = der.withUnsafeBufferPointer { buffer in
            var next = buffer.baseAddress
            return d2i_X509(nil, &next, buffer.count)
        }
        guard let certificate else { return nil }
        defer { X509_free(certificate) }
        self.init(certificate)
    }

    /// What `certificate` says; nil where its last day can't be read.
    init?(_ certificate: OpaquePointer) {
        guard let expires = Self.seconds(X509_get0_notAfter(certificate)) else { return nil }
        self.init(
            name: X509_get_subject_name(certificate).flatMap(SignedData.commonName),
            issuer: X509_get_issuer_name(certificate).flatMap(SignedData.commonName),
            begins: Self.seconds(X509_get0_notBefore(certificate)), expires: expires)
    }

    private static func seconds(_ time: UnsafePointer<ASN1_TIME>?) -> Int? {
        var parts = tm()
        guard let time, ASN1_TIME_to_tm(time, &parts) == 1 else { return nil }
        return timegm(&parts)
    }
}
