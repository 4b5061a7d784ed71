// SPDX-License-Identifier: Apache-2.0

/// How large a matrix of access may become: it is for people, and each cell costs a trace in words.
public struct AccessBudget: Sendable, Hashable {
    /// The hosts of one bundle. The apps with the longest lists of exceptions that were seen have some fifty;
    /// a table of more than a hundred rows is no overview.
    public var hosts = 100
    /// The rows over all bundles: at three cells with five steps each some megabytes, and a source tree with
    /// hundreds of property lists still answers at once.
    public var rows = 1_000

    /// The limits that hold unless others are given.
    public init() {}
}
