// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

struct MissingProjectFile: ProjectProblemRule {
    let kind = ProjectProblem.Kind.missingFile
    let description = RuleDescription(
        id: "project.missing-file",
        title: "A file that a project names is not there",
        risk: "What the file holds was not audited, and a build here would fail or use other settings.",
        remedy:
            "Add the file, correct its name, or run what writes it (such as `pod install`) before the audit.",
        stake: .unreadable,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            Severity is low where nothing that the audit needs depends on the file.
            """,
        firing: [
            RuleExample(
                "settings that another tool writes",
                project: .problem(
                    .missingFile, path: "Shop.xcodeproj/project.pbxproj",
                    message:
                        "Pods/Target Support Files/Pods-Shop.release.xcconfig is named by target Shop and not there",
                    losesFacts: true))
        ],
        quiet: [
            RuleExample(
                "another problem",
                project: .problem(.includeCycle, path: "Base.xcconfig", message: "something else"))
        ])
}
