import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { launchBrowser, phone, BrowserUser } from './browser.js';
import { downlineOf, type Login, logIn, planHolder } from './people.js';
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

describe('the statement on a phone', () => {
  it('the statement on a phone shows income as a chart, every entry in words, and the explanation of an amount', async () => {
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await logIn(page, sponsor);
    await page.goto('/statement');
    await page.getByRole('img', { name: /Bar chart of income by month\. ₹150 in all/ }).waitFor();
    await page.getByText(/^Commission from Buyer Silver \(SL\w+\), level 1$/).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await unfold(page);
    await page.getByRole('button', { name: 'Why this amount?' }).press('Enter');
    const why = page.getByRole('dialog', { name: 'Why this amount?' });
    await why.getByText('Level 1 gets 10% of ₹1,500').waitFor();
    await why.getByText('You received ₹150').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await user.leave();
  });
});

describe('the statement as a file', () => {
  it('the statement as a file contains every entry', async () => {
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
