import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { bareNames } from './bare-names.js';
import { BrowserUser, launchBrowser } from './browser.js';
import { newcomer } from './desk-people.js';
import { DemoSessions } from './demo-sessions.js';
import { isThorough } from './devices.js';
import { downlineOf, headLogin, logIn, planHolder } from './people.js';
import { enterState, rightToLeftName } from './screen-states.js';
import { settle } from './screen-steps.mjs';
import { screens } from './screens.mjs';

let browser: Browser;
beforeAll(async () => (browser = await launchBrowser()));
afterAll(() => browser.close());

const placesOf = (page: Page, ...parts: readonly string[]): Promise<number[]> =>
  page.evaluate((wanted) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const node = texts.currentNode;
      const text = node.textContent!;
      const isShown = node.parentElement!.checkVisibility();
      if (!isShown || !wanted.every((part) => text.includes(part))) continue;
      return wanted.map((part) => {
        const range = document.createRange();
        range.setStart(node, text.indexOf(part));
        range.setEnd(node, text.indexOf(part) + part.length);
        return range.getBoundingClientRect().left;
      });
    }
    return [];
  }, parts);

const isAscending = (places: readonly number[]): boolean =>
  places.length > 0 && places.every((place, index) => index === 0 || place > places[index - 1]!);

describe('a name in letters from right to left', () => {
  it.each(['דוד כהן', 'محمد علي'])(
    'the sentence %s keeps numbers and brackets next to a right-to-left name at their places',
    async (name) => {
      const sponsor = await planHolder(name, 'Gold');
      await downlineOf(sponsor, [{ name, plan: 'Silver' }]);
      const user = await BrowserUser.arrive(browser);
      const { page } = user;
      await logIn(page, sponsor);
      await page.goto('/statement');
      await page.getByText(/^Commission from/).waitFor();
      expect(isAscending(await placesOf(page, 'Commission from', name, '(SL', '), level', '1'))).toBe(true);
      await user.leave();
    },
  );

  it('a name in right-to-left letters reverses no sentence that the head reads', async () => {
    const name = 'דוד כהן 7';
    const member = await newcomer(name);
    const user = await BrowserUser.arrive(browser);
    const { page } = user;
    await logIn(page, headLogin());
    await page.goto(`/network?search=${member.login.mobile}`);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('dialog').getByText(name).waitFor();
    expect(await page.evaluate(bareNames, name)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText(/is approved\.$/).waitFor();
    expect(await page.evaluate(bareNames, name)).toEqual([]);
    expect(isAscending(await placesOf(page, name, 'is approved'))).toBe(true);
    await user.leave();
  });
});

const mostNames = [
  'dashboard-gold',
  'network',
  'statement',
  'requests',
  'payables',
  'member-level',
  'bank-lines',
  'documents',
];
const chosen = screens
  .filter(({ as, before, findsByName }) => as !== undefined && before === undefined && !findsByName)
  .filter(({ name }) => isThorough || mostNames.includes(name));

const sessions = new DemoSessions();
it.each(chosen.map(({ name }) => name))('the sentence %s isolates every name', async (name) => {
  const screen = screens.find((one) => one.name === name)!;
  const user = await BrowserUser.arrive(browser, { storageState: await sessions.of(screen.as!, browser) });
  user.expectError(/\b(503|404)\b|notifications\/stream|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { page } = user;
  try {
    await enterState(page, 'a name from right to left');
    await page.goto(screen.path);
    await settle(page);
    await screen.act?.(page);
    expect(await page.evaluate(bareNames, rightToLeftName)).toEqual([]);
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await user.leave();
});
