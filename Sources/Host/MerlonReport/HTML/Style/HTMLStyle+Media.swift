// SPDX-License-Identifier: Apache-2.0

extension HTMLStyle {
    /// Narrow screens, and readers who want no motion.
    static let narrow: HTML = """
        @media (prefers-reduced-motion: no-preference) {
          html { scroll-behavior: smooth; }
          .cell, .copy, .close, nav a { transition: border-color 0.12s, color 0.12s; }
        }
        @media (max-width: 62rem) {
          .page { grid-template-columns: minmax(0, 1fr); padding-top: 1.4rem; }
          nav { margin-bottom: 2rem; }
          nav ul { position: static; display: flex; flex-wrap: wrap; gap: 0 1.3rem; border-top: 0; }
          nav a { border-bottom: 0; padding: 0.3rem 0; gap: 0.4rem; text-decoration: underline; color: var(--accent); }
        }
        @media (max-width: 44rem) {
          .mast-inner, .page, .foot { padding-left: 1rem; padding-right: 1rem; }
          .verdict { flex-direction: column; gap: 0.7rem; }
          .counts { grid-template-columns: 1fr; border-bottom: 0; }
          .counts li { grid-template-columns: 3.2rem auto 1fr; padding: 0.4rem 0; border-left: 0;
            border-bottom: 1px solid var(--line); }
          .counts b { grid-column: auto; font-size: 1.5rem; }
          .group { grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
          .margin { display: flex; justify-content: space-between; align-items: center; }
          .severity { flex-direction: row; align-items: center; gap: 0.6rem; }
          .about { grid-template-columns: minmax(0, 1fr); }
          .item { padding: 0.9rem 1rem; }
          .item dl > div { grid-template-columns: minmax(0, 1fr); }
          .item dt, .item dd { grid-column: 1; grid-row: auto; }
          .copy { position: static; margin-bottom: 0.5rem; }
          [data-scripts] .filters { padding: 1rem; }
          .field { flex-basis: 100%; }
          .approval { grid-template-columns: minmax(0, 1fr); }
          .rules li { grid-template-columns: minmax(0, 1fr); }
          .panel[popover] { inset: auto 0.5rem 0.5rem 0.5rem; width: auto; max-height: 72vh; }
        }

        """

    /// On paper: everything open, nothing to press, dark on light, and no finding torn apart where it fits.
    static let print: HTML = """
        @page { margin: 16mm 14mm; }
        @media print {
          :root, :root[data-theme] { color-scheme: light; --ground: #ffffff; --mast: #ffffff; --on-mast: #17212b;
            --on-mast-soft: #4f5d6b; }
          body { font-size: 10pt; }
          .control, [data-scripts] .control, nav, .skip, .panel, .copy, summary { display: none !important; }
          .mast::after { background: repeating-linear-gradient(90deg, #17212b 0 26px, #ffffff 26px 46px); height: 8px;
            print-color-adjust: exact; }
          .mast-inner, .page, .foot { padding-left: 0; padding-right: 0; max-width: none; }
          .page { display: block; }
          .group[hidden] { display: grid !important; }
          .item[hidden] { display: list-item !important; }
          details::details-content { content-visibility: visible; height: auto; }
          .fix::before { content: "The fix"; color: var(--soft); }
          .scroll { overflow: visible; border-radius: 0; }
          .matrix td, .matrix th[scope="row"], .plain th, .plain td { min-width: 0; }
          pre { white-space: pre-wrap; }
          .fragment code > * { width: auto; }
          .axis { position: static; }
          .cell, .stamp, .state, .loud, .bar rect, thead th { print-color-adjust: exact; }
          h2, h3, h4, thead, .margin, .about { break-after: avoid; }
          .item, .approval, tr, .first li, .counts { break-inside: avoid; }
          main > section { margin-bottom: 2rem; }
          a { color: inherit; text-decoration: none; }
        }

        """
}
