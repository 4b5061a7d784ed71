// SPDX-License-Identifier: Apache-2.0

extension ErrorCodeTable {
    /// `errSec…` codes that trust evaluation, client identities and the keychain report.
    static let securityCodes: [ErrorCode] = (trustRows + storeRows).map { number, name, meaning in
        ErrorCode(.osStatus, number, name, meaning, source: .secBase)
    }

    private static let trustRows: [(Int, String, String)] = [
        (-25240, "errSecACLNotSimple", "The access control list is not of the simple form."),
        (-25241, "errSecPolicyNotFound", "The policy was not found."),
        (-25242, "errSecInvalidTrustSetting", "The trust setting is invalid."),
        (-25245, "errSecTrustNotAvailable", "No trust results are available."),
        (-25262, "errSecInvalidTrustSettings", "The trust settings record is damaged."),
        (-25263, "errSecNoTrustSettings", "The certificate has no trust settings."),
        (
            -25318, "errSecCreateChainFailed",
            "No chain to a root could be built: an intermediate is missing, or the issuer is not known here."
        ),
        (-67602, "errSecHostNameMismatch", "The certificate's names do not cover the host."),
        (-67603, "errSecUnknownCriticalExtensionFlag", "A critical extension is not understood."),
        (-67604, "errSecNoBasicConstraints", "An issuer's certificate has no basic constraints."),
        (-67605, "errSecNoBasicConstraintsCA", "An issuer's certificate is not marked as a CA."),
        (-67606, "errSecInvalidAuthorityKeyID", "The authority key identifier does not fit the issuer."),
        (-67607, "errSecInvalidSubjectKeyID", "The subject key identifier is invalid."),
        (-67608, "errSecInvalidKeyUsageForPolicy", "The key usage does not permit this use."),
        (
            -67609, "errSecInvalidExtendedKeyUsage",
            "The extended key usage does not permit this use; a TLS server needs serverAuth."
        ),
        (-67610, "errSecInvalidIDLinkage", "Subject and issuer of two certificates do not link."),
        (-67611, "errSecPathLengthConstraintExceeded", "The chain is longer than an issuer permits."),
        (-67612, "errSecInvalidRoot", "The root is invalid."),
        (-67613, "errSecCRLExpired", "The revocation list has expired."),
        (-67614, "errSecCRLNotValidYet", "The revocation list is not yet valid."),
        (-67615, "errSecCRLNotFound", "The revocation list was not found."),
        (-67616, "errSecCRLServerDown", "The server of the revocation list does not answer."),
        (-67617, "errSecCRLBadURI", "The revocation list's address is unusable."),
        (-67618, "errSecUnknownCertExtension", "A certificate extension is not known."),
        (-67619, "errSecUnknownCRLExtension", "An extension of the revocation list is not known."),
        (-67620, "errSecCRLNotTrusted", "The revocation list is not trusted."),
        (-67621, "errSecCRLPolicyFailed", "The revocation list breaks its policy."),
        (-67629, "errSecSSLBadExtendedKeyUsage", "The extended key usage does not permit TLS."),
        (-67630, "errSecOCSPBadResponse", "The OCSP answer is malformed."),
        (-67631, "errSecOCSPBadRequest", "The OCSP request is malformed."),
        (-67632, "errSecOCSPUnavailable", "The OCSP responder is not available."),
        (-67633, "errSecOCSPStatusUnrecognized", "The OCSP responder does not know the certificate."),
        (
            -67635, "errSecIncompleteCertRevocationCheck",
            "Revocation could not be checked for the whole chain."
        ),
        (-67636, "errSecNetworkFailure", "A network error during the check."),
        (-67637, "errSecOCSPNotTrustedToAnchor", "The OCSP answer does not lead to a trusted anchor."),
        (-67639, "errSecOCSPSignatureError", "The OCSP answer's signature is wrong."),
        (-67640, "errSecOCSPNoSigner", "The OCSP answer has no signer."),
        (-67646, "errSecOCSPResponseNonceMismatch", "The OCSP answer's nonce is another than the request's."),
        (
            -67654, "errSecTrustSettingDeny",
            "A trust setting of this device says: never trust this certificate."
        ),
        (-67655, "errSecInvalidSubjectName", "The subject's name is empty or invalid."),
        (-67686, "errSecVerificationFailure", "Verification failed."),
        (-67688, "errSecInvalidSignature", "A signature is wrong."),
        (-67690, "errSecInvalidCertificateRef", "The certificate reference is invalid."),
        (-67691, "errSecInvalidCertificateGroup", "The set of certificates is invalid."),
        (-67734, "errSecUnsupportedKeyFormat", "The key's format is not supported."),
        (
            -67735, "errSecUnsupportedKeySize",
            "A certificate's key is too small or of a kind that TLS servers may not use (RSA below 2048 bits, EC below 256, Ed25519)."
        ),
        (-67747, "errSecInvalidAlgorithm", "The algorithm is invalid."),
        (-67808, "errSecVerifyFailed", "A cryptographic verification failed."),
        (
            -67815, "errSecInvalidDigestAlgorithm",
            "A certificate is signed with a digest that is no longer accepted (SHA-1, MD5)."
        ),
        (-67817, "errSecCertificateCannotOperate", "The certificate can't be used for this."),
        (-67818, "errSecCertificateExpired", "A certificate has expired."),
        (-67819, "errSecCertificateNotValidYet", "A certificate is not yet valid."),
        (-67820, "errSecCertificateRevoked", "A certificate was revoked."),
        (-67821, "errSecCertificateSuspended", "A certificate is suspended."),
        (-67824, "errSecInvalidAuthority", "The authority is invalid."),
        (
            -67825, "errSecVerifyActionFailed",
            "A check of the policy failed; for TLS servers most often Certificate Transparency."
        ),
        (-67826, "errSecInvalidCertAuthority", "The issuer is no valid certificate authority."),
        (-67830, "errSecInvalidCRL", "The revocation list is invalid."),
        (
            -67843, "errSecNotTrusted",
            "The certificate is not trusted: its chain ends in no root that this device trusts."
        ),
        (-67854, "errSecInvalidValidityPeriod", "The validity period is invalid."),
        (-67880, "errSecMissingRequiredExtension", "A required extension is missing."),
        (-67881, "errSecExtendedKeyUsageNotCritical", "The extended key usage is not marked critical."),
        (-67899, "errSecCertificatePolicyNotAllowed", "The certificate's policy is not allowed here."),
        (
            -67900, "errSecCertificateNameNotAllowed",
            "An issuer's name constraints forbid the certificate's names."
        ),
        (
            -67901, "errSecCertificateValidityPeriodTooLong",
            "The certificate is valid for longer than is accepted (825 days; 398 from a root that Apple ships)."
        ),
        (-67902, "errSecCertificateIsCA", "The server's certificate is a CA certificate."),
        (-67903, "errSecCertificateDuplicateExtension", "A certificate has the same extension twice."),
    ]

