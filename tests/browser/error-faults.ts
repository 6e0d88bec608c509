export function errorFaults(): string[] | null {
  const root = [...document.querySelectorAll('dialog[open]:not([data-covered])')].at(-1) ?? document.body;
  const isSeen = (element: Element): boolean => {
    const { left, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + 4, (top + bottom) / 2);
    return hit !== null && element.contains(hit);
  };
  const wrong = root.querySelector('[aria-invalid=true]');
  if (wrong === null) {
    const alerts = [...document.querySelectorAll('[role=alert]')].filter((alert) => alert.textContent !== '');
    if (alerts.length === 0) return null;
    return alerts.some(isSeen) ? [] : [`is not seen after sending: "${alerts[0]!.textContent}"`];
  }
  const faults = [];
  if (document.activeElement !== wrong) faults.push(`has not the keyboard: ${wrong.getAttribute('name')}`);
  const sentence = document.getElementById(wrong.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  if (sentence === null || !isSeen(sentence)) faults.push(`is not seen after sending: "${sentence?.textContent}"`);
  return faults;
}
