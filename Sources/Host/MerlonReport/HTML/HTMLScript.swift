// SPDX-License-Identifier: Apache-2.0

/// The page's script. It reads the page and hides or shows parts of it; it makes no markup, keeps nothing
/// and loads nothing, so that no text of an artifact can become code.
enum HTMLScript {
    /// The script.
    static let code: HTML = #"""
        "use strict";
        (() => {
          const root = document.documentElement;
          const all = (selector, within = document) => [...within.querySelectorAll(selector)];
          const byID = id => document.getElementById(id);
          root.dataset.scripts = "on";

          const themes = ["system", "light", "dark"];
          byID("theme").addEventListener("click", event => {
            const next = themes[(themes.indexOf(root.dataset.theme ?? "system") + 1) % themes.length];
            root.dataset.theme = next;
            event.currentTarget.querySelector("span").textContent = next;
          });

          const copied = button => {
            const words = button.textContent;
            button.textContent = "Copied";
            setTimeout(() => { button.textContent = words; }, 1600);
          };
          const selectAndCopy = (pre, text) => {
            const area = document.createElement("textarea");
            area.value = text;
            area.className = "offscreen";
            pre.append(area);
            area.select();
            let done = false;
            try { done = document.execCommand("copy"); } catch { done = false; }
            area.remove();
            return done;
          };
          for (const button of all(".copy")) {
            button.setAttribute("aria-live", "polite");
            button.addEventListener("click", async () => {
              const pre = button.parentElement.querySelector("pre");
              const lines = [...pre.firstElementChild.children];
              const left = lines.filter(line => line.localName !== "del");
              const text = (left.length ? left : lines).map(line => line.lastChild.data).join("");
              try {
                await navigator.clipboard.writeText(text);
                copied(button);
              } catch {
                if (selectAndCopy(pre, text)) return copied(button);
                getSelection().selectAllChildren(pre);
                button.textContent = "Selected: copy it with the keyboard";
              }
            });
          }

          const form = byID("filters");
          if (form) {
            const groups = all(".group").map(element => ({
              element,
              count: element.querySelector(".of b"),
              head: element.querySelector("h3").textContent + " " + element.querySelector(".rule").textContent,
              items: all(".item", element),
            }));
            const items = groups.flatMap(group => group.items);
            const texts = new Map();
            const text = (item, group) => {
              if (!texts.has(item)) texts.set(item, (group.head + " " + item.textContent).toLowerCase());
              return texts.get(item);
            };
            const chosen = name => new Set(all(`input[name="${name}"]:checked`, form).map(box => box.value));
            const hasChoice = name => all(`input[name="${name}"]`, form).length > 0;
            const apply = () => {
              const words = byID("search").value.toLowerCase().split(/\s+/).filter(Boolean);
              const severities = chosen("severity");
              const states = hasChoice("state") ? chosen("state") : null;
              const rule = byID("rule")?.value ?? "";
              const bundle = byID("bundle")?.value ?? "";
              let shown = 0;
              for (const group of groups) {
                let inGroup = 0;
                for (const item of group.items) {
                  const data = item.dataset;
                  const fits = severities.has(data.severity) && (!states || states.has(data.state))
                    && (rule === "" || data.rule === rule)
                    && (bundle === "" || data.bundles.includes(` ${bundle} `))
                    && words.every(word => text(item, group).includes(word));
                  item.hidden = !fits;
                  if (fits) inGroup += 1;
                }
                group.element.hidden = inGroup === 0;
                const total = group.items.length;
                group.count.textContent = inGroup === total ? `${total}` : `${inGroup} of ${total}`;
                shown += inGroup;
              }
              byID("shown").textContent = shown === items.length
                ? `All ${items.length} findings shown` : `${shown} of ${items.length} findings shown`;
            };
            let timer = 0;
            form.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(apply, 100); });
            form.addEventListener("submit", event => event.preventDefault());
            form.addEventListener("reset", () => setTimeout(apply, 0));
            apply();

            const reveal = () => {
              const target = location.hash.startsWith("#finding-") && byID(location.hash.slice(1));
              if (!target?.hidden) return;
              form.reset();
              setTimeout(() => target.scrollIntoView(), 20);
            };
            addEventListener("hashchange", reveal);
          }

          let closed = [];
          addEventListener("beforeprint", () => {
            // On paper are all, whatever the filter hides.
            for (const group of all(".group")) {
              group.querySelector(".of b").textContent = `${all(".item", group).length}`;
            }
            closed = all("details:not([open])");
            for (const details of closed) details.open = true;
          });
          addEventListener("afterprint", () => {
            for (const details of closed) details.open = false;
            byID("filters")?.dispatchEvent(new Event("input"));
          });
        })();
        """#
}
