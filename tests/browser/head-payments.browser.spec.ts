import { readFile } from 'node:fs/promises';
import { anyUtr } from '@deepam/api-client';
import { rejectPlan } from '@deepam/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import {
  asHead,
  asksFor,
  type DeskMember,
  earns,
  givesNumbers,
  newcomer,
  documentNumbers,
  hired,
  picture,
  withApprovedOrders,
  withRequestedPayout,
} from './desk-people.js';
import { Person, somebodyNew } from './flow-person.js';
import { headLogin } from './people.js';
import { until } from './until.js';

const minutes = 60_000;

let browser: Browser;
let head: Person;
let member: Person;
let bronze: DeskMember;

beforeAll(async () => {
  browser = await launchBrowser();
  bronze = await withApprovedOrders(somebodyNew('Bela').name, 0);
  await earns(bronze, 900);
  [head, member] = [await Person.arrive(browser), await Person.arrive(browser, 'phone')];
  head.expectError(/409/);
  await head.logIn(headLogin());
  await member.logIn(bronze.login);
}, 3 * minutes);
afterAll(async () => {
  try {
    await Promise.all([head?.leave(), member?.leave()]);
  } finally {
    await browser?.close();
  }
});

it(
  'a Bronze member withdraws at most the available earnings, and sees which account pays',
  async () => {
    expect(await member.button('Request Commission Payout').count()).toBe(0);
    for (const amount of ['300', '200']) {
      await member.button('Withdraw Earnings', member.card('Earnings')).click();
      const dialog = member.dialog('Withdraw Earnings');
      await dialog.getByLabel('Amount').fill('901');
      await member.button('Submit Request', dialog).click();
      await member.sees(/^You can withdraw up to ₹\d00\.$/, dialog);
      expect(await member.barriers()).toEqual([]);
      await dialog.getByLabel('Amount').fill(amount);
      await member.button('Submit Request', dialog).click();
      await member.sees(`Withdrawal of ₹${amount} requested.`);
      await member.seesNoMore(dialog);
    }
    await member.button('View Payouts').click();
    const payouts = member.dialog('Payouts');
    await member.sees('from earnings', member.row('₹300', payouts));
    await member.button('Close', payouts).click();
  },
  2 * minutes,
);

it(
  'the head sees where to pay a payout, not while the bank details are new, and rejects without a reason',
  async () => {
    await givesNumbers(bronze);
    await head.visit('/dashboard');
    const panel = head.page.locator('#payouts');
    await panel.getByRole('searchbox').fill(bronze.name);
    await head.button('Approve', head.row('₹300', panel)).click();
    const dialog = head.dialog('Approve Payout');
    await head.sees('•••• ••••', dialog);
    await head.sees('Pay by bank or UPI first', dialog);
    await head.button('Show bank details', dialog).click();
    for (const number of [documentNumbers.bankAccountNo, documentNumbers.ifscCode]) await head.sees(number, dialog);
    expect(await dialog.getByText(documentNumbers.panCardNo).count()).toBe(0);
    expect(await head.barriers()).toEqual([]);
    await head.button('Approve', dialog).click();
    await head.sees(`Payout of ₹300 to ${bronze.name} approved.`);
    await until(head.page, `document.activeElement.closest('[data-row]')?.textContent.includes('₹200')`);

    await givesNumbers(bronze, { bankAccountNo: '987654321098' });
    await head.button('Approve', head.row('₹200', panel)).click();
    await head.button('Show bank details', dialog).click();
    await head.sees('987654321098', dialog);
    await head.button('Approve', dialog).click();
    await head.sees(/changed a short while ago\. This (?:payout )?can be paid/, dialog);
    await head.button('Cancel', dialog).click();
    await head.visit('/dashboard');
    await panel.getByRole('searchbox').fill(bronze.name);
    await head.button('Approve', head.row('₹200', panel).filter({ hasText: bronze.name })).click();
    await head.sees(/Available from .+\.$/, dialog);
    expect(await head.barriers()).toEqual([]);
    await head.button('Cancel', dialog).click();
    await head.button('Reject', head.row('₹200', panel)).click();
    await head.button('Reject', head.dialog('Reject Payout')).click();
    await head.sees(`Payout of ₹200 to ${bronze.name} rejected.`);
  },
  2 * minutes,
);

