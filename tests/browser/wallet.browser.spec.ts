import { addEarnings, balance } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { desktop, launchBrowser, phone, BrowserUser } from './browser.js';
import { api, downlineOf, headLogin, headSession, type Login, logIn, planHolder, sessionOf } from './people.js';
import { until } from './until.js';

let browser: Browser;
let gold: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  gold = await planHolder('Wallet Gold', 'Gold');
  await downlineOf(gold, [
    { name: 'Wallet Buyer', plan: 'Silver' },
    { name: 'Wallet Friend', plan: 'Bronze' },
  ]);
  await earns(gold, 500.5);
});
afterAll(() => browser.close());

async function earns(login: Login, earning: number): Promise<void> {
  const { memberId } = await sessionOf(login);
  const { token } = await headSession();
  await api.call(addEarnings, { token, body: { earning, userId: memberId } });
}
const tabsOf = (page: Page) => page.getByRole('navigation', { name: 'Main pages' });
const countPresses = (page: Page) =>
  page.evaluate('window.presses = 0; document.addEventListener("click", () => (window.presses += 1), true); undefined');

describe('the tabs of a phone', () => {
  it('the tabs of a phone are links as large as a finger, name the page, and cover nothing', async () => {
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await logIn(page, gold);
    const links = tabsOf(page).getByRole('link');
    await links.first().waitFor();
    expect(await links.allTextContents()).toEqual(['Home', 'Network', 'Cotton', 'Wallet', 'Me']);
    for (const link of await links.all()) {
      const { width, height } = (await link.boundingBox())!;
      expect([width >= 48, height >= 48]).toEqual([true, true]);
    }
    await links.filter({ hasText: 'Wallet' }).click();
    await page.waitForURL('**/wallet');
    await page.getByRole('heading', { level: 1, name: 'Wallet', exact: true }).waitFor();
    expect(await page.locator('[aria-current=page]').allTextContents()).toEqual(['Wallet']);
    await page.getByRole('link', { name: 'View Statement' }).click();
    await page.waitForURL('**/statement');
    await tabsOf(page).locator('[aria-current=true]').waitFor();
    expect(await tabsOf(page).locator('[aria-current=true]').allTextContents()).toEqual(['Wallet']);

    const [end, top] = await until<[number, number]>(
      page,
      `(() => { window.scrollTo(0, document.body.scrollHeight);
        const bottom = (part) => document.querySelector(part).getBoundingClientRect();
        return [Math.round(bottom('footer').bottom), Math.round(bottom('nav[aria-label="Main pages"]').top)]; })()`,
    );
    expect(end).toBeLessThanOrEqual(top);
    await user.leave();
  });

  it('the tabs are hidden while the keyboard is open, on paper and on a desktop, and the head has other tabs', async () => {
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await logIn(page, gold);
    await tabsOf(page).waitFor();
    await page.goto('/network');
    await page
      .getByRole('searchbox')
      .or(page.getByLabel(/^Search/))
      .first()
      .focus();
    await page.setViewportSize({ width: 360, height: 420 });
    await tabsOf(page).waitFor({ state: 'hidden' });
    await page.setViewportSize(phone.viewport);
    await tabsOf(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    await tabsOf(page).waitFor({ state: 'hidden' });
    await user.leave();

    const atDesk = await BrowserUser.arrive(browser, desktop);
    await logIn(atDesk.page, gold);
    await atDesk.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(await tabsOf(atDesk.page).isVisible()).toBe(false);
    await atDesk.leave();

    const head = await BrowserUser.arrive(browser, phone);
    await logIn(head.page, headLogin());
    await head.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await tabsOf(head.page).getByRole('button', { name: 'More' }).waitFor();
    expect(await tabsOf(head.page).getByRole('link', { name: 'Wallet' }).count()).toBe(0);
    await head.page.goto('/wallet');
    await head.page.waitForURL('**/dashboard');
    await head.leave();
  });
});

describe('the wallet', () => {
  it('the wallet shows the available amount, and withdraws all of it in two presses', async () => {
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await logIn(page, gold);
    await page.goto('/wallet');
    await page.getByRole('status').getByText('₹725.50').waitFor();
    await page.getByText('Add your bank account to receive payouts.').waitFor();
    expect(await page.getByRole('link', { name: 'Add bank details' }).getAttribute('href')).toBe(
      '/profile?field=bankAccountNo',
    );
    expect(await accessibilityViolations(page)).toEqual([]);

    await countPresses(page);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    const sheet = page.getByRole('dialog', { name: 'Withdraw' });
    expect(await sheet.getByLabel('Amount').inputValue()).toBe('725.50');
    await sheet.getByText('₹225 from commission, ₹500.50 from earnings').waitFor();
    await sheet.getByRole('button', { name: 'Withdraw ₹725.50' }).click();
    await page.getByText('Withdrawal of ₹725.50 requested: ₹225 from commission, ₹500.50 from earnings.').waitFor();
    expect(await page.evaluate('window.presses')).toBe(2);
    await page.getByRole('status').getByText('₹0').waitFor();
    await page.getByText(/^₹725\.50, requested on /).waitFor();
    expect(await page.getByRole('button', { name: 'Withdraw' }).isDisabled()).toBe(true);

    const { token } = await sessionOf(gold);
    const { reserved, available, commissionHistory } = await api.call(balance, { token });
    expect([reserved, available]).toEqual([725.5, 0]);
    expect(commissionHistory[0]!.paidFrom).toEqual({ commission: 225, earnings: 500.5 });
    await user.leave();
  });
});

describe('rows on a phone', () => {
  it('the rows of ten people on a phone are lower than 1,000 px, and open when they are pressed', async () => {
    const sponsor = await planHolder('Wallet Ten', 'Gold');
    const names = Array.from({ length: 10 }, (_, index) => `Person ${'abcdefghij'[index]!.toUpperCase()}`);
    await downlineOf(
      sponsor,
      names.map((name) => ({ name, plan: 'Bronze' })),
    );
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await logIn(page, sponsor);
    await page.goto('/network');
    const table = page.getByRole('table', { name: 'Your Network' });
    const row = table.getByRole('row').filter({ hasText: 'Person J' });
    await row.waitFor();
    const { height } = (await table.boundingBox())!;
    process.stdout.write(`ten rows: ${Math.round(height)} px\n`);
    expect(height).toBeLessThan(1000);
    expect(await row.getByRole('cell').allTextContents()).toEqual(['Person J', 'Bronze', 'Your Commission₹75', '']);
    expect(await row.getByRole('button', { name: 'View Details' }).count()).toBe(0);
    const toggle = row.getByRole('button', { name: 'Details Person J' });
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    await toggle.click();
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await row
      .getByText('From Member Code')
      .or(row.getByRole('cell').filter({ hasText: /^[A-Z]{2,3}[A-Z0-9]{7}/ }))
      .first()
      .waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await row.getByRole('button', { name: 'View Details' }).click();
    await page.getByRole('dialog').getByText('Person J').first().waitFor();
    await user.leave();
  });
});
