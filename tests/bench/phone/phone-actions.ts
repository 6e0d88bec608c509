import { photo } from '@deepam/testing';
import type { Locator } from 'playwright-core';
import type { InstalledPhone } from './installed-phone.js';

export interface Actions {
  /** Milliseconds from choosing a photo of 4 MB until the page says that it was sent. */
  readonly proofMs: number;
  /** The longest time in milliseconds from a tap to the next frame, by action. */
  readonly tapMs: ReadonlyMap<string, number>;
}

/** The main actions of a member who has a balance and a Silver plan; the product has no other data of the member. */
export async function mainActions(phone: InstalledPhone): Promise<Actions> {
  const { page } = phone;
  const tapMs = new Map<string, number>();
  const tap = async (action: string, target: Locator, outcome: Locator, state?: 'hidden') => {
    await phone.forgetTaps();
    await target.click();
    await outcome.waitFor({ state: state ?? 'visible' });
    tapMs.set(action, await phone.longestTapMs());
  };
  const dialog = page.getByRole('dialog');

  await phone.open('/dashboard');
  await tap('open wallet', page.getByRole('link', { name: 'Wallet' }).last(), page.locator('#content p[role=status]'));
  await phone.untilQuiet();
  await tap('open the request of a payout', page.getByRole('button', { name: /^Withdraw/ }).first(), dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await phone.open('/plans');
  await tap('choose a plan', page.getByRole('button', { name: 'Choose Plan: Gold' }), dialog);
  const payment = page.getByRole('dialog', { name: 'UPI Payment' });
  await tap('pay by UPI', page.getByRole('button', { name: 'UPI Payment' }), payment);
  await phone.untilQuiet();
  const buffer = await photo();
  const began = performance.now();
  const proof = payment.getByLabel('Upload Plan Proof');
  await proof.setInputFiles({ name: 'payment.jpg', mimeType: 'image/jpeg', buffer });
  await tap('send the proof', payment.getByRole('button', { name: 'Submit Proof' }), payment, 'hidden');
  return { proofMs: performance.now() - began, tapMs };
}
