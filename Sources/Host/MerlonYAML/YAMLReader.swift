// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The reader of YAML files: bytes to a tree that keeps each value's place, the order of keys, and duplicates.
///
/// Plain scalars are typed by a ``YAMLSchema``. A quoted scalar is text. Aliases are expanded; merge keys
/// (`<<`) are left as they are.
public enum YAMLReader {
    /// The one document in `bytes`.
    public static func read(
        _ bytes: [UInt8], as schema: YAMLSchema = .core, budget: YAMLBudget = .init()
    ) throws(YAMLError) -> YAMLDocument {
        guard bytes.count <= budget.bytes else {
            throw .tooLong(bytes: bytes.count, limit: budget.bytes)
        }
        let result = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(YAMLError) in
                var builder = YAMLTreeBuilder(budget: budget, schema: schema, events: YAMLEvents(buffer))
                return try builder.document()
            }
        }
        return try result.get()
    }
}
