// SPDX-License-Identifier: Apache-2.0

/// The page's one style sheet.
enum HTMLStyle {
    /// The sheet, from the general to the particular.
    static let sheet: HTML = """
        \(palette)\(frame)\(summary)\(findings)\(filters)\(tables)\(panels)\(approvals)\(narrow)\(print)
        """

    /// The colours of both themes: each text reaches a contrast of 4.5 to 1 on each ground it stands on.
    private static let palette: HTML = """
        :root {
          color-scheme: light dark;
          --ground: light-dark(#f4f6f8, #0e141b); --paper: light-dark(#ffffff, #151d26);
          --sunk: light-dark(#eef1f4, #1c2631); --ink: light-dark(#17212b, #e3e9ef);
          --soft: light-dark(#4f5d6b, #a2b0be); --line: light-dark(#d5dce3, #2b3743);
          --strong: light-dark(#17212b, #54657a); --accent: light-dark(#0b5394, #8dc1f0);
          --mast: light-dark(#18242f, #202d3a); --on-mast: #f2f5f8; --on-mast-soft: #b4c1ce;
          --critical: light-dark(#8d0f33, #ff94ab); --high: light-dark(#a03408, #ffa47d);
          --medium: light-dark(#735000, #e8c061); --low: light-dark(#17587a, #82c8ec);
          --info: light-dark(#4f5d6b, #a2b0be); --good: light-dark(#1a6040, #7fd3a8);
          --critical-tint: light-dark(#fbe9ee, #371823); --high-tint: light-dark(#fceee6, #35200f);
          --medium-tint: light-dark(#faf2dc, #2f260d); --low-tint: light-dark(#e5f2f9, #122b3a);
          --info-tint: light-dark(#eef1f4, #1c2631); --good-tint: light-dark(#e4f4ec, #112c1f);
          --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
          --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
        }
        :root[data-theme="light"] { color-scheme: light; }
        :root[data-theme="dark"] { color-scheme: dark; }
        .sev-critical { --tone: var(--critical); --tint: var(--critical-tint); }
        .sev-high { --tone: var(--high); --tint: var(--high-tint); }
        .sev-medium { --tone: var(--medium); --tint: var(--medium-tint); }
        .sev-low { --tone: var(--low); --tint: var(--low-tint); }
        .sev-info { --tone: var(--info); --tint: var(--info-tint); }
        .is-open, .is-bad, .is-failed, .is-shut { --tone: var(--critical); --tint: var(--critical-tint); }
        .is-findings { --tone: var(--high); --tint: var(--high-tint); }
        .is-weak, .is-soon, .is-incomplete { --tone: var(--medium); --tint: var(--medium-tint); }
        .is-strict, .is-good, .is-clean, .is-approved { --tone: var(--good); --tint: var(--good-tint); }
        .is-exempt, .is-idle, .is-known { --tone: var(--soft); --tint: var(--sunk); }
        .is-new { --tone: var(--high); --tint: var(--high-tint); }

        """
}
