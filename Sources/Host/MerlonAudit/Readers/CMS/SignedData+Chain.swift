// SPDX-License-Identifier: Apache-2.0
import COpenSSL

extension SignedData {
    /// Who signed, by the first signer's certificate.
    struct Signer {
        /// The certificate's common name.
        var name: String?
        /// The certificate and those behind it.
        var chain: SigningChain
    }

    /// The chain of the first signer, or nil where the structure has no signer or no certificate for it.
    static func chain(
        of bytes: [UInt8], budget: CMSBudget = CMSBudget()
    ) throws(Fault) -> SigningChain? {
        try signer(of: bytes, budget: budget)?.chain
    }

    /// The first signer, or nil where the structure has none or no certificate for it.
    static func signer(
        of bytes: [UInt8], budget: CMSBudget = CMSBudget()
    ) throws(Fault) -> Signer? {
        try parse(bytes) { (cms) throws(Fault) in
            guard let signer = COpenSSL_CMS_get0_first_signer(cms), let stack = CMS_get1_certs(cms)
            else { return nil }
            defer { COpenSSL_sk_X509_pop_free(stack) }
            let count = COpenSSL_sk_X509_num(stack)
            let all = (0..<count).compactMap { COpenSSL_sk_X509_value(stack, $0) }
            guard let leaf = all.first(where: { CMS_SignerInfo_cert_cmp(signer, $0) == 0 }) else {
                return nil
            }
            let links = links(from: leaf, in: all.prefix(budget.certificates), atMost: budget.links)
            let chain = SigningChain(
                certificates: links.compactMap(CertificateFacts.init),
                isComplete: links.last.map(isSelfIssued) == true,
                unreadCertificates: max(0, all.count - budget.certificates))
            // A certificate whose days can't be read is no part of the chain, and has its name all the same.
            return Signer(name: X509_get_subject_name(leaf).flatMap(commonName), chain: chain)
        }
    }

    private static func links(
        from leaf: OpaquePointer, in certificates: ArraySlice<OpaquePointer>, atMost limit: Int
    ) -> [OpaquePointer] {
        var links = [leaf]
        while links.count < limit, let last = links.last, !isSelfIssued(last),
            let next = certificates.first(where: { !links.contains($0) && isIssuer($0, of: last) })
        {
            links.append(next)
        }
        return links
    }

    private static func isSelfIssued(_ certificate: OpaquePointer) -> Bool {
        X509_NAME_cmp(X509_get_subject_name(certificate), X509_get_issuer_name(certificate)) == 0
    }

    /// Whether `issuer` is called as `certificate` says, and its key made the certificate's signature.
    private static func isIssuer(_ issuer: OpaquePointer, of certificate: OpaquePointer) -> Bool {
        guard X509_check_issued(issuer, certificate) == X509_V_OK, let key = X509_get0_pubkey(issuer)
        else { return false }
        return X509_verify(certificate, key) == 1
    }
}

extension SignedData {
    /// Whether the content is what the signature was made over, by the certificates in the structure itself:
    /// whose they are is not verified. Nil where the structure can't be parsed, has no signer, lacks a
    /// signer's certificate, or is signed in a way that OpenSSL does not know.
    static func isIntact(_ bytes: [UInt8]) -> Bool? {
        let verdict = try? parse(bytes) { (cms) throws(Fault) -> Bool? in
            guard COpenSSL_CMS_get0_first_signer(cms) != nil else { return nil }
            ERR_clear_error()
            if CMS_verify(cms, nil, nil, nil, nil, UInt32(CMS_NO_SIGNER_CERT_VERIFY)) == 1 { return true }
            return saysMismatch() ? false : nil
        }
        return verdict ?? nil
    }

    /// Whether OpenSSL failed since a digest or a signature is another than the content's.
    private static func saysMismatch() -> Bool {
        while case let code = ERR_get_error(), code != 0 {
            guard ERR_GET_LIB(code) == ERR_LIB_CMS else { continue }
            if [CMS_R_VERIFICATION_FAILURE, CMS_R_MESSAGEDIGEST_ATTRIBUTE_WRONG_LENGTH]
                .contains(ERR_GET_REASON(code))
            {
                return true
            }
        }
        return false
    }
}
