// SPDX-License-Identifier: Apache-2.0

/// A line that GitHub's runner takes for an annotation.
struct WorkflowCommand {
    /// How the annotation is shown.
    enum Level: String {
        case error, notice, warning
    }

    var level: Level
    /// The properties in their order; one without a value is left out.
    var properties: [(name: String, value: String?)]
    var message: String

    /// `::error file=Info.plist,line=3::the message`.
    var line: String {
        let words = properties.compactMap { property in
            property.value.map { "\(property.name)=\($0.commandProperty)" }
        }
        let head = words.isEmpty ? level.rawValue : "\(level.rawValue) \(words.joined(separator: ","))"
        return "::\(head)::\(message.commandData)"
    }
}

extension String {
    /// The text behind `::`, lines kept. A `%` first, since the others make some.
    var commandData: String {
        replacingScalars("%", with: "%25").replacingScalars("\r", with: "%0D").replacingScalars(
            "\n", with: "%0A"
        )
        .withoutOldCommands
    }

    fileprivate var commandProperty: String {
        commandData.replacingScalars(":", with: "%3A").replacingScalars(",", with: "%2C")
    }

    /// The text without what an old runner takes for a command anywhere in a line.
    var withoutOldCommands: String { replacingScalars("##[", with: "## [") }
}
