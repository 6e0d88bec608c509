import { updateProfile } from '@deepam/contracts';
import { tinyJpeg } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { phone } from './browser.js';
import { documentNumbers } from './desk-people.js';
import type { Login } from './people.js';
import { asking, asksForPayout, grants } from './approval-steps.js';
import { OwnProduct } from './own-product.js';

let own: OwnProduct;
let clerk: Login;

beforeAll(async () => {
  own = await OwnProduct.start();
  clerk = await own.staff('Meena Joshi', ['adjust-money', 'approve-members', 'read']);
}, 240_000);
afterAll(() => own?.close());

async function asksForEarnings(page: Page, amount: string): Promise<void> {
  await page.goto(`/members/${own.member.memberId}`);
  await page.getByRole('button', { name: 'Add Earnings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Earnings' });
  await dialog.getByLabel('Amount in rupees').fill(amount);
  await dialog.getByLabel('Reason').fill('Festival');
  await dialog.getByRole('button', { name: 'Add Earnings', exact: true }).click();
  await page.getByText('Pending approval.').waitFor();
  await dialog.waitFor({ state: 'detached' });
}

it('a change that needs a second approver is requested by one person, who cannot approve it, and approved by another', async () => {
  const other = await own.product.member(own.product.head);
  for (const { token } of [own.member, other])
    await own.product.api.call(updateProfile, { token, body: documentNumbers });
  const requester = await own.arrive(clerk);
  await asksForEarnings(requester.page, '25000');
  await requester.page.goto('/approvals');
  const card = requester.page.getByRole('article', { name: 'Add earnings' });
  await card.getByText('You requested this: a second approver has to approve it.').waitFor();
  await card.getByText('₹25,000').waitFor();
  expect(await card.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0);
  expect(await accessibilityViolations(requester.page)).toEqual([]);

  const head = await own.arrive(own.head, phone);
  await head.page.goto('/dashboard');
  await head.page.getByRole('link', { name: /Approvals/ }).click();
  const waiting = head.page.getByRole('article', { name: 'Add earnings' });
  await waiting.getByText(/^Meena Joshi,/).waitFor();
  await waiting.getByText('Festival').waitFor();
  expect(await accessibilityViolations(head.page)).toEqual([]);
  await waiting.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = head.page.getByRole('dialog', { name: 'Approve request' });
  await dialog.getByText('₹25,000').waitFor();
  await dialog.getByText('Also used in another account').waitFor();
  expect(await accessibilityViolations(head.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await head.page.getByText('Approved and done.').waitFor();
  await head.page.getByText('No pending approvals').first().waitFor();
  await head.leave();

  await requester.page.goto('/approvals?show=ended');
  await requester.page.getByRole('article', { name: 'Add earnings' }).getByText('Approved').waitFor();
  await requester.leave();
  const postings = own.product.database('commission').collection('postings');
  expect(await postings.countDocuments({ kind: 'adjustment' })).toBe(1);
}, 240_000);

it('an approval request is rejected with a reason that its requester reads, or withdrawn by the requester', async () => {
  const requester = await own.arrive(clerk, phone);
  await asksForEarnings(requester.page, '3000');
  await asksForEarnings(requester.page, '4000');
  await requester.page.goto('/approvals');
  const mine = requester.page.getByRole('article').filter({ hasText: '₹4,000' });
  await mine.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await requester.page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await requester.page.getByText('Request withdrawn.').waitFor();
  await requester.page.getByRole('article').filter({ hasText: '₹3,000' }).locator(':focus').waitFor();

  const head = await own.arrive(own.head);
  await head.page.goto('/approvals');
  await head.page.getByRole('article').getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = head.page.getByRole('dialog', { name: 'Reject request' });
  await dialog.getByLabel('Reason').fill('Not this month');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await head.page.getByText('Request rejected.').waitFor();
  await head.leave();

  await requester.page.goto('/approvals?show=ended');
  const ended = requester.page.getByRole('article').filter({ hasText: '₹3,000' });
  await ended.getByText('Not this month').waitFor();
  await requester.leave();
  const postings = own.product.database('commission').collection('postings');
  expect(await postings.countDocuments({ kind: 'adjustment' })).toBe(1);
}, 240_000);

it('a payout that awaits a second approver links to its request once, and stays out of bank files until the request is withdrawn', async () => {
  const payoutId = await asksForPayout(own.product, own.member, 1_700);
  const rowOf = (page: Page) => page.locator('#payouts').getByRole('row').filter({ hasText: '₹1,700' });
  const head = await own.arrive(own.head);
  const cashier = await own.arrive(await own.staff('Usha Nair', ['payouts', 'read']), phone);
  const { page } = cashier;
  await (await asking(page, payoutId)).getByRole('button', { name: 'Request approval' }).click();
  const toasts = page.getByRole('region', { name: 'Messages' });
  expect(await toasts.getByRole('link', { name: 'View request' }).getAttribute('href')).toBe('/approvals');
  await rowOf(page).locator('button[aria-expanded=false]').click();
  await rowOf(page).getByRole('button', { name: 'Reject' }).click();
  await toasts.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await page.getByRole('dialog', { name: 'Reject Payout' }).locator('textarea:focus').waitFor();
  await page.keyboard.press('Escape');
  expect(await rowOf(page).getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0);

  await head.page.goto('/dashboard?payouts=requested#payouts');
  const box = rowOf(head.page).getByRole('checkbox');
  expect(await box.isDisabled()).toBe(true);
  expect(await head.page.getByRole('button', { name: /^Select all / }).count()).toBe(0);
  const why = head.page.locator(`[id="${await box.getAttribute('aria-describedby')}"]`);
  expect(await why.textContent()).toMatch(/^Pending approval, requested by: Usha Nair, /);
  expect(await accessibilityViolations(head.page)).toEqual([]);
  await head.leave();

  await rowOf(page).getByRole('link', { name: 'View request' }).click();
  const asked = page.locator('article:focus').filter({ hasText: '₹1,700' });
  await asked.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Withdraw' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw request' });
  await question.getByText(/^Approve a payout, ₹1,700, ./).waitFor();
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByText('Request withdrawn.').waitFor();
  await asking(page, payoutId);
  await cashier.leave();
}, 240_000);

