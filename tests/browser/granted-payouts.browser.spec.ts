import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { phone } from './browser.js';
import { asking, asksForPayout, grants, paymentCameBack, sendsGranted } from './second-person-steps.js';
import { TwoPeopleProduct } from './two-people-product.js';

let own: TwoPeopleProduct;

beforeAll(async () => {
  own = await TwoPeopleProduct.start();
}, 240_000);
afterAll(() => own?.close());

describe('what a second person has granted', () => {
  it('and was asked for in the list of payouts, is sent again by who asked', async () => {
    const payoutId = await paymentCameBack(own.product, own.member);
    const link = `/dashboard?payout=${payoutId}#payouts`;
    const cashier = await own.arrive(await own.staff('Kamala Rao', ['payouts', 'reveal-numbers', 'read']), phone);
    await cashier.page.goto(link);
    const row = (page: Page) => page.locator('#payouts').getByRole('row').filter({ hasText: '₹12' });
    await row(cashier.page).getByRole('button', { name: 'Send again' }).click();
    const sending = cashier.page.getByRole('dialog', { name: 'Send Payout Again' });
    await sending.getByText(/^Ask for approval to send ₹12 to .+ again\?/).waitFor();
    await sending.getByRole('button', { name: 'Ask for approval' }).click();
    await sending.waitFor({ state: 'detached' });
    const waits = /^Waits for a second person, asked by: Kamala Rao, /;
    await row(cashier.page).getByText(waits).waitFor();
    // It would only be refused.
    await row(cashier.page).getByRole('link', { name: 'See the request' }).waitFor();
    expect(await row(cashier.page).getByRole('button').count()).toBe(0);
    expect(await accessibilityViolations(cashier.page)).toEqual([]);

    const head = await own.arrive(own.head);
    await head.page.goto(link);
    await row(head.page).getByText(waits).waitFor();
    await grants(head.page);
    await head.page.goto(link);
    await row(head.page).getByText('To be sent', { exact: true }).waitFor();
    await row(head.page).getByText('Kamala Rao sends it.').waitFor();
    expect(await row(head.page).getByText(waits).count()).toBe(0);
    expect(await row(head.page).getByRole('button').count()).toBe(0);
    await head.leave();

    await sendsGranted(cashier.page, '₹12');
    await cashier.leave();
  }, 240_000);

  it('is asked for before it is sent, and received once who asked has sent it and recorded that', async () => {
    const payoutId = await asksForPayout(own.product, own.member, 1_500);
    const cashier = await own.arrive(await own.staff('Lata More', ['payouts', 'reveal-numbers', 'read']), phone);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await cashier.page.route('**/amount-to-send', (route) => held.then(() => route.continue()));
    await cashier.page.goto(`/dashboard?payout=${payoutId}#payouts`);
    await cashier.page.getByRole('button', { name: 'Approve', exact: true }).click();
    const approving = cashier.page.getByRole('dialog', { name: 'Approve Payout' });
    await approving.getByText(/^₹1,500, /).waitFor();
    // Whether it is to be sent now is not known yet.
    expect(await approving.getByRole('button', { name: 'Show bank details' }).count()).toBe(0);
    answer();
    const notice = approving.getByRole('note', { name: 'A second person has to grant this first' });
    await notice.getByText('Send nothing until it is granted.').waitFor();
    await approving.getByText(/^Ask for approval of the payout of ₹1,500 to /).waitFor();
    for (const untrue of ['Pay by bank or UPI first', 'It will be recorded as paid.', 'Show bank details'])
      expect(await approving.getByText(untrue).count()).toBe(0);
    expect(await approving.getByLabel('Payment proof').count()).toBe(0);
    expect(await accessibilityViolations(cashier.page)).toEqual([]);
    await approving.getByRole('button', { name: 'Ask for approval' }).click();
    await approving.waitFor({ state: 'detached' });

    const head = await own.arrive(own.head);
    await grants(head.page);
    await head.page.goto('/dashboard');
    await head.page.getByRole('link', { name: /Granted payouts to send/ }).click();
    const list = head.page.locator('#payouts');
    await list.getByRole('row').filter({ hasText: '₹1,500' }).getByText('Lata More sends it.').waitFor();
    expect(await accessibilityViolations(head.page)).toEqual([]);

    const payee = await own.arrive(own.member, phone);
    await payee.page.goto('/wallet');
    await payee.page.getByRole('button', { name: 'View Payouts' }).click();
    const entry = payee.page.getByRole('dialog').getByRole('row').filter({ hasText: '₹1,500' });
    await entry.getByText('Being sent', { exact: true }).waitFor();
    await entry.getByText('The company sends this payment.').waitFor();
    expect(await entry.getByText('Approved', { exact: true }).count()).toBe(0);
    expect(await accessibilityViolations(payee.page)).toEqual([]);

    await sendsGranted(cashier.page, '₹1,500');
    await cashier.leave();
    // Without reloading.
    await entry.getByText(/^Sent on /).waitFor();
    await entry.getByRole('button', { name: /^View/ }).waitFor();
    await payee.leave();
    await head.page.reload();
    await list.getByText('No matching payouts').waitFor();
    await head.leave();
  }, 240_000);

  it('is sent by somebody else, or still recorded, where nobody has recorded it for a week', async () => {
    const payoutId = await asksForPayout(own.product, own.member, 1_400);
    const first = await own.staff('Sita Kale', ['payouts', 'read']);
    const cashier = await own.arrive(first, phone);
    await (await asking(cashier.page, payoutId)).getByRole('button', { name: 'Ask for approval' }).click();
    await cashier.page.getByRole('link', { name: 'See the request' }).first().waitFor();
    const head = await own.arrive(own.head);
    await grants(head.page);
    const row = (page: Page) => page.locator('#payouts').getByRole('row').filter({ hasText: '₹1,400' });
    const link = `/dashboard?payout=${payoutId}#payouts`;
    const sending = (page: Page) => page.getByRole('dialog', { name: 'Send Payout', exact: true });
    await cashier.page.goto(link);
    await row(cashier.page).getByRole('button', { name: 'Send', exact: true }).click();
    // Who may not see bank details is not told of any.
    await sending(cashier.page)
      .getByText(/^It was granted\. You may not see bank details\./)
      .waitFor();
    expect(await sending(cashier.page).getByText('Bank details of the member').count()).toBe(0);
    await cashier.page.keyboard.press('Escape');

    const payouts = own.product.database('commission').collection<{ _id: string }>('payouts');
    const toSendSince = new Date(Date.now() - 8 * 86_400_000);
    await payouts.updateOne({ _id: payoutId }, { $set: { toSendSince } });
    await head.page.goto(link);
    await row(head.page)
      .getByText(/^For a week nobody has recorded that it was sent\./)
      .waitFor();
    expect(await row(head.page).getByRole('button', { name: 'Record as sent' }).count()).toBe(0);
    await row(head.page).getByRole('button', { name: 'Send Payout' }).click();
    await sending(head.page).getByRole('note', { name: 'To be sent' }).waitFor();
    await sending(head.page).getByRole('button', { name: 'Ask for approval' }).waitFor();
    expect(await accessibilityViolations(head.page)).toEqual([]);
    await head.leave();

    await cashier.page.goto('/dashboard?payouts=to-send#payouts');
    await row(cashier.page).getByRole('button', { name: 'Send Payout' }).waitFor();
    await row(cashier.page).getByRole('button', { name: 'Record as sent' }).click();
    const late = cashier.page.getByRole('dialog', { name: 'Record as sent', exact: true });
    await late.getByText(/^It was granted more than a week ago\./).waitFor();
    // In another window meanwhile; the first one says so.
    const other = await cashier.openTab();
    await other.goto(link);
    await row(other).getByRole('button', { name: 'Record as sent' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Record as sent', exact: true }).click();
    await other.getByText(/^It is recorded that ₹1,400 was sent to /).waitFor();
    await other.close();
    cashier.expectError(/409/);
    await late.getByRole('button', { name: 'Record as sent', exact: true }).click();
    const over = cashier.page.getByRole('dialog', { name: 'Send Payout', exact: true });
    await over.getByText(/^This payout is recorded as sent already, or somebody else sends it by now\./).waitFor();
    await over.locator('button:focus').filter({ hasText: 'Close' }).press('Enter');
    await over.waitFor({ state: 'detached' });
    await row(cashier.page).waitFor({ state: 'detached' });
    expect(await cashier.page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await cashier.leave();
  }, 240_000);
});
