// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// A YAML document as it was read, in the node types of a property list.
public struct YAMLDocument: Sendable {
    /// The outermost value.
    public var root: PropertyListNode
    /// Keys that stand twice in one mapping.
    public var anomalies: [PropertyListAnomaly]

    /// A document from its parts.
    public init(root: PropertyListNode, anomalies: [PropertyListAnomaly] = []) {
        self.root = root
        self.anomalies = anomalies
    }
}
