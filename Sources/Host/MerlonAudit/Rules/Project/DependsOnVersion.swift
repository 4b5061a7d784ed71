// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

struct DependsOnVersion: ProjectProblemRule {
    let kind = ProjectProblem.Kind.dependsOnVersion
    let description = RuleDescription(
        id: "project.depends-on-version",
        title: "What a generator writes depends on a version",
        risk:
            "Another version of the generator, or of the program that runs it, makes an app with other transport security from the same description.",
        remedy:
            "Write the dictionary into the description yourself, fix the versions, and audit the generated project.",
        stake: .ambiguousArtifact,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            RuleExample(
                "a template that no version is known of",
                project: .problem(
                    .dependsOnVersion, path: "app.json",
                    message: "ios.infoPlist sets no NSAppTransportSecurity: the template's own holds"))
        ],
        quiet: [
            RuleExample(
                "another problem",
                project: .problem(.includeCycle, path: "Base.xcconfig", message: "something else"))
        ])
}
