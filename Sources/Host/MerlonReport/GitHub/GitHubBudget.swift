// SPDX-License-Identifier: Apache-2.0

/// What GitHub shows of the annotations of one step.
public struct GitHubBudget: Sendable, Hashable {
    /// The annotations of one kind (errors, warnings, notices) that a step shows; the rest is dropped without
    /// a word there, so the last of them says how many follow.
    public var annotationsOfAKind = 10
    /// The characters of a message: GitHub stops at 4,096 bytes or so, and a reader before that.
    public var messageLength = 1000

    /// The limits that hold unless others are given.
    public init() {}
}
