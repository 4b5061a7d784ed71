// SPDX-License-Identifier: Apache-2.0

/// What the certificates of one CMS structure may cost their reader.
struct CMSBudget {
    /// The most certificates of a structure that are looked through for the chain. Apple's carry three; each
    /// more is one signature more to check for each link.
    var certificates = 32
    /// The most links of a chain. Apple's have three: leaf, intermediate, root.
    var links = 8
}