it('the row of a payout is free after its approval is rejected, and an approved one is recorded as sent by its requester', async () => {
  const [refused, granted] = [
    await asksForPayout(own.product, own.member, 1_800),
    await asksForPayout(own.product, own.member, 1_900),
  ];
  const cashier = await own.arrive(await own.staff('Rekha Pawar', ['payouts', 'read']), phone);
  const head = await own.arrive(own.head);
  const late = await head.openTab();
  head.expectError(/409/);
  const stale = await asking(late, granted);
  await (await asking(cashier.page, granted)).getByRole('button', { name: 'Request approval' }).click();
  await cashier.page.getByRole('link', { name: 'View request' }).first().waitFor();
  await grants(head.page);
  await stale.getByRole('button', { name: 'Request approval' }).click();
  await stale.getByRole('alert').waitFor();
  expect(await stale.getByRole('alert').allTextContents()).toEqual([
    'Couldn’t update the payout. This payout request was already decided.',
  ]);
  expect(await late.getByRole('region', { name: 'Messages' }).getByRole('alert').count()).toBe(0);

  await (await asking(cashier.page, refused)).getByRole('button', { name: 'Request approval' }).click();
  const row = cashier.page.locator('#payouts').getByRole('row').filter({ hasText: '₹1,800' });
  await row.getByRole('link', { name: 'View request' }).waitFor();
  await head.page.goto('/approvals');
  await head.page.getByRole('article').getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = head.page.getByRole('dialog', { name: 'Reject request' });
  await dialog.getByLabel('Reason').fill('Not this month');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await row.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  await head.leave();

  const { page } = cashier;
  await page.goto(`/payables?payable=${granted}`);
  await page.getByRole('button', { name: 'Transfers', exact: true }).click();
  const transfers = page.getByRole('dialog', { name: /^Transfers of ₹1,900 to / });
  await transfers.getByText('The transfer is approved. No payment is recorded yet.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await transfers.getByRole('button', { name: 'Record as sent' }).click();
  const sending = page.getByRole('dialog', { name: 'Record as sent' });
  await sending.getByRole('button', { name: 'Record as sent', exact: true }).click();
  await page.getByRole('region', { name: 'Messages' }).getByText('is recorded as sent.').waitFor();
  await transfers.getByText(/^The member was paid on /).waitFor();
  await cashier.leave();
}, 240_000);

it('a picture that was chosen before a second approver was needed is not part of the request', async () => {
  const payoutId = await asksForPayout(own.product, own.member, 1_600);
  const cashier = await own.arrive(await own.staff('Nita Shah', ['payouts', 'read']));
  let tell!: () => void;
  const isKnown = new Promise<void>((resolve) => (tell = resolve));
  await cashier.page.route(`**/api/admin/payables/${payoutId}/amount-to-send`, async (route) => {
    await isKnown;
    await route.continue();
  });
  await cashier.page.goto(`/dashboard?payout=${payoutId}#payouts`);
  await cashier.page.getByRole('button', { name: 'Approve', exact: true }).click();
  const approving = cashier.page.getByRole('dialog', { name: 'Approve Payout' });
  const buffer = await tinyJpeg();
  await approving.getByLabel('Payment proof').setInputFiles({ name: 'paid.jpg', mimeType: 'image/jpeg', buffer });
  tell();
  await approving.getByText(/^You can’t see bank details before or after the approval/).waitFor();
  await approving.getByRole('button', { name: 'Request approval' }).click();
  await approving.waitFor({ state: 'detached' });
  await cashier.leave();
}, 240_000);
