// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Validates documents against a JSON Schema with python3's `jsonschema`.
struct SchemaValidator {
    let schema: URL
    /// Whether a member that the schema does not describe is a fault too.
    let isStrict: Bool

    /// A schema of `docs/schema`, read strictly: what is written must be described.
    init(ours name: String) {
        schema = Self.package.appending(path: "docs/schema/\(name)")
        isStrict = true
    }

    /// The SARIF schema beside the package, where there is one.
    init?(sarif name: String) {
        schema = Self.package.appending(path: "../shared/corpus/schemas/\(name)").standardizedFileURL
        isStrict = false
        guard FileManager.default.fileExists(atPath: schema.path) else { return nil }
    }

    /// What is wrong with `document`, a line each; empty where it is valid.
    func problems(of document: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "merlon-\(UUID()).json")
        try Data(document.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let mode = isStrict ? "strict" : "open"
        let (status, output) = try Self.run(
            Self.interpreter ?? "python3", [Self.script, schema.path, file.path, mode])
        let lines = output.split(separator: "\n").map(String.init)
        return status == 0 || !lines.isEmpty ? lines : ["python3 ended with \(status)"]
    }

    /// Whether each of `documents`, the elements of a JSON array, is valid: one process for all.
    func verdicts(ofArray documents: String) throws -> [Bool] {
        let file = FileManager.default.temporaryDirectory.appending(path: "merlon-\(UUID()).json")
        try Data(documents.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (_, output) = try Self.run(
            Self.interpreter ?? "python3", [Self.verdictScript, schema.path, file.path])
        return output.split(separator: "\n").map { $0 == "valid" }
    }

    /// Whether python3 and its module are there; `script/test` installs them.
    static var isAvailable: Bool { interpreter != nil }

    /// A python3 that has the module: the first on the path need not be the system's, for which the
    /// package manager installs it.
    private static let interpreter = ["python3", "/usr/bin/python3"].first { interpreter in
        (try? run(interpreter, ["import jsonschema"]).status) == 0
    }

    static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func run(_ python: String, _ arguments: [String]) throws -> (status: Int32, output: String)
    {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [python, "-c"] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    private static let verdictScript = """
        import json, sys
        from jsonschema.validators import validator_for

        schema = json.load(open(sys.argv[1], encoding="utf-8"))
        validator = validator_for(schema)
        validator.check_schema(schema)
        validator = validator(schema, format_checker=validator.FORMAT_CHECKER)
        for document in json.load(open(sys.argv[2], encoding="utf-8")):
            print("valid" if validator.is_valid(document) else "invalid")
        """

    private static let script = """
        import json, sys
        from jsonschema.validators import validator_for

        def close(schema):
            if isinstance(schema, dict):
                if isinstance(schema.get("properties"), dict):
                    schema.setdefault("additionalProperties", False)
                for key, value in schema.items():
                    # What a condition does not mention is no fault.
                    if key != "if":
                        close(value)
            elif isinstance(schema, list):
                for value in schema:
                    close(value)

        schema = json.load(open(sys.argv[1], encoding="utf-8"))
        document = json.load(open(sys.argv[2], encoding="utf-8"))
        if sys.argv[3] == "strict":
            close(schema)
        validator = validator_for(schema)
        validator.check_schema(schema)
        errors = list(validator(schema, format_checker=validator.FORMAT_CHECKER).iter_errors(document))
        for error in errors:
            print("/".join(map(str, error.absolute_path)) + ": " + error.message[:300])
        sys.exit(1 if errors else 0)
        """
}
