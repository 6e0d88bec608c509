import { decideCottonOrder, updateCommissionStatus } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, phone, BrowserUser } from './browser.js';
import { asHead, asksFor, newcomer, withRequestedOrder, withRequestedPayout } from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { headLogin, logIn } from './people.js';

/** Before the next look: only the live line can have brought it. */
const soon = { timeout: 10_000 };
const badge = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const item = (within: Page | Locator, text: string) => within.getByRole('listitem').filter({ hasText: text }).first();

describe('a notification', () => {
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

  it('of an order leads to that order, for the head and for its member, who find the others again', async () => {
    const name = somebodyNew('Omkar').name;
    const { orderId, login } = await withRequestedOrder(name, 7);
    const { page } = head;
    await page.goto('/notifications');
    await item(page, name).getByRole('link').click();
    await page.waitForURL(/\/dashboard\?order=[0-9a-f]{24}#cotton$/);
    const table = page.getByRole('table', { name: 'Network Cotton Requests' });
    await table.getByText(name).waitFor();
    expect(await table.getByText('7 kg').count()).toBe(1);
    expect(await table.getByRole('row').filter({ hasText: 'kg' }).count()).toBe(1);
    await page.getByText('You see only what the link led to.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByLabel('Search by name or mobile').waitFor();

    await asHead(decideCottonOrder, { params: { id: orderId }, body: { status: 'Approved' } });
    const member = await BrowserUser.arrive(browser, phone);
    await logIn(member.page, login);
    await member.page.goto('/notifications');
    await item(member.page, 'Your order of 7 kg is approved.').getByRole('link').click();
    await member.page.waitForURL(`**/cotton/${orderId}`);
    await member.page.getByRole('heading', { level: 1, name: '7 kg of cotton' }).waitFor();
    await member.page.getByRole('link', { name: 'To my orders' }).click();
    await member.page.getByRole('link', { name: /^2 kg/ }).waitFor();

    // As an older notification on the device leads there.
    await member.page.goto(`/dashboard?order=${orderId}`);
    const history = member.page.getByRole('dialog', { name: 'Cotton History' });
    await history.getByText('7 kg', { exact: true }).waitFor();
    expect(await history.getByText('2 kg', { exact: true }).count()).toBe(0);
    await history.getByRole('button', { name: 'Show all' }).click();
    await history.getByText('2 kg', { exact: true }).waitFor();
    await member.page.keyboard.press('Escape');
    await member.page.waitForURL((address) => address.pathname === '/dashboard' && address.search === '');
    await member.leave();
  });

  it('of a payout leads to that payout, and is read in every tab of the head once it is decided elsewhere', async () => {
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

  it('of a plan request leads to whoever asked, and old ones to the list', async () => {
    const name = somebodyNew('Qadir').name;
    const asker = await newcomer(name);
    await asksFor(asker, 'Gold');
    const { page } = head;
    await page.goto('/notifications');
    await item(page, `${name} sent proof of paying`).getByRole('link').click();
    await page.waitForURL(`**/network?member=${asker.id}`);
    await page.getByRole('button', { name: 'Approve Plan' }).waitFor();
    expect(await page.getByRole('status').filter({ hasText: '1 member' }).count()).toBe(1);

    await page.route('**/api/notifications?*', async (route) => {
      const answer = await route.fetch();
      const list = ((await answer.json()) as { link?: string }[]).map(({ link: _, ...rest }) => rest);
      await route.fulfill({ response: answer, json: list });
    });
    await page.goto('/notifications');
    await item(page, `${name} sent proof of paying`).getByRole('link').click();
    await page.waitForURL('**/network?show=plan-requests');
    await page.unroute('**/api/notifications?*');
  });
});
