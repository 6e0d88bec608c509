import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { launchBrowser, phone, BrowserUser } from './browser.js';
import { headLogin, logIn } from './people.js';
import { downloadTable } from './table-file.js';

/** The product may be that of an earlier run. */
const mark = Date.now().toString(36);
const [supplier, reason] = [`Ginning ${mark}`, `Eaten by mice ${mark}`];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('the head goes from the desk to the stock on a phone, notes a purchase and a loss, takes one back, and has it all in a file', async () => {
  const user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  await logIn(page, headLogin());
  await page.goto('/desk');
  await page.getByRole('link', { name: /^Write-offs this month/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Stock' }).waitFor();
  expect(new URL(page.url()).searchParams.get('account')).toBe('lost');
  await page.getByRole('button', { name: 'All movements' }).click();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Record purchase' }).click();
  await dialog.getByLabel('Quantity (kg)').fill('2.5005');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Enter up to 10,00,000 kg').waitFor();
  await dialog.getByText('Enter a supplier').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByLabel('Quantity (kg)').fill('1,234.5');
  await dialog.getByLabel('Supplier').fill(supplier);
  await dialog.getByLabel('Invoice number').fill('BG/7');
  await dialog.getByLabel('Total price (₹)').fill('98,760.50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const bought = page.getByRole('row').filter({ hasText: supplier }).first();
  await bought.locator('button[aria-expanded=false]').click();
  await bought.getByText('₹98,760.50').waitFor();

  await page.getByRole('button', { name: 'Adjust stock' }).click();
  await dialog.getByLabel('Quantity (kg)').fill('1.25');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('row').filter({ hasText: reason }).getByText('1.25 kg').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  await bought.getByRole('button', { name: 'Reverse' }).click();
  await dialog.getByLabel('Reason').fill(`Typed twice ${mark}`);
  await dialog.getByRole('button', { name: 'Reverse', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page
    .getByRole('row')
    .filter({ hasText: `Typed twice ${mark}` })
    .getByText('−1,234.5 kg')
    .waitFor();
  expect(await bought.getByRole('button', { name: 'Reverse' }).count()).toBe(0);

  await page.getByRole('button', { name: /^Written off/ }).click();
  await bought.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('row').filter({ hasText: reason }).waitFor();
  await page.getByRole('button', { name: 'All movements' }).click();
  await bought.waitFor();
  const download = await downloadTable(page, 'Movements');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines.filter((line) => line.includes(`,${supplier},BG/7,`))).toHaveLength(2);
  const boughtIn = (line: string) => Number(line.split(',')[2]);
  expect(boughtIn(lines.at(-1)!)).toBe(lines.slice(1, -1).reduce((sum, line) => sum + boughtIn(line), 0));
  await user.leave();
});
