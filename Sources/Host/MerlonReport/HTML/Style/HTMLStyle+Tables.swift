// SPDX-License-Identifier: Apache-2.0

extension HTMLStyle {
    /// Tables scroll by themselves, so that the page never does sideways.
    static let tables: HTML = """
        .bundle { margin-top: 2rem; }
        .bundle h3 { font-size: 1.15rem; font-family: var(--sans); }
        .bundle .kind { color: var(--soft); font-weight: 400; }
        .system, .members { color: var(--soft); font-size: 0.9rem; margin-top: 0.15rem; }
        .members li span { color: var(--soft); }
        .scroll { overflow-x: auto; margin-top: 0.8rem; background: var(--paper); border: 1px solid var(--line);
          border-radius: 8px; }
        table { border-collapse: collapse; width: 100%; }
        th, td { text-align: left; vertical-align: top; border-top: 1px solid var(--line); padding: 0.55rem 0.9rem; }
        thead th { border-top: 0; font-size: 0.88rem; font-weight: 560; color: var(--soft); background: var(--sunk); }
        tbody th { font-weight: 500; }
        .matrix th[scope="row"] { min-width: 11rem; max-width: 20rem; padding-top: 0.8rem; }
        tbody th > span { display: block; font-size: 0.84rem; font-weight: 400; color: var(--soft); }
        .matrix th[scope="row"] code, .plain th[scope="row"] code { font-size: 0.9em; }
        .matrix td { padding: 0.3rem; min-width: 10.5rem; }
        .matrix .none { padding: 0.8rem 0.9rem; color: var(--soft); }
        .plain th, .plain td { min-width: 8rem; }
        .plain li { font-size: 0.9rem; }
        .cell { display: grid; grid-template-columns: 1.25rem 1fr; gap: 0 0.35rem; width: 100%; height: 100%;
          text-align: left; background: var(--tint); border: 1px solid transparent; border-radius: 5px;
          padding: 0.42rem 0.6rem; font-size: 0.9rem; line-height: 1.35; }
        .cell:hover { border-color: var(--tone); }
        .cell b { font-weight: 600; color: var(--tone); }
        .cell > span:last-child { grid-column: 2; color: var(--ink); font-size: 0.84rem; }
        .mark { color: var(--tone); }
        .legend { display: flex; flex-wrap: wrap; gap: 0.3rem 1.5rem; font-size: 0.9rem; }
        .coverage { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
          border-top: 2px solid var(--strong); border-bottom: 1px solid var(--line); }
        .coverage div { padding: 0.8rem 1rem 0.9rem 0; }
        .coverage dt { color: var(--soft); font-size: 0.9rem; }
        .coverage dd { font-weight: 560; font-variant-numeric: tabular-nums; }
        .rules { margin-top: 1.1rem; }
        .rules ul { margin-top: 0.5rem; }
        .rules li { padding: 0.35rem 0; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.92rem;
          display: grid; grid-template-columns: 17rem minmax(0, 1fr) auto; gap: 0 1.2rem; }
        .rules li.has { color: var(--ink); }

        """

    /// What a cell opens: beside the table where there is room, at the foot of a narrow screen.
    static let panels: HTML = """
        .panel { background: var(--paper); color: var(--ink); border: 1px solid var(--soft); border-radius: 10px; }
        .panel[popover] { position: fixed; inset: auto 1.5rem 1.5rem auto; margin: 0; overflow: auto;
          width: min(31rem, calc(100vw - 2rem)); max-height: min(80vh, 46rem); padding: 1.2rem 1.4rem 1.3rem;
          box-shadow: 0 12px 40px light-dark(rgb(20 30 40 / 0.22), rgb(0 0 0 / 0.6)); }
        .panel h4 { font: 650 1.05rem/1.3 var(--mono); }
        .panel .for { color: var(--soft); font-size: 0.9rem; margin-top: 0.2rem; }
        .panel .outcome { background: var(--tint); border-radius: 6px; padding: 0.55rem 0.8rem; margin: 0.9rem 0; }
        .panel .outcome b { color: var(--tone); }
        .panel ol { counter-reset: step; margin-bottom: 0.8rem; }
        .panel ol li { counter-increment: step; position: relative; padding: 0.5rem 0 0.5rem 1.8rem;
          border-top: 1px solid var(--line); font-size: 0.94rem; }
        .panel ol li::before { content: counter(step); position: absolute; left: 0.2rem; color: var(--soft);
          font-variant-numeric: tabular-nums; }
        .panel li > .key { display: block; margin-top: 0.2rem; }
        .panel cite, .panel .line { font-style: normal; font-size: 0.84rem; color: var(--soft); margin-right: 0.9rem; }
        .panel pre { background: var(--sunk); border-radius: 6px; padding: 0.8rem 1rem; overflow-x: auto; }
        .close { margin-top: 0.9rem; }

        """

    /// The time line of the approvals.
    static let approvals: HTML = """
        .axis { position: sticky; top: 0; background: var(--ground); z-index: 1; }
        .scale { display: block; width: 100%; height: 27px; overflow: visible; font-size: 0.8rem; }
        .scale text { fill: var(--soft); }
        .scale line { stroke: var(--soft); }
        .scale .now { fill: var(--accent); font-weight: 620; }
        .approvals { border-top: 2px solid var(--strong); }
        .approval { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1.2rem; padding: 0.9rem 0 1.2rem;
          border-bottom: 1px solid var(--line); }
        .approval h3 { font-size: 1.05rem; letter-spacing: 0; }
        time { white-space: nowrap; }
        .until b { color: var(--tone); font-weight: 620; margin-right: 0.5rem; }
        .until span { color: var(--soft); font-variant-numeric: tabular-nums; }
        .bar { grid-column: 1 / -1; width: 100%; height: 14px; margin: 0.45rem 0 0.5rem; }
        .bar .base { stroke: var(--line); }
        .bar .now { stroke: var(--accent); stroke-width: 2; }
        .bar rect { fill: var(--tone); rx: 2px; }
        .is-bad .bar rect { fill: none; stroke: var(--tone); stroke-dasharray: 4 3; }
        .bar .beyond { fill: var(--tone); font-size: 0.8rem; }
        .case { grid-column: 1 / -1; max-width: 50rem; font-size: 0.95rem; }
        .case .for { color: var(--soft); margin-top: 0.2rem; }
        .case .for b { display: inline; font-size: inherit; }

        """
}
