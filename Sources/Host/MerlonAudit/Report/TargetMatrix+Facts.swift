// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonProject
internal import MerlonPropertyList

extension AuditFacts {
    /// A matrix for each project that was audited.
    func matrices(operand: Int) -> [TargetMatrix] {
        projects.filter { $0.generated == nil && !$0.project.targets.isEmpty }.map { project in
            TargetMatrix(
                project: project.location.member ?? project.location.path,
                kind: project.project.kind.rawValue, configurations: project.project.configurations,
                rows: project.project.targets.indices.map { row(project, $0) }, operand: operand)
        }
    }

    private func row(_ project: ProjectFacts, _ index: Int) -> TargetMatrix.Row {
        let target = project.project.targets[index]
        let settings = TargetSettings(self, project, index)
        let cells = target.builds.indices.map { build -> TargetMatrix.Cell in
            let facts = bundle(project, index, build)
            let description = target.builds[build]
            let isDebug = description.isDebug || target.isForSimulator
            var cell = TargetMatrix.Cell(
                configuration: description.configuration, isDebug: isDebug,
                infoPlist: description.infoPlist?.path,
                ats: facts?.infoPlist?.document.root["NSAppTransportSecurity"],
                unresolved: description.unresolved, comparison: settings.comparison(of: build))
            cell.bundleIdentifier = facts?.identifier ?? description.bundleIdentifier
            cell.system = facts?.system
            cell.entitlements = description.entitlementsPath
            cell.hasInfoPlist = facts?.infoPlist != nil
            // No process reads the settings of a framework or of tests.
            guard settings.isProcess else { return cell }
            cell.openings =
                (facts?.infoPlist?.ats ?? ATSConfiguration())
                .loosenings(beyond: ATSConfiguration()).summary
            return cell
        }
        return TargetMatrix.Row(target: target.label, kind: .init(target.product), cells: cells)
    }
}
