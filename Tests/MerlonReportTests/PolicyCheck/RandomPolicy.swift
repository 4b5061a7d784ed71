// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPolicy

@testable import MerlonReport

/// A policy made at random from the table of the format, valid, with the places at which one change breaks it.
struct RandomPolicy {
    /// A way down to a value.
    typealias Path = [Step]

    enum Step {
        case index(Int)
        case key(String)
    }

    private(set) var value: JSONValue = .null
    /// Every value with its form.
    private(set) var places: [(path: Path, form: PolicyForm)] = []
    /// The keys that their record can't do without.
    private(set) var required: [(record: Path, key: String)] = []
    private var random: SplitMix
    private var count = 0

    init(seed: UInt64) {
        random = SplitMix(state: seed)
        value = make(.record(PolicyFormat.root), [])
    }

    /// A number below `limit`.
    mutating func pick(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

    private mutating func element<Element>(of list: [Element]) -> Element { list[pick(list.count)] }

    private mutating func make(_ form: PolicyForm, _ path: Path) -> JSONValue {
        if case .either(let forms) = form { return make(element(of: forms), path) }
        places.append((path, form))
        switch form {
        case .day: return .string("2027-0\(pick(9) + 1)-1\(pick(10))")
        case .either: return .null
        case .flag: return .boolean(pick(2) == 0)
        case .host: return .string("\(unused("h")).example")
        case .list(.name, _): return .strings(Self.environments)
        case .list(let form, let atLeast):
            // The first threat is the one that mechanisms name.
            let least = path.last.map { $0.isKey("threats") } == true ? 1 : atLeast
            let count = least + pick(3)
            return .array((0..<count).map { make(form, path + [.index($0)]) })
        case .members(let key, let value): return members(key, value, path)
        case .name: return .string(unused("n"))
        case .pin: return .string(pin())
        case .record(let record): return make(record, path)
        case .reference(.environment): return .string(element(of: Self.environments))
        case .reference(.bundle): return .string(element(of: Self.bundles))
        case .reference(.threat): return .string("mitm")
        case .reference, .text: return .string(element(of: ["web team", "docs/a.md", "é \u{1F512}", "x"]))
        // Made with its exception.
        case .settings: return [:]
        case .version: return .integer(Policy.currentVersion)
        case .word(let words): return .string(element(of: words))
        }
    }

    private mutating func make(_ record: PolicyRecord, _ path: Path) -> JSONValue {
        var members: [JSONValue.Member] = []
        let always: Set<String> =
            record.title == PolicyFormat.root.title ? ["environments", "bundles", "threats"] : []
        for field in record.fields {
            let isNeeded = field.isRequired || always.contains(field.name) || record.atLeast > 0
            guard isNeeded || pick(2) == 0 else { continue }
            if field.isRequired { required.append((path, field.name)) }
            members.append(.init(name: field.name, value: make(field.form, path + [.key(field.name)])))
        }
        switch record.rule {
        case .exception?: putSettings(in: &members)
        case .threat?: putReason(in: &members, path)
        case .host?, nil: break
        }
        return .object(members)
    }

    private mutating func members(_ key: PolicyForm, _ value: PolicyForm, _ path: Path) -> JSONValue {
        let keys: [String] =
            switch key {
            case .word(let words): words.filter { _ in pick(4) == 0 }
            case .reference(.rule): ["ats.x", "policy.y"]
            case .reference: [element(of: Self.environments)]
            default: path.last.map { $0.isKey("bundles") } == true ? Self.bundles : Self.environments
            }
        return .object(keys.map { .init(name: $0, value: make(value, path + [.key($0)])) })
    }

    private mutating func putSettings(in members: inout [JSONValue.Member]) {
        let hasDomain = members.contains { $0.name == "domain" }
        let keys = hasDomain ? ATSConfiguration.exceptionKeys : ATSConfiguration.settingKeys
        let chosen = keys.filter { _ in pick(3) == 0 } + (hasDomain ? [] : [keys[0]])
        var seen: Set<String> = []
        let settings = chosen.filter { seen.insert($0).inserted }.map { key in
            let value: JSONValue =
                if key.contains("NIAP") {
                    "none"
                } else {
                    key.contains("TLSVersion") ? .string("TLSv1.\(pick(4))") : .boolean(pick(2) == 0)
                }
            return JSONValue.Member(name: key, value: value)
        }
        for index in members.indices {
            if members[index].name == "settings" { members[index].value = .object(settings) }
            // An exception's domain is text to the table and a host to the system.
            if members[index].name == "domain" { members[index].value = .string("\(unused("d")).example") }
        }
    }

    private mutating func putReason(in members: inout [JSONValue.Member], _ path: Path) {
        if path.last.map({ $0.isFirst }) == true, let id = members.firstIndex(where: { $0.name == "id" }) {
            members[id].value = "mitm"
        }
        guard members.contains(where: { $0.name == "onFailure" && $0.value == "degraded" }) else { return }
        required.append((path, "reason"))
        if !members.contains(where: { $0.name == "reason" }) {
            members.append(.init(name: "reason", value: "the app goes on"))
        }
    }

    private mutating func unused(_ letter: String) -> String {
        count += 1
        return "\(letter)\(count)"
    }

    private mutating func pin() -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        return String((0..<42).map { _ in element(of: letters) }) + "A="
    }

    private static let environments = ["debug", "release"]
    private static let bundles = ["app", "share"]
}

extension RandomPolicy.Step {
    func isKey(_ name: String) -> Bool { if case .key(name) = self { true } else { false } }

    var isFirst: Bool { if case .index(0) = self { true } else { false } }
}

/// The generator SplitMix64: the same numbers for a seed on every system.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
