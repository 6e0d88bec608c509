/**
 * What of the page does not belong on paper, one line each: something to press or of the window around it, a heading without
 * anything below it, colour, or what is wider than the sheet. Runs in the page, whose window is as wide as the sheet between its margins: `width`, in CSS pixels.
 */
export function printFaults(width: number): string[] {
  const faults = new Set<string>();
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} "${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[class*=visually-hidden]') === null;
  const clear = 'rgba(0, 0, 0, 0)';

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!isSeen(element) || element.closest('svg') !== null) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const isPressed = element.matches(
      'button, input, select, textarea, [popover], [role=search], header nav, footer, body header a',
    );
    if (isPressed && element.closest('th') === null) faults.add(`is not for paper: ${nameOf(element)}`);
    if (box.right > width + 1 || box.left < -1)
      faults.add(`stands from ${Math.round(box.left)} to ${Math.round(box.right)} px: ${nameOf(element)}`);
    for (const part of [null, '::before', '::after']) {
      const style = getComputedStyle(element, part);
      if (part !== null && (style.content === 'none' || style.content === 'normal')) continue;
      if (style.backgroundColor !== clear || style.backgroundImage !== 'none')
        faults.add(`has a background: ${nameOf(element)}${part ?? ''}`);
      if (style.color !== 'rgb(0, 0, 0)') faults.add(`is not black: ${nameOf(element)}${part ?? ''}`);
      if (style.boxShadow !== 'none') faults.add(`has a shadow: ${nameOf(element)}${part ?? ''}`);
    }
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCut =
      (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
    if (isCut && !element.matches('html, body')) faults.add(`is cut: ${nameOf(element)}`);
  }
  for (const dialog of document.querySelectorAll('dialog[open]'))
    if (getComputedStyle(dialog, '::backdrop').display !== 'none') faults.add('has a veil behind the dialog');
  for (const section of document.querySelectorAll('main section')) {
    const below = [...section.children].slice(1) as HTMLElement[];
    const isRead = (part: HTMLElement) => part.innerText.trim() !== '' || part.querySelector('img, svg') !== null;
    if (isSeen(section) && below.length > 0 && !below.some(isRead))
      faults.add(`has nothing to read below its heading: ${nameOf(section)}`);
  }
  for (const table of document.querySelectorAll('table')) {
    if (!isSeen(table)) continue;
    if (getComputedStyle(table.tHead!).display !== 'table-header-group')
      faults.add(`does not repeat its heads: ${nameOf(table)}`);
    for (const row of table.rows)
      if (getComputedStyle(row).breakInside !== 'avoid') faults.add(`may be cut between sheets: ${nameOf(row)}`);
    for (const cell of table.querySelectorAll('td, th')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (isSeen(cell) && texts.nextNode() !== null) {
        const node = texts.currentNode;
        for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\p{M}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            faults.add(`is broken within "${word}": ${nameOf(cell)}`);
        }
      }
    }
    for (const [column, head] of [...table.tHead!.querySelectorAll('th')].filter(isSeen).entries()) {
      const cells = [...table.tBodies[0]!.rows].map((row) => [...row.cells].filter(isSeen)[column]);
      if (
        cells.length > 0 &&
        cells.every((cell) => cell?.innerText.trim() === '' && cell.querySelector('img') === null)
      )
        faults.add(`has nothing to read below "${head.innerText}": ${nameOf(table)}`);
    }
    for (const head of table.tHead!.querySelectorAll('th'))
      if (isSeen(head) && head.innerText.trim() === '') faults.add(`has a column without a name: ${nameOf(table)}`);
  }
  return [...faults];
}
