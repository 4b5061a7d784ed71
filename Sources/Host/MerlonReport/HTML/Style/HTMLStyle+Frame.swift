// SPDX-License-Identifier: Apache-2.0

extension HTMLStyle {
    /// Letters, the head of the page, the list of contents, and the sections.
    static let frame: HTML = """
        *, ::before, ::after { box-sizing: border-box; }
        html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
        body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 var(--sans);
          overflow-wrap: anywhere; text-rendering: optimizeLegibility; }
        h1, h2, h3, h4, p, ul, ol, dl, dd, pre { margin: 0; }
        h1, h2, h3 { line-height: 1.2; letter-spacing: -0.014em; font-weight: 650; text-wrap: balance; }
        ul, ol { padding: 0; list-style: none; }
        code, pre { font-family: var(--mono); font-size: 0.86em; }
        pre code { font-size: inherit; }
        a { color: var(--accent); text-underline-offset: 0.18em; text-decoration-thickness: from-font; }
        a:hover { text-decoration-thickness: 2px; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
        main:focus, [tabindex="-1"]:focus { outline: none; }
        [hidden] { display: none !important; }
        svg { fill: currentColor; }
        .symbols, .offscreen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .control { display: none; }
        [data-scripts] .control { display: revert; }
        button, input, select { font: inherit; color: inherit; }
        button { cursor: pointer; }
        summary { cursor: pointer; color: var(--accent); width: fit-content; }
        .skip { position: absolute; left: 1rem; top: -4rem; z-index: 9; padding: 0.6rem 1rem;
          background: var(--paper); color: var(--accent); border-radius: 0 0 6px 6px; }
        .skip:focus { top: 0; }

        .mast { background: var(--mast); color: var(--on-mast); }
        .mast::after { content: ""; display: block; height: 12px; background:
          repeating-linear-gradient(90deg, var(--mast) 0 26px, var(--ground) 26px 46px); }
        .mast-inner, .page, .foot { max-width: 76rem; margin: 0 auto; padding: 0 2rem; }
        .mast-inner { padding-top: 1.1rem; padding-bottom: 1.6rem; display: grid;
          grid-template-columns: 1fr auto; align-items: center; }
        .brand { display: flex; align-items: center; gap: 0.55rem; font-weight: 600; font-size: 0.9rem;
          color: var(--on-mast-soft); letter-spacing: 0.01em; }
        .brand svg { width: 1.35rem; height: 1.35rem; }
        .theme { background: none; border: 1px solid #4d5d6d; border-radius: 6px; padding: 0.3rem 0.75rem;
          color: var(--on-mast); font-size: 0.85rem; }
        .theme:hover { border-color: var(--on-mast); }
        .mast :focus-visible { outline-color: #8dc1f0; }
        .mast h1 { grid-column: 1 / -1; font-size: clamp(1.7rem, 1.1rem + 2.4vw, 2.7rem); margin: 1.3rem 0 0.7rem; }
        .facts { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0.25rem 1.6rem; font-size: 0.9rem; }
        .facts span { color: var(--on-mast-soft); }

        .page { display: grid; grid-template-columns: 12.5rem minmax(0, 1fr); gap: 0 3.2rem; padding-top: 2rem; }
        nav { font-size: 0.93rem; }
        nav ul { position: sticky; top: 1.4rem; border-top: 2px solid var(--strong); }
        nav a { display: flex; justify-content: space-between; gap: 0.8rem; padding: 0.5rem 0;
          border-bottom: 1px solid var(--line); color: var(--ink); text-decoration: none; }
        nav a:hover { color: var(--accent); }
        .tally { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
        main > section { margin-bottom: 4rem; }
        main > section > h2 { font-size: 1.65rem; margin-bottom: 1rem; }
        h2 .tally { font-size: 0.65em; margin-left: 0.35em; letter-spacing: 0; }
        .lead { color: var(--soft); max-width: 44rem; margin-bottom: 1.2rem; }
        .loud { border: 1px solid var(--high); background: var(--high-tint); border-radius: 6px;
          padding: 0.7rem 1rem; margin: 1rem 0; max-width: 52rem; }
        .foot { border-top: 1px solid var(--line); padding-top: 1.2rem; padding-bottom: 2.5rem;
          color: var(--soft); font-size: 0.88rem; }

        """

    /// The verdict, the counts and what to do first.
    static let summary: HTML = """
        #summary > h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .verdict { display: flex; align-items: baseline; gap: 1.1rem; }
        .stamp { flex: none; background: var(--tone); color: var(--paper); font-weight: 650; font-size: 0.95rem;
          padding: 0.22rem 0.75rem; border-radius: 4px; text-transform: capitalize; }
        .sentence { font-size: clamp(1.25rem, 1rem + 1vw, 1.6rem); line-height: 1.3; font-weight: 560;
          letter-spacing: -0.012em; max-width: 40rem; text-wrap: pretty; }
        .counts { display: grid; grid-template-columns: repeat(5, 1fr); margin: 1.9rem 0 0;
          border-top: 2px solid var(--strong); border-bottom: 1px solid var(--line); }
        .counts li { padding: 0.9rem 1.1rem 1rem; border-left: 1px solid var(--line); display: grid;
          grid-template-columns: auto 1fr; align-items: center; gap: 0 0.6rem; color: var(--tone); }
        .counts li:first-child { border-left: 0; padding-left: 0; }
        .counts b { grid-column: 1 / -1; font-size: 2.5rem; line-height: 1.1; font-weight: 620;
          font-variant-numeric: tabular-nums; letter-spacing: -0.03em; }
        .counts span { text-transform: capitalize; font-weight: 560; }
        .counts .is-none { color: var(--soft); }
        .counts .is-none b { font-weight: 350; }
        .meter { width: 2rem; height: 1rem; flex: none; }
        .besides { margin-top: 0.8rem; color: var(--soft); }
        .first { margin-top: 2rem; max-width: 50rem; }
        .first h3 { font-size: 1.12rem; margin-bottom: 0.6rem; }
        .first ol { counter-reset: step; }
        .first li { counter-increment: step; position: relative; padding: 0.7rem 0 0.7rem 2.6rem;
          border-top: 1px solid var(--line); }
        .first li::before { content: counter(step); position: absolute; left: 0; top: 0.62rem; font-size: 1.35rem;
          line-height: 1.3; font-weight: 620; color: var(--soft); font-variant-numeric: tabular-nums; }
        .first strong { font-weight: 560; display: block; }

        """
}
