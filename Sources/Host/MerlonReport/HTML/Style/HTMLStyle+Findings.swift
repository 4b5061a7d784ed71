// SPDX-License-Identifier: Apache-2.0

extension HTMLStyle {
    /// The findings: what a rule says of all of its own in the margin and on top, then each finding.
    static let findings: HTML = """
        .group { display: grid; grid-template-columns: 7.2rem minmax(0, 1fr); gap: 0 1.8rem;
          border-top: 2px solid var(--strong); padding: 1.3rem 0 2.6rem; }
        .margin { color: var(--tone); }
        .severity { display: flex; flex-direction: column; gap: 0.35rem; font-weight: 650; text-transform: capitalize; }
        .margin .of { color: var(--soft); font-size: 0.9rem; }
        .margin .of b { font-weight: 560; font-variant-numeric: tabular-nums; }
        .group h3 { font-size: 1.28rem; }
        .rule { color: var(--soft); margin-top: 0.15rem; }
        .about { display: grid; grid-template-columns: 1fr 1fr; gap: 0.6rem 2rem; margin: 0.9rem 0 1.1rem; }
        .about b, .own b, .case .for b { display: block; font-size: 0.86rem; font-weight: 560; color: var(--soft); }
        .item { background: var(--paper); border: 1px solid var(--line); border-radius: 8px;
          padding: 1rem 1.2rem 1.1rem; margin-top: 0.7rem; }
        .item:target { border-color: var(--accent); box-shadow: 0 0 0 2px var(--accent); }
        .item h4 { font-size: 1rem; font-weight: 560; line-height: 1.45; text-wrap: pretty; }
        .item dl { margin-top: 0.6rem; font-size: 0.93rem; }
        .item dl > div { display: grid; grid-template-columns: 4rem minmax(0, 1fr); gap: 0 0.6rem; padding: 0.16rem 0; }
        .item dt { color: var(--soft); grid-row: span 30; }
        .item dd { grid-column: 2; }
        .item .key { color: var(--soft); }
        .item .own { margin-top: 0.7rem; }
        .state { margin-top: 0.6rem; padding: 0.42rem 0.75rem; border-radius: 5px; background: var(--tint);
          font-size: 0.93rem; }
        .state b { color: var(--tone); font-weight: 620; margin-right: 0.35rem; }
        .fix { margin-top: 0.75rem; font-size: 0.93rem; }
        .fragment { position: relative; margin-top: 0.5rem; }
        .fragment pre { background: var(--sunk); border-radius: 6px; padding: 0.8rem 1rem; overflow-x: auto;
          line-height: 1.5; overflow-wrap: normal; }
        .fragment code > * { display: block; width: max-content; min-width: 100%; text-decoration: none; }
        .fragment ins { color: var(--good); }
        .fragment del { color: var(--critical); }
        .sign { user-select: none; }
        .copy { position: absolute; right: 0.5rem; top: 0.5rem; background: var(--paper); font-size: 0.82rem;
          border: 1px solid var(--line); border-radius: 5px; padding: 0.22rem 0.65rem; color: var(--accent); }
        .copy:hover { border-color: var(--accent); }
        .taxa { margin-top: 0.9rem; font-size: 0.88rem; }
        .taxa li { padding: 0.15rem 0; color: var(--soft); }
        .taxa ul { margin-top: 0.35rem; }
        .taxa b { font-weight: 560; color: var(--ink); }

        """

    /// The controls above the findings.
    static let filters: HTML = """
        [data-scripts] .filters { display: flex; flex-wrap: wrap; gap: 0.9rem 1.1rem; align-items: end;
          margin-bottom: 2rem; padding: 1.1rem 1.2rem; background: var(--paper); border: 1px solid var(--line);
          border-radius: 8px; }
        .field { display: grid; gap: 0.25rem; min-width: 10rem; flex: 1 1 10rem; }
        .field.grow { flex-grow: 2; }
        .filters label, .filters legend { font-size: 0.86rem; color: var(--soft); padding: 0; }
        .field input, .field select { width: 100%; height: 2.4rem; padding: 0 0.7rem; border-radius: 6px;
          border: 1px solid var(--soft); background: var(--paper); color: var(--ink); }
        .field ::placeholder { color: var(--soft); opacity: 1; }
        .filters fieldset { border: 0; margin: 0; padding: 0; min-width: 0; display: flex; flex-wrap: wrap; gap: 0.4rem; }
        .filters legend { margin-bottom: 0.25rem; }
        .chip { position: relative; display: block; }
        .filters .chip { color: var(--tone, var(--ink)); font-size: 0.92rem; }
        .chip input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
        .chip > span { display: flex; gap: 0.5rem; align-items: center; padding: 0.28rem 0.75rem; border-radius: 999px;
          border: 1px solid var(--line); text-transform: capitalize; font-variant-numeric: tabular-nums; }
        .chip > span::before { content: "○"; }
        .chip input:checked + span { background: var(--tint, var(--sunk)); border-color: currentColor; }
        .chip input:checked + span::before { content: "●"; }
        .chip input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 2px; }
        .chip .meter { width: 1.5rem; height: 0.75rem; }
        .filters .outcome { flex: 1 1 100%; display: flex; justify-content: space-between; align-items: center;
          gap: 1rem; border-top: 1px solid var(--line); padding-top: 0.8rem; }
        .filters .outcome p { font-weight: 560; }
        .filters .outcome button, .close { background: none; border: 1px solid var(--soft); border-radius: 6px;
          padding: 0.32rem 0.9rem; color: var(--accent); }
        .filters .outcome button:hover, .close:hover { border-color: var(--accent); }

        """
}
