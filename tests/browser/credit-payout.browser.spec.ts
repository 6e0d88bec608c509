import { addEarnings, balance, commissionRequest, updateProfile } from '@deepam/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { launchBrowser, phone, BrowserUser } from './browser.js';
import { cutErrors, cutConnection, restoreConnection } from './connection-loss.js';
import { api, downlineOf, headSession, type Login, logIn, planHolder, sessionOf } from './people.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const asks = '**/api/member/commission-request';
const balances = '**/api/member/balance';
const soon = { timeout: 15_000 };
const sheetOf = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('region');
const withdraw = (sheet: Locator) => sheet.getByRole('button', { name: /^Withdraw ₹/ });
const sent = (amount: string) => `Withdrawal of ₹${amount} requested.`;

async function earns(login: Login, earning: number): Promise<void> {
  const { memberId } = await sessionOf(login);
  const { token } = await headSession();
  await api.call(addEarnings, { token, body: { earning, userId: memberId } });
}
async function asksElsewhere(login: Login, commissionAmount: number): Promise<void> {
  const { token } = await sessionOf(login);
  await api.call(commissionRequest, { token, body: { commissionAmount } });
}
async function payoutsOf(login: Login): Promise<number[]> {
  const { token } = await sessionOf(login);
  return (await api.call(balance, { token })).commissionHistory.map(({ amount }) => amount);
}

async function listening(name: string, plan: 'Silver' | 'Gold' | 'Bronze' = 'Gold') {
  const login = await planHolder(name, plan);
  const user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  const line = page.waitForResponse('**/api/notifications/stream');
  await logIn(page, login);
  await line;
  return { login, user, page, sheet: sheetOf(page) };
}

it('the credit sheet shows the sentences of the payout sheet, and requests the payout once, however often it is pressed', async () => {
  const { login, user, page, sheet } = await listening('Paid Once');
  const { token } = await sessionOf(login);
  const body = { bankAccountNo: '000123456789', ifscCode: 'SBIN0005943' };
  await earns(login, 20.5);
  await sheet.getByRole('heading', { name: '₹20.50 credited' }).waitFor(soon);
  await sheet.getByText('Add your bank account to receive payouts.').waitFor();
  await api.call(updateProfile, { token, body });
  await sheet.getByRole('button', { name: 'Close' }).click();
  const line = page.waitForResponse('**/api/notifications/stream');
  await page.reload();
  await line;
  await downlineOf(login, [{ name: 'Paid Buyer', plan: 'Silver' }]);
  await sheet.getByRole('heading', { name: '₹150 credited' }).waitFor(soon);
  await sheet.getByText('₹150 from commission, ₹20.50 from earnings').waitFor();
  await sheet.getByText(/^To your bank account .*6789$/).waitFor();
  const button = withdraw(sheet);
  expect(await button.textContent()).toBe('Withdraw ₹170.50');
  expect(await accessibilityViolations(page)).toEqual([]);
  await button.dblclick();
  const fromBoth = 'Withdrawal of ₹170.50 requested: ₹150 from commission, ₹20.50 from earnings.';
  await sheet.getByText(fromBoth).waitFor();
  expect(await button.count()).toBe(0);
  expect(await page.evaluate('document.activeElement.textContent')).toBe(fromBoth);
  expect(await payoutsOf(login)).toEqual([170.5]);
  await earns(login, 3);
  await sheet.getByRole('heading', { name: '₹153 credited' }).waitFor(soon);
  await sheet.getByText('₹170.50 is requested already. What you withdraw now is a further payout.').waitFor();
  await sheet.getByRole('button', { name: 'Withdraw ₹3', exact: true }).click();
  await sheet.getByText(sent('3')).waitFor();
  expect(await payoutsOf(login)).toEqual([3, 170.5]);
  await user.leave();
});

