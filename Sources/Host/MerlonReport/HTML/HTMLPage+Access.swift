// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit
import MerlonPropertyList

extension HTMLPage {
    /// What each bundle may load from each host. Bundles with one answer share a table.
    var access: HTMLSection? {
        guard let matrix = report.access, !matrix.bundles.isEmpty else { return nil }
        let unreadable = matrix.bundles.filter { !$0.isReadable }
        let groups = AccessGroup.groups(of: matrix.bundles.filter(\.isReadable))
        let tables = groups.enumerated().map { html($1, number: $0) }
        return HTMLSection(
            id: "access", title: "Effective policy",
            content: """
                <p class="lead">What App Transport Security lets each bundle load, by host and by loader. \
                Choose a cell to see which keys decide it.</p>
                \(Self.legend)
                \(unreadable.map(unreadableNote))\(leftOut(of: matrix))\(tables)
                """)
    }

    private static let legend: HTML = """
        <ul class="legend" aria-label="What the cells say">
        <li><span class="mark is-strict" aria-hidden="true">■</span> HTTPS only, to the full demands</li>
        <li><span class="mark is-weak" aria-hidden="true">◧</span> HTTPS only, to weaker demands</li>
        <li><span class="mark is-open" aria-hidden="true">□</span> HTTP is allowed too</li>
        <li><span class="mark is-exempt" aria-hidden="true">◌</span> local, so not covered</li>
        <li><span class="mark is-shut" aria-hidden="true">⊘</span> nothing loads</li>
        </ul>
        """

    private func unreadableNote(_ bundle: BundleAccess) -> HTML {
        """
        <p class="loud"><strong>Not known:</strong> what \(cut(bundle.name)) may load, as its Info.plist \
        could not be read.</p>

        """
    }

    private func leftOut(of matrix: AccessMatrix) -> HTML {
        let left = matrix.leftOut
        let parts = [(left.bundles, "bundle"), (left.hosts, "row of a host")].filter { $0.0 > 0 }
            .map { $0.1 == "bundle" ? counted($0.0, "bundle") : "\($0.0) more hosts" }
        guard !parts.isEmpty else { return .empty }
        return """
            <p class="loud"><strong>Not shown</strong> for want of room: \(parts.joined(separator: " and ")). \
            <code>merlon explain</code> answers for any host.</p>

            """
    }

    private func html(_ group: AccessGroup, number: Int) -> HTML {
        guard let first = group.bundles.first else { return .empty }
        let rows = first.hosts.enumerated().map { row, host -> (HTML, HTML) in
            html(host, id: "\(number)-\(row)", of: group)
        }
        let heads = AccessHost.loaders.map { loader -> HTML in "<th scope=\"col\">\(loader.title)</th>" }
        return """
            <section class="bundle" aria-labelledby="access-\(number)">
            <h3 id="access-\(number)">\(cut(group.title))</h3>
            \(members(of: group))<p class="system">decided as \(first.system.platform.rawValue) \
            \(first.system.version.description), linked with SDK \(first.system.linkedSDK.description)</p>
            <div class="scroll" role="region" tabindex="0" aria-labelledby="access-\(number)">
            <table class="matrix">
            <thead><tr><th scope="col">Host</th>\(heads)</tr></thead>
            <tbody>
            \(rows.map(\.0))</tbody></table></div>
            \(rows.map(\.1))</section>

            """
    }

    /// The other bundles of a group.
    private func members(of group: AccessGroup) -> HTML {
        guard group.bundles.count > 1 else { return .empty }
        let items = group.bundles.prefix(budget.rows).map { bundle -> HTML in
            "<li>\(cut(bundle.name)) <span>\(bundle.kind.title)</span></li>\n"
        }
        return """
            <details class="members"><summary>The same for \(counted(group.bundles.count, "bundle"))</summary>
            <ul>
            \(items)</ul></details>

            """
    }

    /// The row of a host, and the panels that its cells open. Loaders with one reason share a panel.
    private func html(_ host: HostAccess, id: HTML, of group: AccessGroup) -> (row: HTML, panels: HTML) {
        let head: HTML =
            "<th scope=\"row\"><code>\(cut(host.host.label))</code><span>\(host.host.origin.words)</span></th>"
        guard !host.cells.isEmpty else {
            return (
                "<tr>\(head)<td colspan=\"3\" class=\"none\">no URL can have this host: the entry has no effect</td></tr>\n",
                .empty
            )
        }
        var panels: [(cell: AccessCell, loaders: [String])] = []
        let cells = host.cells.map { cell -> HTML in
            let panel: Int
            if let known = panels.firstIndex(where: { $0.cell.hasSameReason(as: cell) }) {
                panels[known].loaders.append(cell.loader.title)
                panel = known
            } else {
                panel = panels.count
                panels.append((cell, [cell.loader.title]))
            }
            return """
                <td><button type="button" class="cell \(cell.className)" popovertarget="why-\(id)-\(panel)" \
                aria-label="\(cut(host.host.label)), \(cell.loader.title): \(cell.title), \(cell.words). Why?">\
                <span class="mark" aria-hidden="true">\(cell.mark)</span><b>\(cell.title)</b>\
                <span>\(cell.words)</span></button></td>
                """
        }
        return (
            "<tr>\(head)\(cells)</tr>\n",
            "\(panels.enumerated().map { html($1.cell, $1.loaders, of: host, id: "\(id)-\($0)", in: group) })"
        )
    }

    private func html(
        _ cell: AccessCell, _ loaders: [String], of host: HostAccess, id: HTML, in group: AccessGroup
    ) -> HTML {
        let operand = group.bundles.first?.operand
        let steps = cell.trace.map { step -> HTML in
            let key: HTML = step.keyPath.map { "<code class=\"key\">\(cut($0.description))</code>" } ?? .empty
            // Of several bundles each has a place of its own, and the key is enough to find them.
            let line: HTML =
                group.bundles.count == 1
                ? step.place?.line.map { "<span class=\"line\">line \($0)</span>" } ?? .empty : .empty
            return """
                <li>\(cut(step.text).capitalisedFirst.sentence)\(key)\(line)<cite>\(step.source)</cite></li>

                """
        }
        let place =
            group.bundles.count == 1
            ? group.bundles.first.map { report.place(of: $0.location, operand: operand) } : nil
        return """
            <div class="panel" id="why-\(id)" popover role="dialog" aria-labelledby="why-\(id)-title">
            <h4 id="why-\(id)-title" tabindex="-1" autofocus>\(cut(host.host.label))</h4>
            <p class="for">\(loaders.joined(separator: ", ")) in \(cut(group.title))</p>
            <p class="outcome \(cell.className)"><span class="mark" aria-hidden="true">\(cell.mark)</span> \
            <b>\(cell.title)</b>: \(cell.longWords)</p>
            <ol>
            \(steps)</ol>
            \(place.map { "<p class=\"for\">\(cut($0))</p>\n" } ?? .empty)\
            <button type="button" class="close" popovertarget="why-\(id)" popovertargetaction="hide">Close</button>
            </div>

            """
    }
}
