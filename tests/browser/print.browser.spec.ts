import { whenConsistent } from '@deepam/api-client';
import { addEarnings } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { desktop, launchBrowser, phone, BrowserUser } from './browser.js';
import { asHead } from './desk-people.js';
import { headLogin, type Login, logIn, planHolder, sessionOf } from './people.js';
import { printFaults } from './print-faults.js';
import { demoButton, settle, speak } from './screen-steps.mjs';
import { until } from './until.js';

/** What an A4 sheet has between its margins of 12 mm, in CSS pixels. */
const sheet = { width: Math.floor(((210 - 2 * 12) / 25.4) * 96), height: 1000 };
const name = 'Printed Vaidehi';
const entries = 23;

let browser: Browser;
let earner: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  earner = await planHolder(name, 'Bronze');
  const { memberId: userId } = await sessionOf(earner);
  for (let earning = 1; earning <= entries; earning++)
    await whenConsistent(() => asHead(addEarnings, { body: { userId, earning, reason: `Number ${earning}` } }));
});
afterAll(() => browser.close());

const printings = (page: Page): Promise<number> => page.evaluate('window.printings');
const countPrintings = (page: Page): Promise<unknown> =>
  page.addInitScript(`
    window.printings = 0;
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      window.printings += 1;
    };
  `);

const sheetsOf = async (page: Page): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;

async function faultsOnPaper(page: Page): Promise<string[]> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const faults: string[] = [];
  for (const language of ['ta', 'en']) {
    await speak(page, language);
    faults.push(...(await page.evaluate(printFaults, sheet.width)).map((fault) => `${language}: ${fault}`));
  }
  return faults;
}

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('a statement printed on %s', (_name, screen) => {
  it('a printed statement has every entry of the period, its owner, its days, its balances, and the time of printing', async () => {
    const user = await BrowserUser.arrive(browser, screen);
    const { page } = user;
    await countPrintings(page);
    await logIn(page, earner);
    await page.goto('/statement');
    await page.getByRole('button', { name: 'This month' }).click();
    await page
      .getByRole('row')
      .filter({ hasText: `Number ${entries}` })
      .first()
      .waitFor();
    expect(await printings(page)).toBe(0);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await until(page, 'window.printings === 1');

    expect(await faultsOnPaper(page)).toEqual([]);
    const { referralCode } = await sessionOf(earner);
    const text = await page.getByRole('main').innerText();
    for (const part of [name, referralCode, /1 \w+ \d{4} to \d+ \w+ \d{4}/, /Printed on \d+ \w+ \d{4}, \d/])
      expect(text).toMatch(part);
    expect(text).toMatch(/Available\s+₹0\s+₹276/);
    expect(text.match(/Number \d+/g)).toHaveLength(entries);
    expect(text).not.toContain('Only the entries on screen');
    await user.leave();
  });
});

it('a statement that is printed without its button says what is missing', async () => {
  const user = await BrowserUser.arrive(browser);
  const { page } = user;
  await logIn(page, earner);
  await page.goto('/statement');
  await page
    .getByRole('row')
    .filter({ hasText: `Number ${entries}` })
    .first()
    .waitFor();
  await page.evaluate("window.dispatchEvent(new Event('beforeprint'))");
  await page.emulateMedia({ media: 'print' });
  await page.getByText('Only the entries on screen').waitFor();
  await user.leave();
});

describe('on paper', () => {
  it.each([
    ['/privacypolicy', null],
    ['/terms-and-conditions', null],
    ['/profile', 'Gold'],
    ['/network', 'Gold'],
    ['/dashboard', 'Gold'],
    ['/statement', 'Bronze'],
  ] as const)('a print of %s for %s has only readable text, black on white, and fits the sheet', async (path, as) => {
    const user = await BrowserUser.arrive(browser);
    const { page } = user;
    if (as !== null) await logInAs(page, as);
    await page.goto(path);
    await settle(page);
    expect(await faultsOnPaper(page)).toEqual([]);
    expect(await page.getByRole('main').innerText()).toMatch(/\S/);
    await user.leave();
  });

  it.each(['View Cotton History', 'View Commission History'])(
    'a print of %s omits the page behind it',
    async (button) => {
      const user = await BrowserUser.arrive(browser);
      const { page } = user;
      await logInAs(page, 'Gold');
      await page.getByRole('button', { name: button }).first().click();
      await page.getByRole('dialog').getByRole('table').waitFor();
      // News may come at any moment.
      await page.evaluate(`{
        const messages = document.querySelector('dialog [popover]');
        messages.append('Something has just arrived.');
        messages.showPopover();
      }`);
      expect(await faultsOnPaper(page)).toEqual([]);
      expect(await page.getByRole('dialog').isVisible()).toBe(true);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
      expect(await sheetsOf(page)).toBe(1);
      await user.leave();
    },
  );

  it.each(['/network', '/dashboard'])(
    'the head’s lists on %s keep their heads, fit the sheet, and say which part of them it is',
    async (path) => {
      const user = await BrowserUser.arrive(browser);
      const { page } = user;
      await logIn(page, headLogin());
      await page.goto(path);
      await page.getByRole('row').nth(2).waitFor();
      await settle(page);
      expect(await faultsOnPaper(page)).toEqual([]);
      if (path === '/network')
        expect(await page.getByRole('main').innerText()).toMatch(/Printing page 1 of \d+: rows 1–\d+ of \d+\./);
      await user.leave();
    },
  );
});

async function logInAs(page: Page, label: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: demoButton(label) }).click();
  await page.waitForURL('**/dashboard');
}
