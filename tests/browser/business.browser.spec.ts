import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { launchBrowser, phone, BrowserUser } from './browser.js';
import { downlineOf, headLogin, logIn, planHolder } from './people.js';
import { downloadTable } from './table-file.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await downlineOf(await planHolder('Sponsor Business', 'Gold'), [{ name: 'Buyer Business', plan: 'Silver' }]);
});
afterAll(() => browser.close());

it('the head sees what waits and the money on a phone, goes from a number to its rows, and takes them along', async () => {
  const user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  await logIn(page, headLogin());
  await page.goto('/desk');
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await page.getByRole('link', { name: /New members/ }).waitFor();
  const received = page.getByRole('link', { name: /Plan sales ₹(?!0\b)/ });
  await received.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await received.click();
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
  await page.getByLabel('Group by').selectOption('Sponsor');
  await page.getByRole('row').filter({ hasText: 'Sponsor Business' }).getByText('₹1,500').waitFor();
  expect(new URL(page.url()).searchParams.get('by')).toBe('sponsor');
  expect(await accessibilityViolations(page)).toEqual([]);

  const fileOf = async (label: string) => {
    const download = await downloadTable(page, label);
    return (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  };
  const report = await fileOf('Reports');
  expect(report.find((line) => line.includes(',Sponsor Business,'))).toMatch(/,1,1500\.00,150\.00$/);
  const [, debit, credit] = (await fileOf('Journal export')).at(-1)!.match(/^Total,,([\d.]+),([\d.]+),/)!;
  expect(debit).toBe(credit);
  await user.leave();
});
