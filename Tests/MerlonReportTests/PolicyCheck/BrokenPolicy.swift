// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy

@testable import MerlonReport

extension RandomPolicy {
    /// One change that a schema can see.
    enum Mutation: CaseIterable {
        case emptyList, misshapenText, missingKey, null, unknownKey, unknownWord, wrongType
    }

    /// The policy with one change at a random place, or nil where it has no such place.
    mutating func broken(by mutation: Mutation) -> JSONValue? {
        switch mutation {
        case .missingKey:
            guard !required.isEmpty else { return nil }
            let (record, key) = required[pick(required.count)]
            return value.replacing(record[...]) { $0.removing(key) }
        case .unknownKey:
            return replaced {
                if case .record = $0 { true } else { false }
            } with: { _ in
                { $0.adding(["zzUnknown": true]) }
            }
        case .null:
            return replaced { _ in
                true
            } with: { _ in
                { _ in .null }
            }
        case .wrongType:
            return replaced { _ in
                true
            } with: { _ in
                { _ in .array([.array([])]) }
            }
        case .unknownWord:
            return replaced {
                if case .word = $0 { true } else { false }
            } with: { _ in
                { _ in "zz" }
            }
        case .emptyList:
            return replaced {
                if case .list(_, let least) = $0 { least > 0 } else { false }
            } with: { _ in
                { _ in .array([]) }
            }
        case .misshapenText:
            return replaced {
                Self.misshapen($0) != nil
            } with: { form in
                { _ in .string(Self.misshapen(form) ?? "") }
            }
        }
    }

    private static func misshapen(_ form: PolicyForm) -> String? {
        switch form {
        case .day: "2027-3-1"
        case .host, .text: " "
        case .name: "../n"
        case .pin: "AAAA"
        default: nil
        }
    }

    private mutating func replaced(
        where isMeant: (PolicyForm) -> Bool,
        with change: (PolicyForm) -> (JSONValue) -> JSONValue
    ) -> JSONValue? {
        let meant = places.filter { isMeant($0.form) }
        guard !meant.isEmpty else { return nil }
        let place = meant[pick(meant.count)]
        return value.replacing(place.path[...], by: change(place.form))
    }
}

extension JSONValue {
    /// This value with that at `path` changed.
    func replacing(_ path: ArraySlice<RandomPolicy.Step>, by change: (JSONValue) -> JSONValue) -> JSONValue {
        guard let step = path.first else { return change(self) }
        let rest = path.dropFirst()
        switch (step, self) {
        case (.index(let index), .array(var elements)):
            elements[index] = elements[index].replacing(rest, by: change)
            return .array(elements)
        case (.key(let key), .object(let members)):
            return .object(
                members.map {
                    $0.name == key ? .init(name: key, value: $0.value.replacing(rest, by: change)) : $0
                })
        default: return self
        }
    }

    func removing(_ key: String) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.name != key })
    }
}
