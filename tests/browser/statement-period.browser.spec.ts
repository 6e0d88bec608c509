import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { BrowserUser, desktop, launchBrowser, phone } from './browser.js';
import { downlineOf, type Login, logIn, planHolder } from './people.js';
import { downloadTable } from './table-file.js';

let browser: Browser;
let sponsor: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  sponsor = await planHolder('Sponsor Period', 'Gold');
  await downlineOf(sponsor, [{ name: 'Buyer Period', plan: 'Silver' }]);
});
afterAll(() => browser.close());

/** The day that it is in India, or so many days later. */
const indianDay = (later = 0): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(Date.now() + later * 24 * 3_600_000);
const tomorrow = indianDay(1);

const entry = (page: Page) => page.getByRole('main').getByText(/^Commission from Buyer Period/);
const quick = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Those of the period that was chosen, which come after it. */
const seesBalances = (page: Page, opening: string, closing: string): Promise<void> =>
  page
    .getByRole('table', { name: 'Balances of the period' })
    .getByRole('row', { name: `Available ${opening} ${closing}`, exact: true })
    .waitFor();

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('the period of a statement on %s', (_name, screen) => {
  it('is chosen by days or at once, and has its balances and entries', async () => {
    const user = await BrowserUser.arrive(browser, screen);
    const { page } = user;
    await logIn(page, sponsor);
    await page.goto('/statement');
    await entry(page).waitFor();
    expect(await quick(page, 'All').getAttribute('aria-pressed')).toBe('true');

    await quick(page, 'This month').click();
    await entry(page).waitFor();
    await seesBalances(page, '₹0', '₹150');
    expect(new URL(page.url()).searchParams.get('to')).toBe(indianDay());

    await quick(page, 'Last month').click();
    await page.getByText('No entries in this period').first().waitFor();
    await seesBalances(page, '₹0', '₹0');
    expect(await accessibilityViolations(page)).toEqual([]);

    await quick(page, 'This financial year').click();
    await entry(page).waitFor();
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toMatch(/^\d{4}-04-01$/);

    await page.getByLabel('To', { exact: true }).fill('');
    await page.getByLabel('From', { exact: true }).fill(tomorrow);
    await page.getByText('No entries in this period').first().waitFor();
    await seesBalances(page, '₹150', '₹150');
    await user.leave();
  });
});

describe('the period of a statement', () => {
  it('lives in the address: it is there after a reload and on the way back', async () => {
    const user = await BrowserUser.arrive(browser);
    const { page } = user;
    await logIn(page, sponsor);
    await page.goto('/statement');
    await quick(page, 'Last month').click();
    await page.waitForURL(/from=/);
    await page.getByRole('button', { name: 'Last month', pressed: true }).waitFor();
    const [from, to] = [
      await page.getByLabel('From', { exact: true }).inputValue(),
      await page.getByLabel('To', { exact: true }).inputValue(),
    ];
    expect(`${from} ${to}`).toMatch(/^\d{4}-\d\d-01 \d{4}-\d\d-(28|29|30|31)$/);
    const isThere = async () => {
      await page.getByText('No entries in this period').first().waitFor();
      expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe(from);
      expect(await quick(page, 'Last month').getAttribute('aria-pressed')).toBe('true');
    };
    await page.reload();
    await isThere();
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await page.goBack();
    await isThere();

    // On a slow phone the second change comes before the first is drawn.
    await page.evaluate((day) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      const [first, last] = document.querySelectorAll<HTMLInputElement>('input[type=date]');
      for (const [field, typed] of [
        [last!, ''],
        [first!, day],
      ] as const) {
        value.set!.call(field, typed);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }, tomorrow);
    await page.waitForURL((address) => address.search === `?from=${tomorrow}`);
    await user.leave();
  });

  it('asks nothing of the server while its first day is after the last, and says so', async () => {
    const user = await BrowserUser.arrive(browser);
    const { page } = user;
    await logIn(page, sponsor);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/member\/statement(\?|\/balances|\.csv)/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/statement?from=2026-06-02&to=2026-06-01');
    await page.getByText('The first day is after the last one. Please change one of them.').waitFor();
    await page.getByRole('heading', { name: 'Income in the last 12 months' }).waitFor();
    expect(await page.getByRole('button', { name: /^Download:/ }).count()).toBe(0);
    expect(asked).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByLabel('To', { exact: true }).fill('2026-06-02');
    await page.getByText('No entries in this period').first().waitFor();
    await user.leave();
  });

  it('is that of the file too', async () => {
    const user = await BrowserUser.arrive(browser);
    const { page } = user;
    await logIn(page, sponsor);
    const fileOf = async (period: string) => {
      await page.goto(`/statement${period}`);
      const download = await downloadTable(page, 'Statement');
      const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
      return [download.suggestedFilename(), lines.length] as const;
    };
    const today = indianDay();
    expect(await fileOf(`?from=${today}&to=${tomorrow}`)).toEqual([`statement-${today}-to-${tomorrow}.csv`, 3]);
    expect(await fileOf('?from=2026-01-01&to=2026-01-31')).toEqual(['statement-2026-01-01-to-2026-01-31.csv', 2]);
    await user.leave();
  });

  it('shows no entries of another one while its own are loading, and can be tried again', async () => {
    const user = await BrowserUser.arrive(browser);
    user.expectError(/503/);
    const { page } = user;
    await logIn(page, sponsor);
    await page.goto('/statement');
    await entry(page).waitFor();
    const body = { error: 'The service is resting.', code: 'SERVER.UNAVAILABLE', requestId: 'test' };
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/member/statement?*', async (route) => {
      await answered;
      await route.continue();
    });
    await page.route('**/api/member/statement/balances*', (route) => route.fulfill({ status: 503, json: body }));
    await quick(page, 'This month').click();
    await page.getByText(/^Couldn’t load the balances\./).waitFor();
    expect(await entry(page).count()).toBe(0);
    answer();
    await entry(page).waitFor();
    await page.unroute('**/api/member/statement/balances*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('table', { name: 'Balances of the period' }).waitFor();
    await user.leave();
  });
});
