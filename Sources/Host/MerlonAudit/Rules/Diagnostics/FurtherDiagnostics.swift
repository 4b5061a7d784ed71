// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct FurtherDiagnostics: DiagnosticRule {
    let code = ATSDiagnostic.Code.furtherDiagnostics
    let description = RuleDescription(
        id: "ats.further-diagnostics",
        title: "More of one kind were found than are listed",
        risk: "Faults beyond the list are as real as those on it.",
        remedy: "Correct the listed ones and run again.",
        stake: .unreadable,
        taxa: ["MASVS-NETWORK-1"],
        discussion:
            "The number listed of each kind is limited (`docs/limits.md`), so that a hostile file can't fill a report; the finding counts the rest.",
        firing: [],
        quiet: [.ats("one", "<key>CompanyTransportPolicy</key>\n<string>strict</string>")])
}
