#pragma once
#include <openssl/bio.h>
#include <openssl/cms.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

// What follows are macros in OpenSSL, or functions that take one: Swift can't call those.

static inline CMS_SignerInfo *COpenSSL_CMS_get0_first_signer(CMS_ContentInfo *cms) {
    STACK_OF(CMS_SignerInfo) *signers = CMS_get0_SignerInfos(cms);
    return sk_CMS_SignerInfo_num(signers) > 0 ? sk_CMS_SignerInfo_value(signers, 0) : NULL;
}

static inline void COpenSSL_free(void *memory) {
    OPENSSL_free(memory);
}

static inline int COpenSSL_sk_X509_num(const STACK_OF(X509) *certificates) {
    return sk_X509_num(certificates);
}

static inline X509 *COpenSSL_sk_X509_value(const STACK_OF(X509) *certificates, int index) {
    return sk_X509_value(certificates, index);
}

static inline void COpenSSL_sk_X509_pop_free(STACK_OF(X509) *certificates) {
    sk_X509_pop_free(certificates, X509_free);
}
