# SPDX-License-Identifier: Apache-2.0
"""Checks pages of 'merlon audit --format html' in a browser.
usage: check.py FOLDER [SCREENSHOTS]: FOLDER holds the pages, of which rich.html has everything."""
import pathlib
import shutil
import subprocess
import sys
import time

import chrome

HERE = pathlib.Path(__file__).parent
PROBES = (HERE / "probes.js").read_text()
WIDTHS = (390, 768, 1280)
faults = []


def expect(holds, words):
    if not holds:
        faults.append(words)


def ask(tab, call):
    return tab.evaluate(f"({PROBES}).{call}")


def looks(browser, page, shots):
    """No fault in the console, no sideways scroll, enough contrast: at each width in both themes."""
    for width in WIDTHS:
        for theme in ("light", "dark") if width != 768 else ("light",):
            name = f"{page.stem} at {width} in {theme}"
            tab = chrome.Tab(browser, page, width, theme)
            overflow = ask(tab, "overflow()")
            expect(not overflow, f"{name}: wider than the screen: {overflow[:5]}")
            contrast = ask(tab, "contrast()")
            expect(contrast["texts"] > 20, f"{name}: only {contrast['texts']} texts")
            expect(not contrast["faults"], f"{name}: too little contrast: {contrast['faults'][:5]}")
            tab.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true; })")
            overflow = ask(tab, "overflow()")
            expect(not overflow, f"{name}, all open: wider than the screen: {overflow[:5]}")
            contrast = ask(tab, "contrast()")
            expect(not contrast["faults"], f"{name}, all open: too little contrast: {contrast['faults'][:5]}")
            if width == WIDTHS[0] and theme == "light":
                structure = ask(tab, "structure()")
                expect(not structure, f"{name}: {structure[:5]}")
            expect(not tab.faults(), f"{name}: the console says {tab.faults()[:3]}")
            tab.close()
            if shots and width != 768:
                tab = chrome.Tab(browser, page, width, theme)
                tab.screenshot(shots / f"{page.stem}-{width}-{theme}.png")
                tab.close()


def names(browser, page):
    """Everything that is pressed or filled in has a name that a screen reader says."""
    tab = chrome.Tab(browser, page, 1280)
    tab.call("Accessibility.enable")
    nodes = tab.call("Accessibility.getFullAXTree")["nodes"]
    roles = {"button", "link", "searchbox", "textbox", "combobox", "checkbox", "region", "navigation", "search"}
    seen = 0
    for node in nodes:
        role = node.get("role", {}).get("value")
        if node.get("ignored") or role not in roles:
            continue
        seen += 1
        expect(node.get("name", {}).get("value", "").strip(), f"a {role} without a name")
    expect(seen > 40, f"only {seen} controls are in the tree of {page.stem}")
    tab.close()


def filters(browser, page):
    tab = chrome.Tab(browser, page, 1280)
    total = tab.evaluate("document.querySelectorAll('.item').length")
    expect(total >= 60, f"the rich page has {total} findings")
    says = lambda: tab.evaluate("document.getElementById('shown').textContent")
    expect(tab.evaluate("document.getElementById('shown').ariaLive") == "polite", "the count is not read out")

    def filtered(code, words):
        """Applies a filter, and sees that the count says what is shown."""
        tab.evaluate(code)
        time.sleep(0.25)
        shown = ask(tab, "visible('.item')")
        expect(says().startswith(f"{shown} of {total} "), f"{words}: {shown} are shown, the page says {says()!r}")
        expect(0 < shown < total, f"{words}: {shown} of {total} are shown")
        empty = tab.evaluate("[...document.querySelectorAll('.group')].filter(g => !g.hidden && "
                             "![...g.querySelectorAll('.item')].some(i => !i.hidden)).length")
        expect(empty == 0, f"{words}: {empty} groups are empty")
        return shown

    def reset():
        tab.evaluate("document.querySelector('#filters [type=reset]').click()")
        time.sleep(0.1)
        expect(ask(tab, "visible('.item')") == total and says() == f"All {total} findings shown",
               f"after the reset {says()!r}")

    typed = "e => { e.dispatchEvent(new Event('input', {bubbles: true})) }"
    filtered(f"search.value = 'legacy.shop.example'; ({typed})(search)", "search")
    expect(tab.evaluate("[...document.querySelectorAll('.item')].filter(i => !i.hidden)"
                        ".every(i => i.textContent.includes('legacy.shop.example'))"), "the search shows others")
    two = filtered(f"search.value = 'LEGACY.shop.example tls'; ({typed})(search)", "two words")
    reset()
    filtered("document.querySelector('input[value=high]').click()", "without high")
    expect(tab.evaluate("[...document.querySelectorAll('.item[data-severity=high]')].every(i => i.hidden)"),
           "high findings are shown without high")
    reset()
    for state in ("approved", "known"):
        only = filtered(f"document.querySelectorAll('input[name=state]').forEach(b => {{ if (b.value !== '{state}') "
                        "b.click() })", f"only {state}")
        expect(only == tab.evaluate(f"document.querySelectorAll('.item[data-state={state}]').length"), state)
        reset()
    for choice in ("rule", "bundle"):
        filtered(f"{choice}.selectedIndex = 2; ({typed})({choice})", choice)
        reset()
    # A link into a finding that a filter hides shows it again.
    filtered(f"search.value = 'legacy.shop.example'; ({typed})(search)", "search")
    tab.evaluate("location.hash = document.querySelector('.item[hidden]').id")
    time.sleep(0.2)
    expect(ask(tab, "visible('.item')") == total, "a link leads to a hidden finding")
    tab.evaluate(f"search.value = 'nothing has these words'; ({typed})(search)")
    time.sleep(0.25)
    expect(says() == f"0 of {total} findings shown", f"nothing found: {says()!r}")
    expect(two > 0 and not tab.faults(), f"filters: the console says {tab.faults()[:3]}")
    tab.close()


