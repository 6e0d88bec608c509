import type { Page } from 'playwright-core';

/** Names the visible controls of the main part that Tab does not reach. */
export async function unreachedControls(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    const pressable = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';
    const left = new Set(
      [...main.querySelectorAll<HTMLElement & { disabled?: boolean }>(pressable)].filter(
        (one) => one.disabled !== true && one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
      ),
    );
    main.addEventListener('focusin', ({ target }) => left.delete(target as HTMLElement));
    main.focus();
    Object.assign(window, { left });
  });
  const names = `[...left].map((one) => (one.ariaLabel ?? one.textContent).trim().slice(0, 40) || one.tagName)`;
  // A field of a day has several stops.
  const most = 3 * (await page.evaluate<number>('left.size')) + 10;
  for (let presses = 0; presses < most && (await page.evaluate<number>('left.size')) > 0; presses++)
    await page.keyboard.press('Tab');
  return (await page.evaluate<string[]>(names)).map((name) => `is not reached by the keyboard: ${name}`);
}
