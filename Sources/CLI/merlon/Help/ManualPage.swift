// SPDX-License-Identifier: Apache-2.0

/// Manual pages in the `man` macros that groff, mandoc and macOS all read.
enum ManualPage {
    /// The page of what was asked for.
    static func page(_ topic: HelpTopic) -> String {
        switch topic {
        case .command(let command): page(command)
        case .group(let group): page(group)
        case .program: overview()
        }
    }

    /// `merlon(1)`.
    static func overview() -> String {
        var page = header("merlon", summary: CommandTable.summary)
        page += section("SYNOPSIS") + ".B merlon\n.I COMMAND\n[\\fIOPTIONS\\fR] [\\fIOPERANDS\\fR]\n"
        page += section("COMMANDS")
        for command in CommandTable.commands {
            page += ".TP\n.B \(roff("merlon-\(command.pageName)"))(1)\n\(roff(command.summary))\n"
        }
        page += options(CommandTable.options)
        page += section("ENVIRONMENT") + ".TP\n.B NO_COLOR\n"
        page += "where it is set and not empty, nothing is coloured unless asked for\n"
        page += examples(CommandTable.commands.compactMap(\.examples.first))
        return page
    }

    /// `merlon-GROUP(1)`.
    static func page(_ group: CommandGroup) -> String {
        var page = header("merlon-\(group.name)", summary: group.summary)
        page += section("SYNOPSIS") + ".B \(roff("merlon \(group.name)"))\n.I COMMAND\n"
        page += "[\\fIOPTIONS\\fR] [\\fIOPERANDS\\fR]\n" + section("COMMANDS")
        for command in group.commands {
            page += ".TP\n.B \(roff("merlon-\(command.pageName)"))(1)\n\(roff(command.summary))\n"
        }
        page += examples(group.commands.compactMap(\.examples.first))
        return page + section("SEE ALSO") + ".BR merlon (1)\n"
    }

    /// `merlon-COMMAND(1)`.
    static func page(_ command: Command) -> String {
        var page = header("merlon-\(command.pageName)", summary: command.summary)
        page += section("SYNOPSIS")
        page += command.usage.map { ".B \(roff("merlon \(command.name)"))\n\(roff($0))\n" }.joined(
            separator: ".br\n")
        page += section("DESCRIPTION")
        page += command.discussion.map { ".PP\n\(roff($0))\n" }.joined()
        if let operands = command.operands {
            page += ".TP\n.I \(roff(operands.placeholder))\n\(roff(operands.help))\n"
        }
        page += options(command.allOptions)
        page += section("EXIT STATUS")
        page += command.exitStatuses.map { ".TP\n.B \($0.status.rawValue)\n\(roff($0.meaning))\n" }.joined()
        page += examples(command.examples)
        page += section("SEE ALSO") + ".BR merlon (1)\n"
        return page
    }

    private static func header(_ name: String, summary: String) -> String {
        """
        .\\" Made from the table of commands: 'merlon man' prints it.
        .TH \(roff(name).uppercased()) 1 "" "merlon \(roff(Merlon.version))" "merlon manual"
        .SH NAME
        \(roff(name)) \\- \(roff(summary))

        """
    }

    private static func section(_ title: String) -> String { ".SH \(title)\n" }

    private static func options(_ options: [Option]) -> String {
        section("OPTIONS")
            + options.map { ".TP\n.B \(roff($0.spelling))\n\(roff($0.helpWithStandard))\n" }.joined()
    }

    private static func examples(_ examples: [Command.Example]) -> String {
        section("EXAMPLES")
            + examples.map { ".PP\n\(roff($0.purpose)):\n.PP\n.nf\n.RS\n\(roff($0.line))\n.RE\n.fi\n" }
            .joined()
    }

    /// `text` as roff prints it: `\` and `-` as themselves, a dot or quote that begins a line as text, and
    /// letters beyond ASCII by number, so that no encoding has to be agreed on.
    private static func roff(_ text: String) -> String {
        var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default: result += "\\[u\(hexadecimal(scalar.value))]"
            }
        }
        return result
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