    private static let storeRows: [(Int, String, String)] = [
        (0, "errSecSuccess", "No error."),
        (-4, "errSecUnimplemented", "The function is not implemented on this system."),
        (-34, "errSecDiskFull", "The disk is full."),
        (-36, "errSecIO", "An input or output error."),
        (
            -50, "errSecParam",
            "A parameter is invalid: most often a query dictionary that contradicts itself."
        ),
        (-108, "errSecAllocate", "No memory could be allocated."),
        (-128, "errSecUserCanceled", "The user cancelled."),
        (-909, "errSecBadReq", "The parameter or state does not fit the request."),
        (
            -2070, "errSecInternalComponent",
            "An internal component failed; code signing says so where the keychain is locked."
        ),
        (-25243, "errSecNoAccessForItem", "The item has no access control."),
        (-25244, "errSecInvalidOwnerEdit", "Only the owner may change this."),
        (-25256, "errSecUnsupportedFormat", "The import's format is not supported."),
        (-25257, "errSecUnknownFormat", "The import's format is not recognised."),
        (-25258, "errSecKeyIsSensitive", "The key may be exported wrapped only."),
        (-25259, "errSecMultiplePrivKeys", "The import holds more than one private key."),
        (-25260, "errSecPassphraseRequired", "A passphrase is required."),
        (
            -25264, "errSecPkcs12VerifyFailure",
            "The PKCS #12 file's MAC does not verify: a wrong password, or a MAC algorithm that this system does not read."
        ),
        (-25291, "errSecNotAvailable", "No keychain is available."),
        (-25292, "errSecReadOnly", "The item can't be modified."),
        (
            -25293, "errSecAuthFailed",
            "Authentication failed: a wrong password, or a PKCS #12 file in a form that this system does not read."
        ),
        (-25294, "errSecNoSuchKeychain", "There is no such keychain."),
        (-25295, "errSecInvalidKeychain", "The keychain is invalid."),
        (-25299, "errSecDuplicateItem", "The item already exists."),
        (-25300, "errSecItemNotFound", "The item was not found."),
        (-25301, "errSecBufferTooSmall", "The buffer is too small."),
        (-25302, "errSecDataTooLarge", "The data is too large for the item."),
        (-25303, "errSecNoSuchAttr", "The attribute does not exist for this class."),
        (-25304, "errSecInvalidItemRef", "The item reference is invalid."),
        (-25305, "errSecInvalidSearchRef", "The search reference is invalid."),
        (-25306, "errSecNoSuchClass", "The keychain class does not exist."),
        (-25307, "errSecNoDefaultKeychain", "There is no default keychain."),
        (
            -25308, "errSecInteractionNotAllowed",
            "The item can't be read now without the user: the device is locked, or the process may show nothing."
        ),
        (-25309, "errSecReadOnlyAttr", "The attribute can't be modified."),
        (-25311, "errSecKeySizeNotAllowed", "The key's size is not allowed."),
        (-25315, "errSecInteractionRequired", "The user has to take part."),
        (-25316, "errSecDataNotAvailable", "The data is not available."),
        (-25320, "errSecInDarkWake", "The Mac is awake without its display; the user can't take part."),
        (-26275, "errSecDecode", "The data can't be decoded: not the DER or PKCS #12 that was expected."),
        (
            -34018, "errSecMissingEntitlement",
            "An entitlement is missing: the keychain access group is not in the signed entitlements, or the process is not signed."
        ),
        (-34020, "errSecRestrictedAPI", "The interface is restricted for this app."),
        (-67671, "errSecInternalError", "An internal error."),
        (-67673, "errSecInvalidData", "The data is invalid."),
        (-67712, "errSecInvalidKeyRef", "The key reference is invalid."),
        (-67742, "errSecInvalidKeyFormat", "The key's format is invalid."),
    ]
}
