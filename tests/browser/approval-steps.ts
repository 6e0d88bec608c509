import { addEarnings, commissionRequest, updateProfile } from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import type { Locator, Page } from 'playwright-core';
import { documentNumbers } from './desk-people.js';

interface Member {
  readonly memberId: string;
  readonly token: string;
}

export async function asking(page: Page, payoutId: string): Promise<Locator> {
  await page.goto(`/dashboard?payout=${payoutId}#payouts`);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve Payout' });
  await dialog.getByRole('button', { name: 'Request approval' }).waitFor();
  return dialog;
}

export async function grants(page: Page): Promise<void> {
  await page.goto('/approvals');
  await page.getByRole('article').getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText('Approved. The requester can send the money now.').waitFor();
}

export async function asksForPayout(product: Product, member: Member, commissionAmount: number): Promise<string> {
  const { api, head } = product;
  const { memberId: userId, token } = member;
  await api.call(updateProfile, { token, body: documentNumbers });
  const passed = product.database('commission').collection('passed_amounts');
  for (let half = 0; half < 2; half += 1) {
    await passed.deleteMany({});
    await api.call(addEarnings, { token: head.token, body: { userId, earning: commissionAmount / 2 } });
  }
  await passed.deleteMany({});
  const { entry } = await api.call(commissionRequest, { token, body: { commissionAmount } });
  await product.database('commission').collection('bank_changes').deleteMany({});
  return entry._id;
}