it('the credit sheet ignores a press in the moment of its appearance or of a changed sum', async () => {
  const { login, user, page, sheet } = await listening('Paid Calmly');
  const pressed: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/commission-request')) pressed.push(request.postDataJSON());
  });
  await page.evaluate(`new MutationObserver(() => {
      const button = [...document.querySelectorAll('[popover] button')].find((one) => one.textContent.startsWith('Withdraw ₹'));
      if (button === undefined || button.textContent === window.pressedAt) return;
      window.pressedAt = button.textContent;
      button.click();
    }).observe(document.body, { subtree: true, childList: true, characterData: true })`);
  await earns(login, 5);
  await withdraw(sheet).waitFor(soon);
  await earns(login, 6);
  await sheet.getByRole('button', { name: 'Withdraw ₹11' }).and(page.locator(':enabled')).waitFor(soon);
  expect([await page.evaluate('window.pressedAt'), pressed]).toEqual(['Withdraw ₹11', []]);
  await sheet.getByRole('button', { name: 'Withdraw ₹11' }).click();
  await sheet.getByText(sent('11')).waitFor();
  expect(pressed).toEqual([{ commissionAmount: 11, from: 'commission' }]);
  await user.leave();
});

it('the credit sheet requests only the shown sum; a lower balance is rejected in the sheet, which offers the rest', async () => {
  const { login, user, page, sheet } = await listening('Paid Elsewhere');
  user.expectError(/422/);
  await earns(login, 100);
  const button = withdraw(sheet);
  await button.and(page.locator(':enabled')).waitFor(soon);
  const { token } = await sessionOf(login);
  const known = await api.call(balance, { token });
  let isRefused = false;
  await page.route(balances, (route) => (isRefused ? route.continue() : route.fulfill({ json: known })));
  await page.route(asks, async (route) => {
    const response = await route.fetch();
    isRefused = true;
    await route.fulfill({ response });
  });
  await asksElsewhere(login, 60);
  await button.click();
  await sheet.getByText('The amount is more than what is available to you.').waitFor();
  await sheet.getByRole('button', { name: 'Withdraw ₹40' }).click();
  await sheet.getByText(sent('40')).waitFor();
  expect(await payoutsOf(login)).toEqual([40, 60]);
  await user.leave();
});

it('the credit sheet requests a payout once though the answer was lost, and needs the connection', async () => {
  const { login, user, page, sheet } = await listening('Paid Unheard');
  user.expectError(cutErrors);
  await earns(login, 30);
  await withdraw(sheet).and(page.locator(':enabled')).waitFor(soon);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/commission-request')) keys.push(request.headers()['idempotency-key']);
  });
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  };
  await page.route(asks, lose);
  await page.route(balances, (route) => route.abort('connectionfailed'));
  await withdraw(sheet).click();
  await sheet.getByRole('alert').waitFor();
  await page.unroute(asks, lose);
  await cutConnection(page);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await sheet.getByRole('button', { name: 'Withdraw ₹30', description: /./ }).waitFor();
  await restoreConnection(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await withdraw(sheet).and(page.locator(':not([aria-disabled])')).click();
  await sheet.getByText(sent('30')).waitFor();
  expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
  expect(await payoutsOf(login)).toEqual([30]);
  await user.leave();
});

it('a toast reports the result of the payout to a reader who closed the sheet before the answer', async () => {
  const { login, user, page, sheet } = await listening('Paid Away');
  await earns(login, 8);
  let letGo = () => {};
  const held = new Promise<void>((go) => (letGo = go));
  await page.route(asks, async (route) => {
    await held;
    await route.continue();
  });
  await withdraw(sheet).click();
  expect(await withdraw(sheet).isDisabled()).toBe(true);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  letGo();
  await page.getByText(sent('8')).waitFor();
  expect(await payoutsOf(login)).toEqual([8]);
  await user.leave();
});

it('the credit sheet offers no payout to a member who cannot request one', async () => {
  const { login, user, sheet } = await listening('Paid Never', 'Bronze');
  await earns(login, 0.5);
  await sheet.getByRole('heading', { name: '₹0.50 credited' }).waitFor(soon);
  await sheet.getByRole('link', { name: 'Open wallet' }).waitFor();
  expect(await withdraw(sheet).count()).toBe(0);
  await user.leave();
});
