import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { documentNumbers } from './desk-people.js';

/** The one thing that waits. */
export async function grants(page: Page): Promise<void> {
  await page.goto('/consents');
  await page.getByRole('article').getByRole('button', { name: 'Grant', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Grant', exact: true }).click();
  await page.getByText('It was granted and is done.').waitFor();
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
  expect(await accessibilityViolations(page)).toEqual([]);
}
