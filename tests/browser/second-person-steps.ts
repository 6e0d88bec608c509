import { addEarnings, commissionRequest, updateCommissionStatus, updateProfile } from '@deepam/contracts';
import { tinyJpeg, type Product } from '@deepam/testing';
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

/** Whoever asked, from what was granted; then it has left, and they record that. */
export async function sendsGranted(page: Page, amount: string): Promise<void> {
  await page.goto('/consents?show=ended');
  const granted = page.getByRole('article').filter({ hasText: amount });
  await granted.getByRole('link', { name: 'Go to the payout' }).click();
  const row = page.locator('#payouts').getByRole('row').filter({ hasText: amount });
  await row.getByText('To be sent', { exact: true }).waitFor();
  await row.getByRole('button', { name: 'Send', exact: true }).click();
  const sending = page.getByRole('dialog', { name: 'Send Payout', exact: true });
  await sending.getByRole('button', { name: 'Show bank details' }).click();
  await sending.getByText(documentNumbers.bankAccountNo).waitFor();
  // The button that showed them has gone.
  await sending.locator(':focus').filter({ hasText: documentNumbers.bankAccountNo }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await choosesPicture(sending);
  await sending.getByRole('button', { name: 'Record as sent' }).click();
  await page.getByText(new RegExp(`^It is recorded that ${amount} was sent to `)).waitFor();
  await row.getByText(/^Sent on /).waitFor();
  await row.getByText('Sent', { exact: true }).waitFor();
  await row.getByRole('button', { name: /^View/ }).waitFor();
  expect(await row.getByRole('button', { name: /Send|Record/ }).count()).toBe(0);
}

/** First a file of another type: nothing is recorded without a proof by mistake. */
async function choosesPicture(sending: Locator): Promise<void> {
  const proof = sending.getByLabel('Payment proof');
  const record = sending.getByRole('button', { name: 'Record as sent' });
  const advice = { name: 'advice.txt', mimeType: 'text/plain', buffer: Buffer.from('Paid today') };
  await proof.setInputFiles(advice);
  const without = sending.getByRole('button', { name: 'Go on without it' });
  await without.waitFor();
  expect(await record.isDisabled()).toBe(true);
  await without.click();
  await without.waitFor({ state: 'detached' });
  expect(await proof.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await record.isEnabled()).toBe(true);
  await proof.setInputFiles(advice);
  await without.waitFor();
  await proof.setInputFiles({ name: 'paid.jpg', mimeType: 'image/jpeg', buffer: await tinyJpeg() });
  await without.waitFor({ state: 'detached' });
}

/** Its id. Each half is earned by itself, as if on another day, so that it needs no second approver. */
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
