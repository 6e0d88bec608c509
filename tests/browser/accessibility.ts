import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { until } from './until.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Looked {
  readonly messages: string[];
  readonly covered: boolean;
}

/** What axe finds wrong on the page as it is, WCAG 2.2 AA and good practice; one line for each kind and place. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // As an expression of the debugger, since the page's own policy allows no injected script.
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(`${axe}; undefined`);
  for (;;) {
    const { messages, covered } = await inspectPage(page);
    if (messages.length === 0 || !covered) return messages;
    // A button half under a message counts as too small; the message goes within seconds, and then all of it can be seen.
    await until(page, `document.querySelector('[popover=manual]:popover-open') === null`);
  }
}

export async function faintTexts(page: Page): Promise<string[]> {
  await page.evaluate(`${axe}; undefined`);
  const { violations } = (await page.evaluate(
    `axe.run(document, { runOnly: { type: 'rule', values: ['color-contrast'] } })`,
  )) as Pick<AxeResults, 'violations'>;
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => `is too faint: ${target.join(' ')}`));
}

async function inspectPage(page: Page): Promise<Looked> {
  // Likewise for what has been scrolled half under the top bar or the tabs of a phone: where the page stands by chance says nothing about its buttons.
  const { violations, covered } = (await page.evaluate(`(async () => {
    const bar = document.querySelector('header');
    const bars = [bar, ...document.querySelectorAll('nav')].filter((one) => one && getComputedStyle(one).position === 'sticky');
    for (const one of bars) one.style.setProperty('position', 'relative');
    const covered = document.querySelector('[popover=manual]:popover-open') !== null;
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    for (const one of bars) one.style.removeProperty('position');
    // And for what lies half under the list that the bell has opened: it can be seen when the list is closed.
    const list = bar?.querySelector('section');
    const box = list?.getBoundingClientRect();
    const isUnderList = ({ target }) => {
      const element = document.querySelector(target[0]);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return !list.contains(element) && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    };
    for (const one of violations) {
      if (one.id === 'target-size' && list) one.nodes = one.nodes.filter((node) => !isUnderList(node));
    }
    return { violations, covered };
  })()`)) as Pick<AxeResults, 'violations'> & Pick<Looked, 'covered'>;
  const messages = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  );
  return { messages, covered };
}
