import { afterAll, beforeAll, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { givesNumbers, hired, withRequestedPayout } from './desk-people.js';
import { Person, somebodyNew } from './flow-person.js';
import { isPaidAfterAll } from './paid-after-all.js';

const minutes = 60_000;
const password = 'a password of their own';
const utr = 'SBINN52026010500088';
let browser: Browser;
let cashier: Person;
let reader: Person;
let member: Awaited<ReturnType<typeof withRequestedPayout>>;

beforeAll(async () => {
  browser = await launchBrowser();
  member = await withRequestedPayout(somebodyNew('Afterall').name, 14);
  await givesNumbers(member);
  [cashier, reader] = [await Person.arrive(browser), await Person.arrive(browser)];
  await cashier.changesFirstPassword(await hired('Kamala Rao', ['payouts', 'read']), password);
  await reader.changesFirstPassword(await hired('Meena Das', ['read']), password);
}, 3 * minutes);
afterAll(async () => {
  await Promise.all([cashier?.leave(), reader?.leave()]);
  await browser?.close();
});

it(
  'a payout that was paid after all is told to who may decide it, who is led to it, and to its member, who is led to the office',
  async () => {
    const { payoutId } = member;
    await isPaidAfterAll(payoutId, { amount: '14.00', utr });
    await cashier.visit('/notifications');
    await cashier.page.getByRole('link', { name: 'Payout paid after all?' }).first().click();
    await cashier.page.waitForURL(`**/dashboard?payout=${payoutId}#payouts`);
    await cashier.button('Approve', cashier.row(member.name)).click();
    await cashier.sees(/^The bank says that it was paid, UTR SBINN52026010500088\./, cashier.dialog('Approve Payout'));
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
