// SPDX-License-Identifier: Apache-2.0
public import MerlonProject

/// The reading of Tuist's manifests in this build.
public enum TuistManifests {
    /// The readers of all generators, Tuist's among them where this build has it.
    public static let readers: [any ProjectManifestReader] =
        reader.map { ProjectManifests.standard(with: $0) } ?? ProjectManifests.standard

    /// Whether this build reads `Project.swift`.
    public static let areRead = reader != nil
}
