// SPDX-License-Identifier: Apache-2.0
// What a check asks a page. Evaluates to an object of functions.
({
  // Texts whose contrast with their ground is below 4.5 to 1, as "ratio text (colours)".
  contrast(scope = document.body) {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const known = new Map();
    const rgba = text => {
      if (!known.has(text)) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = text;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        known.set(text, [r, g, b, a / 255]);
      }
      return known.get(text);
    };
    const over = (top, under) => [0, 1, 2].map(i => top[i] * top[3] + under[i] * (1 - top[3])).concat(1);
    const ground = element => {
      const layers = [];
      for (let at = element; at; at = at.parentElement) {
        const colour = rgba(getComputedStyle(at).backgroundColor);
        if (colour[3] > 0) layers.push(colour);
        if (colour[3] === 1) break;
      }
      return layers.reduceRight((under, top) => over(top, under), [255, 255, 255, 1]);
    };
    const light = colour => {
      const [r, g, b] = colour.map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const faults = [];
    let texts = 0;
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.data.trim();
      const element = walker.currentNode.parentElement;
      if (!text || ["STYLE", "SCRIPT", "OPTION", "TITLE"].includes(element.tagName)) continue;
      if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
      texts += 1;
      const style = getComputedStyle(element);
      const under = ground(element);
      const colour = over(rgba(element.closest("svg") ? style.fill : style.color), under);
      const [one, other] = [light(colour), light(under)].sort((a, b) => b - a);
      const ratio = (one + 0.05) / (other + 0.05);
      if (ratio < 4.5) faults.push(`${ratio.toFixed(2)} "${text.slice(0, 30)}" ${colour} on ${under}`);
    }
    return { texts, faults: [...new Set(faults)] };
  },

  // Elements that reach beyond the page's width, where none of their parents scrolls.
  overflow() {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll("*")]
      .filter(element => element.getBoundingClientRect().right > width + 1 && !element.closest(".scroll, pre, .symbols"))
      .map(element => `${element.tagName}.${element.className} ${Math.round(element.getBoundingClientRect().right)}`)
      .concat(`the page: ${document.documentElement.scrollWidth}`);
  },

  // What a reader without a pointer or a screen needs.
  structure() {
    const faults = [];
    const ids = [...document.querySelectorAll("[id]")].map(element => element.id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (twice.length) faults.push(`ids twice: ${twice.slice(0, 5)}`);
    for (const [name, count] of [["h1", 1], ["main", 1], ["header.mast", 1], ["nav", 1], ["footer", 1]]) {
      const found = document.querySelectorAll(name).length;
      if (found !== count) faults.push(`${found} of ${name}`);
    }
    let last = 0;
    for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
      if (heading.closest("[popover]")) continue;
      const level = Number(heading.tagName[1]);
      if (level > last + 1) faults.push(`a heading of level ${level} behind one of ${last}: ${heading.textContent}`);
      last = level;
    }
    for (const link of document.querySelectorAll("a")) {
      const href = link.getAttribute("href");
      if (!href.startsWith("#")) faults.push(`a link that leads away: ${href}`);
      else if (!document.getElementById(href.slice(1))) faults.push(`a link that leads nowhere: ${href}`);
    }
    for (const name of ["aria-labelledby", "popovertarget", "for"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!document.getElementById(element.getAttribute(name))) faults.push(`${name} of nothing`);
      }
    }
    for (const region of document.querySelectorAll(".scroll")) {
      if (region.tabIndex !== 0 || !region.hasAttribute("aria-labelledby")) faults.push("a region without a name");
    }
    return faults;
  },

  visible(selector) {
    return [...document.querySelectorAll(selector)].filter(element => element.checkVisibility()).length;
  },

  // What takes the focus by the Tab key, apart from what a closed part hides.
  stops() {
    return [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']")]
      .filter(element => element.checkVisibility({ contentVisibilityAuto: true })).length;
  },
})