it(
  'a cashier creates a bank file of two payouts, and its members read what the bank has paid',
  async () => {
    const [paid, failed] = [
      await withRequestedPayout(somebodyNew('Filindu').name, 11),
      await withRequestedPayout(somebodyNew('Filmani').name, 12.5),
    ];
    for (const payout of [paid, failed]) await givesNumbers(payout);
    const cashier = await Person.arrive(browser);
    const login = await hired('Kamala Rao', ['payouts', 'reveal-numbers', 'read']);
    await cashier.changesFirstPassword(login, 'a password of her own');
    const { page } = cashier;
    await cashier.visit('/dashboard?payouts=requested');
    const panel = page.locator('#payouts');
    await panel.getByRole('searchbox').fill('Fil');
    for (const { name } of [paid, failed]) await cashier.row(name, panel).getByRole('checkbox').check();
    await cashier.button('Create bank file (2)').click();
    const making = cashier.dialog('Create bank file');
    await cashier.sees('2 transfers, ₹23.50', making);
    expect(await cashier.barriers()).toEqual([]);
    await cashier.button('Create bank file', making).click();
    await page.waitForURL('**/bank-files?file=*');
    await cashier.sees('2 approved, 0 submitted, 0 paid');
    expect(await cashier.barriers()).toEqual([]);

    await cashier.button('Download bank file').click();
    const download = cashier.dialog('Download bank file');
    await cashier.sees(/^No bank has confirmed this layout yet/, download);
    await download.getByLabel('Bank layout').selectOption('HDFC');
    const saving = page.waitForEvent('download');
    await cashier.button('Download bank file', download).click();
    const text = await readFile(await (await saving).path(), 'utf8');
    expect(text.split('\r\n').filter((line) => line.startsWith('N,,000123456789,'))).toHaveLength(2);
    await cashier.sees('0 approved, 2 submitted, 0 paid');
    await cashier.button('Download bank file').click();
    await cashier.sees('Possible duplicate payment', download);
    expect(await cashier.button('Download bank file', download).isDisabled()).toBe(true);
    await cashier.button('Close', download).click();

    const rows = page.getByRole('table', { name: 'Transfers' });
    const referenceOf = ({ name }: DeskMember) =>
      cashier
        .row(name, rows)
        .getByText(/^DPY\w{9}$/)
        .textContent();
    const imports = async (...lines: readonly string[]) => {
      const buffer = Buffer.from(['Reference,Amount,Status,UTR,Reason', ...lines].join('\n'));
      await page.getByLabel('Response file').setInputFiles({ name: 'answer.csv', mimeType: 'text/csv', buffer });
      await cashier.button('Import response').waitFor();
      expect(await cashier.barriers()).toEqual([]);
      await cashier.button('Import response').click();
    };
    await imports(
      `${await referenceOf(paid)},11.00,Success,SBINN52026010500077,`,
      `${await referenceOf(failed)},12.50,Rejected,,Account closed`,
    );
    await cashier.sees('The response is imported: 1 paid, 1 failed.');
    await cashier.sees('0 approved, 0 submitted, 1 paid, 1 failed');
    await cashier.sees('Reason: Account closed', cashier.row(failed.name, rows));

    const payee = await Person.arrive(browser, 'phone');
    await payee.logIn(paid.login);
    await payee.button('View Commission History').click();
    const own = payee.row('₹11', payee.dialog('Commission History'));
    await payee.sees(/^Paid on .*\d{4}, UTR SBINN52026010500077$/, own);
    expect(await payee.barriers()).toEqual([]);

    await imports(`${await referenceOf(paid)},11.00,Returned,SBINN52026010500077,`);
    await cashier.sees('0 approved, 0 submitted, 0 paid, 1 failed, 1 returned');
    await cashier.button('Transfers', cashier.row(paid.name, rows)).click();
    const transfers = cashier.dialog(`Transfers of ₹11 to ${paid.name}`);
    await cashier.sees(/^The money was returned on /, transfers);
    await cashier.button('New transfer', transfers).waitFor();
    expect(await cashier.barriers()).toEqual([]);
    await payee.visit('/dashboard');
    await payee.button('View Commission History').click();
    await payee.sees('Your bank returned this payment. We will send it again.', own);
    await Promise.all([payee.leave(), cashier.leave()]);
  },
  3 * minutes,
);

