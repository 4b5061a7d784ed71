// SPDX-License-Identifier: Apache-2.0

/// Short names as a policy gives them, each once.
struct DraftWords {
    private var taken: Set<String> = []
    private var numbers: [String: Int] = [:]

    /// `wanted`, or `wanted-2` where that is taken.
    mutating func take(_ wanted: String) -> String {
        var name = wanted
        while !taken.insert(name).inserted {
            let number = numbers[wanted, default: 2]
            numbers[wanted] = number + 1
            name = "\(wanted)-\(number)"
        }
        return name
    }

    /// `text` in lower case, with what a name of a policy can't have left out; nil where nothing is left.
    static func word(_ text: some StringProtocol, keeping marks: String = "-") -> String? {
        let kept = text.lowercased().map { $0 == " " ? "-" : $0 }.filter {
            $0.isASCII && ($0.isLetter || $0.isNumber || marks.contains($0))
        }
        // Names have 64 characters, of which some are left for a number.
        let word = String(kept.drop { marks.contains($0) }.prefix(56))
        return word.isEmpty ? nil : word
    }
}
