// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

/// What a policy says of one loosening value.
enum ApprovalVerdict: Equatable {
    /// The exception of this index covers it.
    case approved(Int)
    /// The exception comes nearest, and the artifact opens more.
    case broader(Int, Breadth)
    /// The exception covered it until its last day.
    case expired(Int)
    /// No exception names it.
    case unapproved
    /// The exception is for other bundles.
    case wrongBundle(Int)
    /// The exception is for other environments.
    case wrongEnvironment(Int)

    /// In what the artifact goes beyond an exception.
    enum Breadth: Equatable {
        /// More addresses than those approved.
        case addresses(approved: String)
        /// A key that the exception does not have.
        case furtherKey
        /// Names below an approved one are meant too.
        case subdomains
        /// A name above the approved one.
        case parentDomain(approved: String)
        /// A value that allows more.
        case value(approved: String)
    }

    /// The exception that it is about.
    var exception: Int? {
        switch self {
        case .approved(let index), .broader(let index, _), .expired(let index), .wrongBundle(let index),
            .wrongEnvironment(let index):
            index
        case .unapproved: nil
        }
    }
}
