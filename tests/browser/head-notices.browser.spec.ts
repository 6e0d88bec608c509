import { updateCommissionStatus } from '@deepam/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, phone, BrowserUser } from './browser.js';
import { asHead, withRequestedPayout } from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { headLogin, logIn } from './people.js';

const soon = { timeout: 10_000 };
const badge = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const item = (within: Page | Locator, text: string) => within.getByRole('listitem').filter({ hasText: text }).first();

let browser: Browser;
let head: BrowserUser;
beforeAll(async () => {
  browser = await launchBrowser();
  head = await BrowserUser.arrive(browser);
  await logIn(head.page, headLogin());
});
afterAll(async () => {
  await head?.leave();
  await browser?.close();
});

it('a notification of a payout leads to it, and is read in every tab of the head once it is decided elsewhere', async () => {
  const name = somebodyNew('Padma').name;
  const { page } = head;
  const second = await head.openTab();
  await second.goto('/notifications');
  await badge(second).waitFor();
  const { id: userId, payoutId, login } = await withRequestedPayout(name, 250);
  const asked = `${name} requests a payout of ₹250.`;
  await item(second, asked).getByText('Unread').waitFor(soon);
  await page.goto(`/dashboard?payout=${payoutId}#payouts`);
  const table = page.getByRole('table', { name: 'Member Commission History' });
  await table.getByText(name).waitFor();
  expect(await table.getByRole('row').filter({ hasText: '₹' }).count()).toBe(1);
  await badge(page).click();
  const latest = page.getByRole('region', { name: 'Latest notifications' });
  await item(latest, asked).waitFor();

  const decision = { userId, commissionId: payoutId, status: 'Approved' as const };
  await asHead(updateCommissionStatus, { body: decision });
  await item(second, asked)
    .getByText('Unread')
    .waitFor({ state: 'detached', ...soon });
  await item(latest, asked).waitFor({ state: 'detached', ...soon });

  const member = await BrowserUser.arrive(browser, phone);
  await logIn(member.page, login);
  await member.page.goto('/notifications');
  await item(member.page, 'Your payout of ₹250 is approved.').getByRole('link').click();
  const history = member.page.getByRole('dialog', { name: 'Commission History' });
  await history.getByText('Approved').first().waitFor();
  await member.leave();
  await second.close();
});
