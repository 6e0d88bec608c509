import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { givesNumbers, hired, withRequestedPayout, type DeskMember } from './desk-people.js';
import { Person, somebodyNew } from './flow-person.js';
import { headLogin } from './people.js';

const minutes = 60_000;
const panel = '#payouts';

describe('payouts that the bank pays together', () => {
  let browser: Browser;
  let cashier: Person;
  let paid: DeskMember;
  let sentBack: DeskMember;

  beforeAll(async () => {
    browser = await launchBrowser();
    paid = await withRequestedPayout(somebodyNew('Batchita').name, 11);
    sentBack = await withRequestedPayout(somebodyNew('Batchini').name, 12.5);
    for (const member of [paid, sentBack]) await givesNumbers(member);
    cashier = await Person.arrive(browser);
    const login = await hired('Kamala Rao', ['payouts', 'reveal-numbers', 'read']);
    await cashier.changesFirstPassword(login, 'a password of her own');
  }, 3 * minutes);
  afterAll(async () => {
    try {
      await cashier?.leave();
    } finally {
      await browser?.close();
    }
  });

  const row = ({ name }: DeskMember) => cashier.row(name, cashier.page.locator(panel));
  const referenceOf = async ({ name }: DeskMember) =>
    (await cashier
      .row(name)
      .getByText(/^DPY\w{9}$/)
      .textContent())!;
  const choose = async (member: DeskMember) => {
    await cashier.page.locator(panel).getByRole('searchbox').fill(member.name);
    // The list of before the search may show it, too.
    await cashier.page.locator(`${panel} tbody tr`).nth(1).waitFor({ state: 'detached' });
    await row(member).getByRole('checkbox').check();
  };

  it(
    'are chosen on several pages, made into a batch, saved as a file, and ended by the answer of the bank',
    async () => {
      const { page } = cashier;
      await cashier.visit('/dashboard?payouts=open');
      await choose(paid);
      await choose(sentBack);
      await cashier.sees('2 selected');
      expect(await cashier.barriers()).toEqual([]);
      await cashier.button('Make a batch (2)').click();
      const making = cashier.dialog('Make a batch');
      await cashier.sees('2 payouts, ₹23.50', making);
      expect(await cashier.barriers()).toEqual([]);
      await cashier.button('Make a batch', making).click();
      await page.waitForURL('**/payout-batches?batch=*');
      await cashier.sees('2 waiting, 0 paid, 0 not paid, 0 released');
      expect(await cashier.barriers()).toEqual([]);

      await cashier.button('Make file for the bank').click();
      const filing = cashier.dialog('Make file for the bank');
      await cashier.sees(/has not been confirmed by a bank yet/, filing);
      await filing.getByLabel('Layout of the bank').selectOption('HDFC');
      const saving = page.waitForEvent('download');
      await cashier.button('Make file for the bank', filing).click();
      const text = await readFile(await (await saving).path(), 'utf8');
      expect(text.split('\r\n').filter((line) => line.startsWith('N,,000123456789,'))).toHaveLength(2);
      await cashier.sees(/^In the file of /);

      await cashier.button('Make file for the bank').click();
      const again = cashier.button('Make file for the bank', filing);
      await cashier.sees('The bank may have paid', filing);
      expect(await again.isDisabled()).toBe(true);
      await filing.getByRole('checkbox').check();
      expect(await again.isDisabled()).toBe(false);
      await cashier.button('Close', filing).click();

      const answer = [
        'Reference,Amount,Status,UTR,Payment Date,Reason',
        `${await referenceOf(paid)},11.00,Success,SBINN52026010500077,05/01/2026,`,
        `${await referenceOf(sentBack)},12.50,Rejected,,05/01/2026,Account closed`,
      ].join('\n');
      const file = { name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from(answer) };
      await page.getByLabel('File of the bank').setInputFiles(file);
      await cashier.sees('1 paid, 1 not paid, 0 without effect, 0 not in the file.');
      await cashier.sees('2 waiting, 0 paid, 0 not paid, 0 released');
      expect(await cashier.barriers()).toEqual([]);
      await cashier.button('Take this answer').click();
      await cashier.sees('0 waiting, 1 paid, 1 not paid, 0 released');
      await cashier.sees('Done');
      await cashier.sees(/^Paid on .*2026, UTR SBINN52026010500077$/, cashier.row(paid.name));
      await cashier.sees('Reason: Account closed', cashier.row(sentBack.name).last());
      // The bank may pay later what it had sent back.
      expect(await page.getByLabel('File of the bank').isVisible()).toBe(true);
      await page.getByRole('link', { name: 'All batches' }).click();
      await page
        .getByRole('link', { name: /^Open the batch of / })
        .first()
        .waitFor();
      expect(await cashier.barriers()).toEqual([]);

      const payee = await Person.arrive(browser, 'phone');
      await payee.logIn(paid.login);
      await payee.button('View Commission History').click();
      const history = payee.dialog('Commission History');
      await payee.sees(/^Paid on .*2026, UTR SBINN52026010500077$/, payee.row('₹11', history));
      await payee.leave();
    },
    3 * minutes,
  );

  it(
    'and of which the bank returns one later say so, and what to do',
    async () => {
      const { page } = cashier;
      await cashier.visit('/payout-batches');
      const open = page.getByRole('link', { name: /^Open the batch of / });
      await open.first().click();
      const answer = `Reference,Amount,Status,UTR\n${await referenceOf(paid)},11.00,Returned,SBINN52026010500077`;
      const file = { name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from(answer) };
      await page.getByLabel('File of the bank').setInputFiles(file);
      await cashier.sees('Came back: look into it');
      expect(await cashier.barriers()).toEqual([]);
      await cashier.button('Take this answer').click();
      await cashier.sees('The bank has returned this payment. The list of payouts says what to do.');
      await cashier.sees('Came back');
      expect(await cashier.barriers()).toEqual([]);
    },
    2 * minutes,
  );

  it(
    'are chosen all at once, and cancelled after a file only by who may adjust money and knows that nothing is paid',
    async () => {
      const { page } = cashier;
      await cashier.visit('/dashboard?payouts=open');
      await page.locator(panel).getByRole('searchbox').fill(sentBack.name);
      await row(sentBack).waitFor();
      await cashier.button('Select all 1 that wait').click();
      await cashier.button('Make a batch (1)').click();
      await cashier.button('Make a batch', cashier.dialog('Make a batch')).click();
      await page.waitForURL('**/payout-batches?batch=*');
      await cashier.button('Make file for the bank').click();
      const saving = page.waitForEvent('download');
      await cashier.button('Make file for the bank', cashier.dialog('Make file for the bank')).click();
      await saving;
      await cashier.sees(/^In the file of /);
      await cashier.button('Cancel batch').click();
      const cancelling = cashier.dialog('Cancel batch');
      await cashier.sees(/^A file was made, and the bank may be paying\. Until .+ 202\d/, cancelling);
      expect(await cashier.button('Cancel batch', cancelling).count()).toBe(0);
      expect(await cashier.barriers()).toEqual([]);
      const head = await Person.arrive(browser);
      await head.logIn(headLogin());
      await head.visit(new URL(page.url()).pathname + new URL(page.url()).search);
      await head.button('Cancel batch').click();
      const byHead = head.dialog('Cancel batch');
      const cancel = head.button('Cancel batch', byHead);
      await head.sees('The bank may have paid', byHead);
      expect(await cancel.isDisabled()).toBe(true);
      await byHead.getByRole('checkbox').check();
      expect(await head.barriers()).toEqual([]);
      await cancel.click();
      await head.sees('0 waiting, 0 paid, 0 not paid, 1 released');
      await head.leave();
      await cashier.visit('/dashboard?payouts=open');
      await page.locator(panel).getByRole('searchbox').fill(sentBack.name);
      await cashier.button('Approve', row(sentBack)).waitFor();
    },
    2 * minutes,
  );
});
