/**
 * Where a name that is read from right to left could turn what stands beside it around, one line each: in an attribute that is
 * spoken, or in a text with other words, without the marks that isolate it, or in an element that does not. Runs in the page.
 */
export function bareNames(name: string): string[] {
  const faults = new Set<string>();
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
  const isBare = (text: string): boolean => {
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
      const isAlone = text.trim() === name;
      const isWithin = text[at - 1] === '\u2068' && text[at + name.length] === '\u2069';
      if (!isAlone && !isWithin) return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll('*'))
    for (const attribute of spoken) {
      const text = element.getAttribute(attribute) ?? '';
      if (isBare(text)) faults.add(`${attribute} of ${element.tagName.toLowerCase()}: ${text}`);
    }
  if (isBare(document.title)) faults.add(`the title of the page: ${document.title}`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const text = texts.currentNode.textContent!;
    const parent = texts.currentNode.parentElement!;
    if (!text.includes(name) || parent.closest('script, style, title') !== null) continue;
    if (isBare(text)) faults.add(`text: ${text.trim()}`);
    else if (text.trim() === name) {
      const { display, unicodeBidi } = getComputedStyle(parent);
      const isAlone = parent.childNodes.length === 1;
      const isOwn = display !== 'inline' || unicodeBidi.startsWith('isolate');
      if (!isAlone || !isOwn) faults.add(`beside others in ${parent.tagName.toLowerCase()}: ${parent.textContent}`);
    }
  }
  return [...faults];
}
