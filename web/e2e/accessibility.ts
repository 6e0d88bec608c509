import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { until } from './until.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Looked {
  readonly faults: string[];
  /** A message that goes by itself lay over the page. */
  readonly covered: boolean;
}

/** What axe finds wrong on the page as it is, WCAG 2.2 AA and good practice; one line for each kind and place. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // As an expression of the debugger, since the page's own policy allows no injected script.
  await page.evaluate(`${axe}; undefined`);
  for (;;) {
    const { faults, covered } = await look(page);
    if (faults.length === 0 || !covered) return faults;
    // A button half under a message counts as too small; the message goes within seconds, and then all of it can be seen.
    await until(page, `document.querySelector('[popover=manual]:popover-open') === null`);
  }
}

async function look(page: Page): Promise<Looked> {
  // Likewise for what has been scrolled half under the top bar: where the page stands by chance says nothing about its buttons.
  const { violations, covered } = (await page.evaluate(`(async () => {
    const bar = document.querySelector('header');
    bar?.style.setProperty('position', 'relative');
    const covered = document.querySelector('[popover=manual]:popover-open') !== null;
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    bar?.style.removeProperty('position');
    return { violations, covered };
  })()`)) as Pick<AxeResults, 'violations'> & Pick<Looked, 'covered'>;
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  );
  return { faults, covered };
}
