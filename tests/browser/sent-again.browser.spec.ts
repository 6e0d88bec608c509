import { confirmBankLayout, importBankStatement, indianDay, payoutAmountToSend } from '@deepam/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { asHead, documentNumbers, givesNumbers, hired, withRequestedPayout } from './desk-people.js';
import { Person, somebodyNew } from './flow-person.js';
import { isPaidAfterAll } from './paid-after-all.js';

const minutes = 60_000;
const password = 'a password of their own';
const utr = 'SBINN52026010500099';
let browser: Browser;
let cashier: Person;
let payee: Person;
let member: Awaited<ReturnType<typeof withRequestedPayout>>;

beforeAll(async () => {
  browser = await launchBrowser();
  member = await withRequestedPayout(somebodyNew('Returned').name, 15);
  await givesNumbers(member);
  [cashier, payee] = [await Person.arrive(browser), await Person.arrive(browser, 'phone')];
  const permissions = ['payouts' as const, 'reveal-numbers' as const, 'read' as const];
  await cashier.changesFirstPassword(await hired('Kamala Rao', permissions), password);
  await payee.logIn(member.login);
}, 3 * minutes);
afterAll(async () => {
  await Promise.all([cashier?.leave(), payee?.leave()]);
  await browser?.close();
});

/** A statement that is taken in today shows that the payment by this reference came back. */
async function comesBack(reference: string): Promise<void> {
  const layout = {
    ...{
      date: 0,
      narration: 1,
      reference: null,
      debit: 2,
      credit: 3,
      amount: null,
      mark: null,
      balance: null,
      balanceMark: null,
    },
    dateStyle: 'dmy' as const,
  };
  const day = indianDay(new Date()).split('-').toReversed().join('/');
  const statement = Buffer.from(`Txn Date,Narration,Debit,Credit\n${day},RETURN ${reference},,15\n`);
  await asHead(confirmBankLayout, { body: { headers: ['Txn Date', 'Narration', 'Debit', 'Credit'], layout } });
  const body = { account: 'RETURNS' };
  await asHead(importBankStatement, { body, files: { statement } });
  // Commission looks at statements every hour, and when somebody is about to send.
  const toSend = await asHead(payoutAmountToSend, { params: { payoutId: member.payoutId } });
  expect(toSend).toMatchObject({ amount: 15, net: 15 });
}

async function history() {
  await payee.visit('/dashboard');
  await payee.button('View Commission History').click();
  return payee.dialog('Commission History').getByRole('row').filter({ hasText: '15' });
}

it(
  'a payout whose payment came back is found in the list, sent again and recorded, and its member reads both',
  async () => {
    const reference = await isPaidAfterAll(member.payoutId, { amount: '15.00', utr });
    const link = `/dashboard?payout=${member.payoutId}#payouts`;
    await cashier.visit(link);
    await cashier.button('Approve', cashier.row(member.name)).click();
    const approving = cashier.dialog('Approve Payout');
    await cashier.sees('I have checked the bank statement.', approving);
    expect(await cashier.button('Approve', approving).isDisabled()).toBe(true);
    await approving.getByRole('radio', { name: 'Nothing was sent now.' }).check();
    await cashier.button('Approve', approving).click();
    await cashier.seesNoMore(approving);
    await cashier.sees('Approved', cashier.row(member.name));

    await comesBack(reference);
    const own = await history();
    await payee.sees('The bank returned this payment. We send it again.', own);
    expect(await own.getByText('Approved', { exact: true }).count()).toBe(0);

    await cashier.visit('/dashboard#payouts');
    await cashier.page.locator('#payouts').getByLabel('Show', { exact: true }).selectOption('Payment came back');
    const row = cashier.row(member.name);
    await cashier.sees(/^On .+: the member has no money yet\. Send it again\.$/, row);
    await cashier.button('Send again', row).click();
    const sending = cashier.dialog('Send Payout Again');
    await cashier.button('Show bank details', sending).click();
    await cashier.sees(documentNumbers.bankAccountNo, sending);
    await cashier.sees('₹15', sending);
    // A second person may have to grant it: nothing says to pay and then to ask.
    expect(await sending.getByText('Pay by bank or UPI first').count()).toBe(0);
    expect(await cashier.barriers()).toEqual([]);
    await cashier.uploads('Payment proof', sending);
    await cashier.button('Record as sent', sending).click();
    await cashier.seesNoMore(row);
    await cashier.visit(link);
    await cashier.sees(/^Sent on /, row);
    await cashier.sees('Sent', row);
    expect(await cashier.button('Send again').count()).toBe(0);

    await payee.sees(/^Sent on /, await history());
    await payee.sees('Sent', await history());
  },
  3 * minutes,
);
