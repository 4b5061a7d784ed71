// SPDX-License-Identifier: Apache-2.0
import MerlonReport

/// `merlon policy schema`.
enum PolicySchemaCommand {
    static let command = Command(
        name: "policy schema",
        summary: "print the JSON Schema of the policy file, for editors",
        usage: [""],
        discussion: [
            """
            An editor that knows the schema completes keys and words, shows what each means, and marks what is \
            wrong as it is typed. A YAML file names its schema in the first line: \
            '# yaml-language-server: $schema=merlon-policy.schema.json'.
            """,
            """
            The schema and 'policy check' are made from one table; 'policy check' goes on to what no schema can \
            say: names that must stand elsewhere, days of the calendar, hosts, settings of App Transport Security.
            """,
        ],
        operands: nil,
        options: [.output],
        examples: [
            .init(
                purpose: "Put the schema beside the policy",
                line: "merlon policy schema --output merlon-policy.schema.json")
        ],
        exitStatuses: [.init(status: .clean, meaning: "the schema was printed")],
        run: { (arguments: Arguments, console: Console) throws(CommandError) -> ExitStatus in
            try console.deliver(PolicySchema.document, arguments)
            return .clean
        })
}
