import { freshMobile } from '@deepam/api-client';
import {
  addRole,
  addStaff,
  exportPayoutFile,
  makePayoutBatch,
  payoutBatch,
  takePayoutAnswer,
  type Permission,
} from '@deepam/contracts';
import { afterAll, beforeAll, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { givesNumbers, withRequestedPayout } from './desk-people.js';
import { Person, somebodyNew } from './flow-person.js';
import { api, headSession, type Login } from './people.js';

const minutes = 60_000;
const password = 'a password of their own';
const utr = 'SBINN52026010500088';
let browser: Browser;
let cashier: Person;
let reader: Person;
let member: Awaited<ReturnType<typeof withRequestedPayout>>;

async function staff(name: string, permissions: Permission[]): Promise<Login> {
  const { token } = await headSession();
  const mobile = freshMobile();
  const { role } = await api.call(addRole, { token, body: { name: `${name} ${mobile}`, permissions } });
  const { temporaryPassword } = await api.call(addStaff, { token, body: { name, mobile, roleId: role._id } });
  return { mobile, password: temporaryPassword };
}

beforeAll(async () => {
  browser = await launchBrowser();
  member = await withRequestedPayout(somebodyNew('Afterall').name, 14);
  await givesNumbers(member);
  [cashier, reader] = [await Person.arrive(browser), await Person.arrive(browser)];
  await cashier.changesFirstPassword(await staff('Kamala Rao', ['payouts', 'read']), password);
  await reader.changesFirstPassword(await staff('Meena Das', ['read']), password);
}, 3 * minutes);
afterAll(async () => {
  await Promise.all([cashier?.leave(), reader?.leave()]);
  await browser?.close();
});

/** A file has it, the answer of the bank says that it was not paid, and a later one that it was. */
async function isPaidAfterAll(payoutId: string): Promise<void> {
  const { token } = await headSession();
  const { batch } = await api.call(makePayoutBatch, { token, body: { payoutIds: [payoutId] } });
  const params = { batchId: batch._id };
  await api.call(exportPayoutFile, { token, params, body: { format: 'generic-neft' } });
  const { rows } = await api.call(payoutBatch, { token, params });
  for (const [status, number] of [
    ['Rejected', ''],
    ['Success', utr],
  ]) {
    const text = `Reference,Amount,Status,UTR\n${rows[0]!.reference},14.00,${status},${number}`;
    await api.call(takePayoutAnswer, { token, params, files: { answer: { data: Buffer.from(text) } } });
  }
}

it(
  'a payout that was paid after all is told to who may decide it, who is led to it, and to its member, who is led to the office',
  async () => {
    const { payoutId } = member;
    await isPaidAfterAll(payoutId);
    await cashier.visit('/notifications');
    await cashier.page.getByRole('link', { name: 'Payout paid after all?' }).first().click();
    await cashier.page.waitForURL(`**/dashboard?payout=${payoutId}#payouts`);
    await cashier.button('Approve', cashier.row(member.name)).click();
    await cashier.sees(
      /^The bank says that it was paid on .*, UTR SBINN52026010500088\./,
      cashier.dialog('Approve Payout'),
    );
    await reader.visit('/notifications');
    await reader.sees('No notifications yet');

    const payee = await Person.arrive(browser, 'phone');
    await payee.logIn(member.login);
    await payee.button('View Commission History').click();
    const history = payee.dialog('Commission History');
    await payee.sees(`The bank says that it has sent this, UTR ${utr}. We are checking it.`, history);
    await history.getByRole('link', { name: 'Write to us' }).click();
    await payee.page.waitForURL('**/contact#grievances');
    await payee.leave();
  },
  2 * minutes,
);
