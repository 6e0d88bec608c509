import { anyUtr, freshMobile, settled } from '@deepam/api-client';
import { commissionRequest, memberCommissions, networkCottonOrders } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, phone, BrowserUser } from './browser.js';
import { asHead, asksFor, earns, newcomer, picture, withApprovedOrders } from './desk-people.js';
import { api, fillInLogin, headLogin, logIn, planHolder, sessionOf } from './people.js';

/** The same digits, as keyboards of a script write them; `zero` is its first. */
const written = (zero: string, digits: string): string =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)));
const devanagari = (digits: string): string => written('०', digits);
const tamil = (digits: string): string => written('௦', digits);
const gujarati = (digits: string): string => written('૦', digits);

/** Of somebody who may sponsor; one code in eight has no digit. */
async function codeWithDigits(): Promise<string> {
  for (;;) {
    const { referralCode } = await sessionOf(await planHolder('Typed Code', 'Gold'));
    if (/\d/.test(referralCode)) return referralCode;
  }
}

let browser: Browser;
beforeAll(async () => (browser = await launchBrowser()));
afterAll(() => browser.close());

/** Key by key, as a person does: a field for numbers alone would drop some of them. */
const type = (page: Page, label: string | RegExp, text: string): Promise<void> =>
  page.getByLabel(label).last().pressSequentially(text);

describe('numbers as people in India type them arrive as what they are', () => {
  it.each([
    ['commas', '1,500', 1500],
    ['commas of lakhs and Tamil digits', tamil('1,00,000.50'), 100_000.5],
  ])('an amount with %s', async (_what, typed, amount) => {
    const login = await planHolder('Typed Amount', 'Silver');
    const { memberId: id, token } = await sessionOf(login);
    await earns({ id, name: '', token, login }, 200_000);
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await logIn(page, login);
    await page.getByRole('button', { name: 'Request Commission Payout' }).click();
    await type(page, 'Amount', typed);
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await page.getByText('Commission Requested Successfully').waitFor();
    const [payee] = await asHead(memberCommissions, { query: { search: login.mobile } });
    expect(payee!.commissionHistory.map((entry) => entry.amount)).toEqual([amount]);
    await user.leave();
  });

  it('a UTR number with spaces, and kilograms in Devanagari digits', async () => {
    const login = await planHolder('Typed Utr', 'Bronze');
    const utr = anyUtr();
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await logIn(page, login);
    await page.getByRole('button', { name: 'Request Cotton' }).click();
    await type(page, /^Quantity/, devanagari('12'));
    await page.getByLabel('Address').fill('Karve Road, Satara 415001');
    await type(page, /^UTR/, utr.replace(/(\d{4})/g, '$1 '));
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'payment.png', mimeType: 'image/png', buffer: picture() });
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await page.getByText('Cotton requested successfully! Notification sent.').waitFor();
    const [order] = await asHead(networkCottonOrders, { query: { search: login.mobile } });
    expect([order!.quantity, order!.utr]).toEqual([12, utr]);
    await user.leave();
  });

  it('a mobile and the sponsor’s code in Tamil digits at registration, and a mobile in Devanagari ones at the login', async () => {
    const mobile = freshMobile();
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await page.goto('/register');
    await page.getByLabel('Name', { exact: true }).fill('Typed Mobile');
    await type(page, 'Mobile No.', tamil(mobile));
    await type(page, 'Referral Code', tamil(await codeWithDigits()));
    await page.getByLabel('Password', { exact: true }).fill('a test password');
    await page.getByLabel('Confirm Password').fill('a test password');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByRole('heading', { name: 'Welcome, Typed Mobile!' }).waitFor();
    expect((await api.logIn(mobile, 'a test password')).isApproved).toBe(false);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await fillInLogin(
      page,
      { mobile: devanagari(`${mobile.slice(0, 5)} ${mobile.slice(5)}`), password: 'a test password' },
      '**/dashboard',
    );
    await user.leave();
  });
});

describe('a mobile is searched for in the digits of a script', () => {
  it('in all lists of the head', async () => {
    const buyer = await withApprovedOrders('Sought Buyer', 1);
    const waiting = await newcomer('Sought Newcomer');
    await asksFor(waiting, 'Bronze');
    const login = await planHolder('Sought Payee', 'Silver');
    const { memberId: id, token } = await sessionOf(login);
    await earns({ id, name: '', token, login }, 100);
    await settled(() => api.call(commissionRequest, { token, body: { commissionAmount: 50 } }));

    const user = await BrowserUser.arrive(browser);
    const { page } = user;
    await logIn(page, headLogin());
    for (const [panel, typed, name] of [
      ['#cotton', devanagari(buyer.login.mobile), 'Sought Buyer'],
      ['#payouts', gujarati(login.mobile), 'Sought Payee'],
    ] as const) {
      await page.locator(panel).getByRole('searchbox').fill(typed);
      await page.locator(`${panel} tbody tr`).nth(1).waitFor({ state: 'detached' });
      await page.locator(`${panel} tbody tr`).filter({ hasText: name }).waitFor();
    }
    await page.goto('/network');
    const sought = waiting.login.mobile;
    await page.getByRole('searchbox').fill(tamil(`${sought.slice(0, 5)} ${sought.slice(5)}`));
    await page.locator('tbody tr').nth(1).waitFor({ state: 'detached' });
    await page.locator('tbody tr').filter({ hasText: 'Sought Newcomer' }).waitFor();
    await user.leave();
  });

  it('in a member’s own network', async () => {
    const login = await planHolder('Sought Sponsor', 'Gold');
    const session = await sessionOf(login);
    const mobiles = [freshMobile(), freshMobile()];
    for (const mobile of mobiles)
      await api.register({ name: 'Below Sought', mobile, plans: [], standing: 'unapproved' }, session);
    const user = await BrowserUser.arrive(browser);
    const { page } = user;
    await logIn(page, login);
    await page.goto('/adduser');
    await page.locator('tbody tr').nth(1).waitFor();
    await page.getByRole('searchbox').fill(devanagari(mobiles[1]!));
    await page.locator('tbody tr').nth(1).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'View Details' }).click();
    await page.getByRole('dialog').getByText(mobiles[1]!).waitFor();
    await user.leave();
  });
});
