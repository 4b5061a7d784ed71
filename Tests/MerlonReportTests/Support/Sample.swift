// SPDX-License-Identifier: Apache-2.0
import Testing

/// An input of a test, which a failure names by its name alone.
struct Sample<Value: Sendable>: Sendable, CustomTestStringConvertible {
    let name: String
    let value: Value

    init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    var testDescription: String { name }
}