def panels(browser, page, shots):
    """A cell shows its reasons on a click and on Enter, Escape closes them, and the focus comes back."""
    for width, theme in ((1280, "light"), (390, "dark")):
        tab = chrome.Tab(browser, page, width, theme)
        open_panels = "document.querySelectorAll('[popover]:popover-open').length"
        cells = tab.evaluate("document.querySelectorAll('button.cell').length")
        expect(cells > 60, f"only {cells} cells")
        tab.evaluate("(cell = document.querySelector('#access .cell.is-weak')).focus(); cell.click()")
        expect(tab.evaluate(open_panels) == 1, f"a click opens nothing at {width}")
        steps = tab.evaluate("[...document.querySelectorAll(':popover-open ol li')].map(s => s.textContent)")
        expect(steps and any("NSException" in step for step in steps), f"the panel has no trace: {steps}")
        contrast = ask(tab, "contrast(document.querySelector(':popover-open'))")
        expect(contrast["texts"] > 5 and not contrast["faults"], f"panel: contrast {contrast}")
        if shots:
            tab.screenshot(shots / f"panel-{width}-{theme}.png", whole=False)
        tab.press("Escape")
        expect(tab.evaluate(open_panels) == 0, "Escape does not close the panel")
        expect(tab.evaluate("document.activeElement === cell"), "the focus does not come back")
        for key in ("Enter", " "):
            tab.press(key)
            expect(tab.evaluate(open_panels) == 1, f"the key {key!r} opens nothing")
            tab.press("Escape")
        tab.evaluate("document.querySelectorAll('.panel').forEach(p => p.showPopover())")
        bad = tab.evaluate("""[...document.querySelectorAll('.panel')].filter(p => {
            p.showPopover(); const box = p.getBoundingClientRect();
            return box.left < 0 || box.right > innerWidth || box.bottom > innerHeight || box.top < 0 }).length""")
        expect(bad == 0, f"{bad} panels reach beyond the screen at {width}")
        expect(not tab.faults(), f"panels: the console says {tab.faults()[:3]}")
        tab.close()


def keyboard(browser, page):
    tab = chrome.Tab(browser, page, 1280)
    stops = ask(tab, "stops()")
    tab.press("Tab")
    expect(tab.evaluate("document.activeElement.className") == "skip", "the first stop does not skip to the report")
    expect(tab.evaluate("document.activeElement.getBoundingClientRect().top >= 0"), "the skip link stays hidden")
    seen = 1
    while seen < stops + 20:
        tab.press("Tab")
        at = tab.evaluate("""(e => e === document.body ? '' : e.tagName + '.' + e.className + ' outline ' +
            getComputedStyle(e.matches('.chip input') ? e.nextElementSibling : e).outlineStyle)(document.activeElement)""")
        if not at:
            break
        seen += 1
        expect(at.endswith("outline solid"), f"the focus can't be seen on {at}")
    # Scrolling parts are stops of their own where they scroll.
    expect(seen >= stops, f"Tab reaches {seen} of {stops} stops of {page.stem}")
    tab.close()


