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
        var time = tm()
        guard let end = X509_get0_notAfter(certificate), ASN1_TIME_to_tm(end, &time) == 1 else { return nil }
        self.init(name: SignedData.commonName(of: certificate), expires: timegm(&time))
    }
}
