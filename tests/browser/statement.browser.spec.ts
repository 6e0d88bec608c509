import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { desktop, launchBrowser, phone, BrowserUser } from './browser.js';
import { downlineOf, headLogin, type Login, logIn, planHolder } from './people.js';
import { unfold } from './screen-steps.mjs';
import { downloadTable } from './table-file.js';

let browser: Browser;
let sponsor: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  sponsor = await planHolder('Sponsor Statement', 'Gold');
  await downlineOf(sponsor, [{ name: 'Buyer Silver', plan: 'Silver' }]);
});
afterAll(() => browser.close());

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('the statement on %s', (_name, screen) => {
  it('shows income as charts and as tables, every entry in words, and why it is what it is', async () => {
    const user = await BrowserUser.arrive(browser, screen);
    const { page } = user;
    await logIn(page, sponsor);
    for (const card of ['Commission tracking', 'Earnings']) {
      await page.goto('/dashboard');
      await page.getByRole('article', { name: card }).getByRole('link', { name: 'View Statement' }).click();
      await page.getByRole('heading', { level: 1, name: 'Statement' }).waitFor();
    }
    await page.getByRole('img', { name: /Bar chart of income by month\. ₹150 in all/ }).waitFor();
    await page.getByRole('img', { name: /The most comes from level 1: ₹150/ }).waitFor();
    await page.getByText(/^Commission from Buyer Silver \(SL\w+\), level 1$/).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Show as table' }).click();
    await page.getByRole('table', { name: 'By month' }).getByText('₹150').first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);

    await unfold(page);
    await page.getByRole('button', { name: 'Why this amount?' }).press('Enter');
    const why = page.getByRole('dialog', { name: 'Why this amount?' });
    await why.getByText('Level 1 gets 10% of ₹1,500').waitFor();
    await why.getByText('You received ₹150').waitFor();
    await why.getByText('Not paid: the member of this level did not qualify then').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'hidden' });
    await user.leave();
  });
});

describe('the statement as a file', () => {
  it('holds every entry', async () => {
    const user = await BrowserUser.arrive(browser);
    await logIn(user.page, sponsor);
    await user.page.goto('/statement');
    const download = await downloadTable(user.page, 'Statement');
    expect(download.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/^Total,,150\.00,/);
    expect(lines[1]).toMatch(/,commission,150\.00,.*,Buyer Silver,/);
    await user.leave();
  });
});

describe('the statement of somebody else', () => {
  it('is opened by the head from the details of the member', async () => {
    const user = await BrowserUser.arrive(browser);
    const { page } = user;
    await logIn(page, headLogin());
    await page.goto(`/network?search=${sponsor.mobile}`);
    await page.getByRole('row').filter({ hasText: 'Sponsor Statement' }).waitFor();
    await page.getByRole('button', { name: 'View Details' }).first().click();
    await page.getByRole('dialog', { name: 'Member Details' }).getByRole('link', { name: 'View Statement' }).click();
    await page.getByRole('heading', { level: 1, name: 'Statement of Sponsor Statement' }).waitFor();
    // A name in the address is nobody's: the server tells whose money it is.
    expect(new URL(page.url()).searchParams.has('name')).toBe(false);
    await page.goto(`${new URL(page.url()).pathname}${new URL(page.url()).search}&name=Somebody%20Else`);
    await page.getByRole('heading', { level: 1, name: 'Statement of Sponsor Statement' }).waitFor();
    await page.getByText(/^Commission from Buyer Silver/).waitFor();
    await page.getByRole('button', { name: 'Why this amount?' }).click();
    await page.getByText(/received nothing: the head of the network takes no commission\./).waitFor();
    await page.getByText(/Not allotted to any level, kept by the company: ₹1,350/).waitFor();
    await user.leave();
  });
});
