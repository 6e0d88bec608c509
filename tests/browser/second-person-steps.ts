import { addEarnings, commissionRequest, updateCommissionStatus, updateProfile } from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { documentNumbers } from './desk-people.js';

interface Member {
  readonly memberId: string;
  readonly token: string;
}

/** The dialog in which a payout is asked for. */
export async function asking(page: Page, payoutId: string): Promise<Locator> {
  await page.goto(`/dashboard?payout=${payoutId}#payouts`);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve Payout' });
  await dialog.getByRole('button', { name: 'Ask for approval' }).waitFor();
  return dialog;
}

/** The one thing that waits. */
export async function grants(page: Page): Promise<void> {
  await page.goto('/consents');
  await page.getByRole('article').getByRole('button', { name: 'Grant', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Grant', exact: true }).click();
  await page.getByText('It was granted and recorded. Whoever asked can send the money now.').waitFor();
}

/** Whoever asked, from what was granted. */
export async function seesWhereToSend(
  page: Page,
  { amount, title }: { readonly amount: string; readonly title: string },
) {
  await page.goto('/consents?show=ended');
  const granted = page.getByRole('article').filter({ hasText: amount });
  await granted.getByRole('link', { name: 'Go to the payout' }).click();
  const row = page.locator('#payouts').getByRole('row').filter({ hasText: amount });
  await row.getByRole('button', { name: 'Show bank details' }).click();
  const sending = page.getByRole('dialog', { name: title, exact: true });
  await sending.getByRole('button', { name: 'Show bank details' }).click();
  await sending.getByText(documentNumbers.bankAccountNo).waitFor();
  // The button that showed them has gone.
  await sending.locator(':focus').filter({ hasText: documentNumbers.bankAccountNo }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
}

/** Its id. Each half is earned by itself, which nobody has to grant. */
export async function asksForPayout(product: Product, member: Member, commissionAmount: number): Promise<string> {
  const { api, head } = product;
  const { memberId: userId, token } = member;
  await api.call(updateProfile, { token, body: documentNumbers });
  for (let half = 0; half < 2; half += 1)
    await api.call(addEarnings, { token: head.token, body: { userId, earning: commissionAmount / 2 } });
  const { entry } = await api.call(commissionRequest, { token, body: { commissionAmount } });
  // Bank details that were given just now would hold it.
  await product.database('commission').collection('bank_changes').deleteMany({});
  return entry._id;
}

/** Of a payout of 12 rupees that was approved on it; its id. */
export async function paymentCameBack(product: Product, member: Member): Promise<string> {
  const { api, head } = product;
  const payoutId = await asksForPayout(product, member, 12);
  const body = { userId: member.memberId, commissionId: payoutId, status: 'Approved' as const };
  await api.call(updateCommissionStatus, { token: head.token, body });
  const payouts = product.database('commission').collection<{ _id: string }>('payouts');
  const $set = { knownPayment: 'DPY222222222', cameBackAt: new Date() };
  await payouts.updateOne({ _id: payoutId }, { $set });
  return payoutId;
}
