/**
 * What is wrong with the screen as it is drawn now, one line each: it is wider than the window, a text is cut or stands out of
 * its button, or something to press lies under something else. Runs in the page. `width` is that of the window in CSS pixels:
 * a phone makes its own wider where the page is.
 */
export function screenFaults(width: number): string[] {
  const faults = new Set<string>();
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]:not([data-covered])')].at(-1);
  const opener = document.querySelector('header [aria-expanded=true]');
  const list = document.getElementById(opener?.getAttribute('aria-controls') ?? '');
  const root = dialog ?? list ?? document.body;
  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
    const { id, classList } = element;
    return `${element.tagName.toLowerCase()}${id && !id.startsWith('_') && !id.startsWith(':') ? `#${id}` : ''}.${classList[0] ?? ''} "${text}"`;
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[class*=visually-hidden], details:not([open]) > :not(summary), [inert]') === null;
  const isLarge = parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;
  const isWide = (part: number): boolean => part > width + 1;

  if (isWide(document.documentElement.scrollWidth)) {
    const out = [...root.querySelectorAll('*')].filter(
      (element) => isWide(element.getBoundingClientRect().right + scrollX) && isSeen(element),
    );
    const deepest = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
    faults.add(
      `the page is ${document.documentElement.scrollWidth} px wide: ${deepest.slice(0, 2).map(nameOf).join(', ') || 'nothing that is seen'}`,
    );
  }
  if (dialog !== undefined) {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    if (left < -1 || isWide(right) || top < -1 || bottom > innerHeight + 1)
      faults.add(`the dialog stands outside the window: ${Math.round(left)} to ${Math.round(right)} px`);
  }
  for (const element of [root, ...root.querySelectorAll<HTMLElement>('*')]) {
    const { overflowX } = getComputedStyle(element);
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    const isTable = element.matches('[role=region][tabindex="0"]');
    if (scrolls && !isTable && element.scrollWidth > element.clientWidth + 1 && isSeen(element))
      faults.add(`scrolls sideways by ${element.scrollWidth - element.clientWidth} px: ${nameOf(element)}`);
  }

  const hiddenBy = (text: Element, { left, right, top, bottom }: DOMRect): Element | null => {
    const slack = (bottom - top) * 0.3;
    let [x, y] = [true, true];
    for (let box: Element | null = text; box !== null && (x || y); box = box.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (clipPath !== 'none' && edge.width <= 1) return null;
      if (x && overflowX !== 'visible') {
        if (overflowX !== 'hidden' && overflowX !== 'clip') x = false;
        else if (left < edge.left - 1 || right > edge.right + 1) return box;
      }
      if (y && overflowY !== 'visible') {
        if (overflowY !== 'hidden' && overflowY !== 'clip') y = false;
        else if (top < edge.top - slack || bottom > edge.bottom + slack) return box;
      }
      if (position === 'fixed' || box === dialog) return null;
    }
    return null;
  };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const parent = texts.currentNode.parentElement!;
    if (texts.currentNode.textContent!.trim() === '' || parent.closest('option, script, style, svg') !== null) continue;
    if (!isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const button = parent.closest('button, a, [class*=badge]');
    const frame = button && getComputedStyle(button).display !== 'inline' ? button.getBoundingClientRect() : null;
    for (const line of range.getClientRects()) {
      if (line.width === 0) continue;
      const box = hiddenBy(parent, line);
      if (box !== null) faults.add(`is cut by ${nameOf(box).split(' ')[0]}: ${nameOf(parent)}`);
      const isInTable = parent.closest('[role=region][tabindex="0"]') !== null;
      if (line.left + scrollX < -1 && !isInTable) faults.add(`stands out to the left: ${nameOf(parent)}`);
      if (frame !== null && (line.left < frame.left - 1 || line.right > frame.right + 1))
        faults.add(`stands out of its button: ${nameOf(button!)}`);
    }
  }
  const labels = 'dt, th, label, button, [class*=badge], [class*=tile] > *, [class*=kind] > *';
  for (const label of isLarge ? [] : root.querySelectorAll(labels)) {
    for (const text of isSeen(label) ? label.childNodes : []) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      for (const { 0: word, index } of text.textContent!.matchAll(/[\p{L}\p{M}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          faults.add(`is broken within "${word}": ${nameOf(label)}`);
      }
    }
  }
  const pen = document.createElement('canvas').getContext('2d')!;
  for (const select of root.querySelectorAll('select')) {
    if (!isSeen(select)) continue;
    const style = getComputedStyle(select);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const text = select.selectedOptions[0]?.text ?? '';
    if (!isLarge && style.opacity !== '0' && pen.measureText(text).width > room + 1)
      faults.add(`is cut: the choice "${text}"`);
  }
  for (const input of root.querySelectorAll<HTMLInputElement>('input:placeholder-shown')) {
    if (isLarge || !isSeen(input)) continue;
    const style = getComputedStyle(input);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (pen.measureText(input.placeholder).width > room + 1) faults.add(`is cut: the hint "${input.placeholder}"`);
  }

  const pressable = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=switch]';
  const { scrollX: x, scrollY: y } = window;
  for (const element of root.querySelectorAll<HTMLInputElement>(pressable)) {
    if (element.disabled || element.type === 'hidden' || !isSeen(element)) continue;
    const block = element.offsetHeight > innerHeight / 3 ? 'center' : 'nearest';
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const box = [...element.getClientRects()].find((part) => part.width > 1 && part.height > 1);
    if (box === undefined) continue;
    // Whoever chooses a file can press anywhere but on the button that removes it again.
    const middle = element.type === 'file' ? box.left + 12 : (box.left + box.right) / 2;
    const hit = document.elementFromPoint(middle, (box.top + box.bottom) / 2);
    if (hit === null) faults.add(`cannot be scrolled to: ${nameOf(element)}`);
    else if (!element.contains(hit) && hit.closest('label')?.control !== element)
      faults.add(`lies under ${nameOf(hit)}: ${nameOf(element)}`);
  }
  scrollTo(x, y);
  return [...faults];
}