def controls(browser, page):
    tab = chrome.Tab(browser, page, 1280)
    ground = "getComputedStyle(document.body).backgroundColor"
    light = tab.evaluate(ground)
    tab.evaluate("theme.click(); theme.click()")
    expect(tab.evaluate("theme.textContent") == "Theme: dark" and tab.evaluate(ground) != light, "no dark theme")
    tab.evaluate("theme.click()")
    expect(tab.evaluate(ground) == light, "no way back from the dark theme")
    copied = tab.evaluate("""(async () => {
        const button = document.querySelector('.copy');
        button.click();
        await new Promise(done => setTimeout(done, 300));
        return button.textContent })()""")
    expect(copied.startswith(("Copied", "Selected")), f"copying says {copied!r}")
    expect(not tab.faults(), f"controls: the console says {tab.faults()[:3]}")
    # Whatever got into the page: the policy keeps a foreign script from running.
    tab.evaluate("(s => { s.textContent = 'window.foreign = 1'; document.body.append(s) })"
                 "(document.createElement('script'))")
    expect(tab.evaluate("typeof foreign") == "undefined", "a foreign script runs")
    tab.close()


def without_scripts(browser, page):
    tab = chrome.Tab(browser, page, 390, scripts=False)
    total = tab.evaluate("document.querySelectorAll('.item').length")
    expect(total >= 60 and ask(tab, "visible('.item')") == total, "findings are hidden without scripts")
    expect(ask(tab, "visible('.control')") == 0, "controls that need scripts are shown without")
    tab.close()


def hostile(browser, page):
    tab = chrome.Tab(browser, page, 1280)
    expect(tab.evaluate("typeof pwned") == "undefined", "a name from the artifact ran")
    foreign = tab.evaluate("document.querySelectorAll('img, iframe, object, embed, base, link').length")
    scripts = tab.evaluate("document.scripts.length")
    expect(foreign == 0 and scripts == 1, f"{foreign} foreign elements, {scripts} scripts")
    events = tab.evaluate("[...document.querySelectorAll('*')].filter(e => e.getAttributeNames()"
                          ".some(n => n.startsWith('on') || n === 'style')).length")
    expect(events == 0, f"{events} elements with handlers or styles of their own")
    expect(not tab.faults(), f"hostile: the console says {tab.faults()[:3]}")
    tab.close()


def paper(browser, page, shots):
    """On paper each finding is there, with its fix, whatever a filter hides."""
    tab = chrome.Tab(browser, page, 1280, "dark")
    messages = tab.evaluate("[...document.querySelectorAll('.item h4')].map(h => h.textContent)")
    tab.evaluate("search.value = 'nothing'; search.dispatchEvent(new Event('input', {bubbles: true}))")
    time.sleep(0.25)
    path = (shots or page.parent) / f"{page.stem}.pdf"
    tab.pdf(path)
    expect(path.read_bytes().startswith(b"%PDF"), "no PDF")
    tab.close()
    if not shutil.which("pdftotext"):
        print("check-html: pdftotext is missing: what is on paper was not read")
        return
    text = subprocess.run(["pdftotext", "-raw", path, "-"], capture_output=True, text=True, check=True).stdout
    squeezed = "".join(text.split())
    expect("0of" not in squeezed, "what a filter hides is counted as hidden on paper")
    missing = [m for m in messages if "".join(m.split()) not in squeezed]
    expect(not missing, f"{len(missing)} of {len(messages)} findings are not on paper, such as {missing[:2]}")
    expect("Copytheresult" not in squeezed and "Showall" not in squeezed, "controls are on paper")
    expect(squeezed.count("<key>") > 10, "the fixes are not on paper")


def main():
    folder = pathlib.Path(sys.argv[1])
    shots = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    if shots:
        shots.mkdir(parents=True, exist_ok=True)
    begin = time.monotonic()
    browser = chrome.Browser()
    rich = folder / "rich.html"
    pages = sorted(folder.glob("*.html"))
    for page in pages:
        if page.stem != "many":
            looks(browser, page, shots)
    names(browser, rich)
    filters(browser, rich)
    panels(browser, rich, shots)
    keyboard(browser, folder / "storefront.html")
    controls(browser, rich)
    without_scripts(browser, rich)
    hostile(browser, folder / "hostile.html")
    paper(browser, rich, shots)
    browser.close()
    for fault in faults:
        print("check-html:", fault, file=sys.stderr)
    print(f"check-html: {len(pages)} pages, {len(faults)} faults, {time.monotonic() - begin:.0f} s")
    sys.exit(1 if faults else 0)


main()
