// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy

/// `merlon generate info-plist`.
enum GenerateInfoPlistCommand {
    static let environment = Option(
        "environment", letter: "e", .text("NAME"),
        help: "the environment, by its name in the policy; may stand more than once",
        standard: "every environment", isRepeatable: true)
    static let bundle = Option(
        "bundle", .text("NAME"),
        help: "the bundle, by its short name in the policy; may stand more than once",
        standard: "every bundle", isRepeatable: true)
    static let outputFolder = Option(
        "output-dir", .file("DIR"),
        help: """
            write the files into DIR: an Info.plist for each bundle and environment, and an .xcconfig for each \
            bundle that selects it
            """)
    static let check = Option(
        "check", help: "write nothing, and say which files of --output-dir differ from what would be written")

    static let command = Command(
        name: "generate info-plist",
        summary: "make the Info.plist of each environment from the policy",
        usage: ["[--environment NAME] [--bundle NAME] [--output-dir DIR [--check]] [OPTIONS]"],
        discussion: [
            """
            The Info.plist of each bundle for each environment: the bundle's own (infoPlist in the policy) with the \
            NSAppTransportSecurity dictionary that the policy approves there, so that what debug is allowed can't \
            reach release. A bundle without one gets a file of that key alone, which Xcode completes where \
            GENERATE_INFOPLIST_FILE is YES.
            """,
            """
            The .xcconfig beside it selects the file by INFOPLIST_FILE for each configuration; one that no \
            environment names gets the file for users. There is a file for each, since an .xcconfig holds no \
            dictionary and a variable in an Info.plist stays a string.
            """,
        ],
        operands: nil,
        options: [policy, environment, bundle, outputFolder, check, .output, .quiet],
        examples: [
            .init(
                purpose: "Write the Info.plists of every environment",
                line: "merlon generate info-plist --output-dir Merlon"),
            .init(
                purpose: "Look at the one that users get",
                line: "merlon generate info-plist --environment release --bundle app"),
            .init(
                purpose: "Stop a build whose files were edited by hand",
                line: "merlon generate info-plist --output-dir Merlon --check"),
        ],
        exitStatuses: [
            .init(
                status: .clean, meaning: "everything was made; with --check, every file is as it should be"),
            .init(status: .findings, meaning: "with --check, a file differs; or two exceptions disagree"),
            .init(
                status: .fault, meaning: "the policy or an Info.plist can't be read, or a name is not in it"),
        ],
        run: InfoPlistGeneration.run)

    static let policy = Option(
        "policy", .file("FILE"), help: "the policy, or - for YAML on standard input",
        standard: "merlon.yml of this folder or the nearest above, up to the repository's root")
}
