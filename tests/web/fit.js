// What does not fit on the screen: a list of sentences, empty when all is well.
// With `mayScroll`, the page may be longer than the window.
(mayScroll) => {
  const problems = [];
  const say = (what, ...more) => problems.push([what, ...more].join(" "));
  const name = (element) =>
    `${element.className?.baseVal ?? element.className}`.replace(/ ?svelte-\w+/g, "") ||
    element.tagName;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const seen = (element) => element.getClientRects().length > 0;
  const box = (element) => element.getBoundingClientRect();
  const page = document.documentElement;

  if (page.scrollWidth > innerWidth) say("the page is too wide by", page.scrollWidth - innerWidth);
  if (page.scrollHeight > innerHeight && !mayScroll)
    say("the page is too high by", page.scrollHeight - innerHeight);

  // The parts lie beside each other.
  const parts = all("header, .around, .grill, .supply, div.strip, .tray, .aside, .mine article, .actions").filter(seen);
  parts.forEach((one, at) => {
    for (const two of parts.slice(at + 1)) {
      const [a, b] = [box(one), box(two)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1 && !(mayScroll && name(two) === "actions"))
        say(name(one), "overlaps", name(two), `by ${across.toFixed()}×${down.toFixed()}`);
    }
  });

  // Nothing sticks out of the part that it belongs to.
  const inside = (part, content, by = 1) => {
    for (const outer of all(part).filter(seen))
      for (const inner of all(content, outer).filter(seen)) {
        const [edge, each] = [box(outer), box(inner)];
        const out = Math.max(
          edge.left - each.left,
          each.right - edge.right,
          edge.top - each.top,
          each.bottom - edge.bottom,
        );
        if (out > by) say(name(inner), "sticks out of", name(outer), `by ${out.toFixed(1)}`);
      }
  };
  inside(".panel", ".name, .portrait svg, .tiles, .below, .total, .total *, .chip, .tokens, .tokens i, .sum, .sum *");
  inside(".tray", ".group, .die");
  inside(".aside", ".die, .total, .gives, .empty", 3);
  inside(".grill", "li", 4);

  // The pieces of a person lie beside each other.
  for (const panel of all(".panel").filter(seen)) {
    const pieces = all("div.portrait, .name > span, .tiles, .total b, .chip, .tokens, .sum span", panel);
    pieces.filter(seen).forEach((one, at, list) => {
      for (const two of list.slice(at + 1)) {
        const [a, b] = [box(one), box(two)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 3 && a.width && b.width)
          say(name(one) || "name", "overlaps", name(two), "of a panel");
      }
    });
  }

  // No text is cut; a long name may be, but not the name of a bot.
  for (const text of all(".name > span"))
    if (text.textContent.length <= 6 && text.scrollWidth > text.clientWidth)
      say("the name", text.textContent, "is cut");
  for (const text of all(".gives, .supply, .waiting")) {
    const line = parseFloat(getComputedStyle(text).lineHeight);
    if (text.scrollHeight > text.clientHeight + line / 2 || text.scrollWidth > text.clientWidth + 1)
      if (!text.textContent.includes("Wurmenstein"))
        say("the text of", name(text), "is cut:", text.textContent.trim());
  }
  return problems;
}