it(
  'the head is warned of a picture that another member sent, decides on the shown request, and releases a UTR',
  async () => {
    const [sender, other] = [await newcomer(somebodyNew('Nita').name), await newcomer(somebodyNew('Omana').name)];
    const [utr, proof] = [anyUtr(), picture()];
    await asksFor(sender, 'Bronze', utr, proof);
    await asksFor(other, 'Bronze', undefined, proof);
    await head.visit(`/network?search=${encodeURIComponent(other.name)}`);
    await head.sees('Possible duplicate', head.row(other.name));
    await head.button('Approve Plan', head.row(other.name)).click();
    const look = head.dialog('Approve Plan');
    await head.sees(`Same image: ${sender.name}`, look);
    await head.sees('₹750', look);
    expect(await head.barriers()).toEqual([]);
    await asksFor(other, 'Bronze', undefined, proof);
    await head.button('Approve Plan', look).click();
    const confirm = head.dialog('Confirm Action');
    await head.sees(`This also approves the registration of ${other.name}.`, confirm);
    await head.button('Proceed', confirm).click();
    await head.sees('This plan request has changed meanwhile.');
    await head.seesNoMore(look);
    await head.button('Approve Plan', head.row(other.name)).click();
    await head.button('Approve Plan', look).click();
    await head.button('Proceed', confirm).click();
    await head.sees(`${other.name} is now on Bronze.`);

    await asHead(rejectPlan, { body: { userId: sender.id, reason: 'Not received.' } });
    await head.visit('/bank');
    await head.button('Release UTR').click();
    const release = head.dialog('Release UTR');
    await release.getByRole('textbox', { name: 'UTR number' }).fill(utr);
    await head.button('Look up', release).click();
    await head.sees(sender.name, release);
    await head.button('Release', release).click();
    await head.sees('Enter a reason.', release);
    await release.getByLabel('Reason').fill('Typed wrongly');
    expect(await head.barriers()).toEqual([]);
    await head.button('Release', release).click();
    await head.sees(`UTR ${utr} released.`);

    await asksFor(sender, 'Silver');
    await head.visit(`/network?search=${encodeURIComponent(sender.name)}`);
    await head.page.getByRole('checkbox', { name: `Select ${sender.name}` }).check();
    await head.button('Approve plans (1)').click();
    await head.sees(`This also approves the registration of ${sender.name}.`, confirm);
    expect(await head.barriers()).toEqual([]);
    await head.button('Cancel', confirm).click();
  },
  2 * minutes,
);

it(
  'a UTR is typed with a cotton order, and shown next to its proof',
  async () => {
    const utr = anyUtr();
    await member.button('Request Cotton').click();
    const dialog = member.dialog('Request Cotton');
    await dialog.getByLabel('Quantity (kg)').fill('1');
    await dialog.getByLabel('Address').fill('Satara district, Maharashtra 415001');
    await member.uploads('Payment Proof', dialog);
    await dialog.getByLabel('UTR number').fill(utr.slice(1));
    await member.button('Submit Request', dialog).click();
    await member.sees('A UTR number has 12 digits.', dialog);
    await dialog.getByLabel('UTR number').fill(utr);
    await member.button('Submit Request', dialog).click();
    await member.sees('Cotton requested successfully! Notification sent.');
    await head.visit('/dashboard');
    const panel = head.page.locator('#cotton');
    await panel.getByRole('searchbox').fill(bronze.name);
    await head.button('Approve', head.row(bronze.name, panel)).click();
    const approve = head.dialog('Approve Cotton Order');
    await head.sees(utr, approve);
    await head.sees('₹400', approve);
    await head.page.keyboard.press('Escape');
  },
  2 * minutes,
);
