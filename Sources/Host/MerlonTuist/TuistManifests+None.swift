// SPDX-License-Identifier: Apache-2.0
#if !canImport(SwiftParser)
    internal import MerlonProject

    extension TuistManifests {
        /// The toolchain that built this has no SwiftSyntax.
        static var reader: (any ProjectManifestReader)? { nil }
    }
#endif
