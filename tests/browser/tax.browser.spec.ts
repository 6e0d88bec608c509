import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { downloadTable } from './table-file.js';
import { shownRegister } from './tax-answers.mjs';
import { head, oneHead } from './one-head.js';

const minutes = 60_000;
const registerCall = '**/api/admin/tax-register?*';

oneHead('phone');

it(
  'the tax on commission is turned on from a later day by a stored version, after a question that names counsel',
  async () => {
    const { page } = head;
    await head.visit('/tax');
    await head.sees('No TDS deducted this quarter.');
    expect(await head.barriers()).toEqual([]);
    await page.getByRole('link', { name: 'Rates' }).click();
    await head.sees('TDS is off');
    expect(await head.barriers()).toEqual([]);
    const save = page.getByRole('button', { name: /^Save version/ });
    expect(await save.isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: 'Deduct TDS from commission' }).check();
    await page.getByLabel('With a PAN').fill('200');
    await page.getByLabel('Effective from').fill('2099-04-01');
    await save.click();
    await head.sees('Please enter 0 to 100, with at most two decimal places.');
    await page.getByLabel('With a PAN').fill('2,5');
    await save.click();
    const asking = head.dialog('Change TDS rates?');
    await head.sees('With a PAN: 2% → 2.5%', asking);
    await head.sees('Get legal advice', asking);
    expect(await head.barriers()).toEqual([]);
    await head.button('Publish', asking).click();
    await asking.waitFor({ state: 'detached' });
    const version = page.getByRole('group').filter({ hasText: 'from 1 Apr 2099' }).first();
    await version.getByText('Scheduled').waitFor();
    await version.locator('summary').click();
    await head.sees(/^Saved .+ by /, version);
    await head.sees('TDS is off');
    expect(await save.isDisabled()).toBe(true);
  },
  2 * minutes,
);

it(
  'the tax register shows the owed tax of a quarter, records a payment, and offers the file with PANs',
  async () => {
    const { page } = head;
    const asked: string[] = [];
    await page.route(registerCall, (route) => {
      asked.push(new URL(route.request().url()).search);
      return route.fulfill({ json: shownRegister });
    });
    await head.visit('/tax?year=2026&quarter=2');
    await page.getByRole('link', { name: 'Asha Patil' }).waitFor();
    await head.sees('₹25,430');
    expect(asked.at(-1)).toBe('?year=2026&quarter=2&page=0');
    expect(await head.barriers()).toEqual([]);
    await head.button('January to March').click();
    await page.waitForURL('**/tax?year=2026&quarter=4');

    await head.button('Record payment').click();
    const noting = head.dialog('Record TDS payment');
    expect(await noting.getByLabel('Amount').inputValue()).toBe('25430');
    await head.button('Record payment', noting).click();
    await head.sees('Enter the challan number (up to 40 characters).', noting);
    await noting.getByLabel('Challan number').fill('BSR0510308-00019');
    expect(await head.barriers()).toEqual([]);
    head.expectError(/409/);
    await head.button('Record payment', noting).click();
    await head.sees(/^Couldn’t record it\. .*more than the tax/, noting);
    await head.button('Cancel', noting).click();

    const download = await downloadTable(page, 'TDS register');
    expect(await readFile(await download.path(), 'utf8')).toContain('Paid (IST),Referral Code,Name,PAN,Commission');
    await page.unroute(registerCall);
  },
  2 * minutes,
);
