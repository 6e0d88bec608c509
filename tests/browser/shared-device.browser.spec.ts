import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { logout } from '@deepam/contracts';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { addAccount, enterPin, everythingKept, keepAccount, openAccounts, tokenIn } from './kept-accounts.js';
import { cutErrors, cutConnection, restoreConnection } from './connection-loss.js';
import { untilKept } from './kept-answers.js';
import { api, fillInLogin, type Login, logIn, planHolder } from './people.js';

const [ashasPin, ravisPin] = ['2580', '791346'];
let browser: Browser;
let user: BrowserUser;
let page: Page;
let asha: Login;
let ravi: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  asha = await planHolder('Asha Pawar', 'Silver');
  ravi = await planHolder('Ravi Kale', 'Bronze');
});
beforeEach(async () => {
  user = await BrowserUser.arrive(browser, phone);
  page = user.page;
});
afterEach(() => user.leave());
afterAll(() => browser.close());

const row = (name: string) => page.getByRole('button', { name: new RegExp(`^(?!Remove).*${name}.*ending`) });
const isActive = (name: string, at = page) => at.getByRole('heading', { level: 2, name }).waitFor();
const dialog = () => page.getByRole('dialog');

async function bothKept(): Promise<void> {
  await logIn(page, asha);
  await openAccounts(page);
  await addAccount(page, ashasPin, asha.password);
  await fillInLogin(page, ravi, '**/dashboard');
  await dialog().getByRole('heading', { name: 'Save your account on this device too?' }).waitFor();
  await keepAccount(page, ravisPin, ravi.password);
  await openAccounts(page);
  await isActive('Ravi Kale');
}

it('two people on one phone switch in two taps and a PIN; the other login is sealed, and only the active one is in auth-db', async () => {
  await bothKept();
  const ravisToken = await tokenIn(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  const sealed = JSON.stringify((await everythingKept(page)).pinSignIns);
  for (const secret of [ravisToken, 'eyJ']) expect(sealed).not.toContain(secret);
  // The digits of a PIN may stand in a time or an id.
  for (const pin of [ashasPin, ravisPin]) expect(sealed).not.toMatch(new RegExp(`\\b${pin}\\b`));
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Me', exact: true }).click();
  await row('Asha P.').click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await enterPin(page, ashasPin);
  await page.waitForURL('**/dashboard');
  await openAccounts(page);
  await isActive('Asha Pawar');
  const token = await tokenIn(page);
  expect(token).not.toBe(ravisToken);
  expect(JSON.stringify(await everythingKept(page))).not.toContain(ravisToken);
  await page.reload();
  await isActive('Asha Pawar');
  await page.goBack();
  await openAccounts(page);
  expect(await tokenIn(page)).toBe(token);
});

it("two people on one phone see nothing of each other's drafts, answers and settings", async () => {
  await bothKept();
  await untilKept(page, 'profile');
  const raviId = await memberIn(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'File or follow a grievance' }).click();
  await page.getByLabel('What happened?').fill('Ravi writes about his kit');
  page.once('dialog', (asked) => void asked.accept());
  await page.goto('/profile#accounts');
  await row('Asha P.').click();
  await enterPin(page, ashasPin);
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const ashaId = await memberIn(page);
  const kept = await everythingKept(page);
  expect(kept.answers.filter(({ account }) => account === raviId)).toEqual([]);
  expect(kept.answers.every(({ account }) => account === ashaId)).toBe(true);
  const { [`drafts:${raviId}`]: ravis = '', ...others } = kept.local;
  expect(ravis).toContain('Ravi writes');
  expect(JSON.stringify([others, kept.session])).not.toContain('Ravi writes');
  expect(await page.locator('body').innerText()).not.toMatch(/Ravi Kale|Ravi writes/);
});

it('two people on one phone lose one to five wrong PINs, whatever is changed on the phone in between', async () => {
  user.expectError(/422|404/);
  await bothKept();
  await row('Asha P.').click();
  for (const [at, pin] of ['1111', '2222', '3333', '4444'].entries()) {
    await enterPin(page, pin);
    await dialog()
      .getByText(`Attempts left: ${4 - at}`)
      .waitFor();
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  await enterPin(page, '5555');
  await dialog().getByText('Too many wrong attempts. Asha P. was removed from this device.').waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await row('Asha P.').waitFor({ state: 'detached' });
  expect((await everythingKept(page)).pinSignIns).toHaveLength(1);
  await isActive('Ravi Kale');
});

it('two people on one phone learn of wrong PINs of others before they continue', async () => {
  user.expectError(/422/);
  await bothKept();
  await row('Asha P.').click();
  await enterPin(page, '1111');
  await dialog().getByText('Attempts left: 4').waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await row('Asha P.').click();
  await enterPin(page, ashasPin);
  await dialog().getByText('Wrong PIN attempts here since your last visit: 1.').waitFor();
  await dialog().getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
});

it('a switch of accounts in one tab ends everything that is open in the other, also typed text', async () => {
  await bothKept();
  const other = await user.openTab();
  await other.goto('/profile#accounts');
  await isActive('Ravi Kale', other);
  await other.getByRole('button', { name: 'Edit' }).click();
  await other.getByLabel('Address').last().fill('Typed by Ravi');
  await page.bringToFront();
  await row('Asha P.').click();
  await enterPin(page, ashasPin);
  await page.waitForURL('**/dashboard');
  await other.waitForURL('**/dashboard');
  await other.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Me', exact: true }).click();
  await isActive('Asha Pawar', other);
  expect(await other.locator('body').innerText()).not.toContain('Typed by Ravi');
  const { local } = await everythingKept(other);
  expect(local[`drafts:${await memberIn(other)}`] ?? '').not.toContain('Typed by Ravi');
});

it('two people on one phone log out one by one: a logout removes one account, and the other logs in again', async () => {
  await bothKept();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await row('Asha P.').waitFor();
  expect(await row('Ravi K.').count()).toBe(0);
  expect((await everythingKept(page)).pinSignIns).toHaveLength(1);
  expect(await accessibilityViolations(page)).toEqual([]);
  await row('Asha P.').click();
  await enterPin(page, ashasPin);
  await page.waitForURL('**/dashboard');
});

it('two people on one phone learn clearly that a PIN sign-in was ended elsewhere', async () => {
  user.expectError(/409|401/);
  await logIn(page, asha);
  const ashasToken = await tokenIn(page);
  await openAccounts(page);
  await addAccount(page, ashasPin, asha.password);
  await fillInLogin(page, ravi, '**/dashboard');
  await dialog().getByRole('button', { name: 'Not now' }).click();
  await api.call(logout, { token: ashasToken });
  await openAccounts(page);
  await page.getByText('You haven’t set a PIN on this device').waitFor();
  await row('Asha P.').click();
  await enterPin(page, ashasPin);
  await dialog().getByText('This login was ended on another device, or by a new password.').waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await row('Asha P.').waitFor({ state: 'detached' });
});

it('two people on one phone need the connection to switch, and learn this', async () => {
  await bothKept();
  user.expectError(cutErrors);
  await cutConnection(page);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.getByRole('button', { name: 'Add another account', description: /./ }).waitFor();
  expect(await row('Asha P.').getAttribute('aria-disabled')).toBe('true');
  await row('Asha P.').click({ force: true });
  expect(await dialog().count()).toBe(0);
  await restoreConnection(page);
});

const memberIn = async (at: Page): Promise<string> =>
  (JSON.parse(atob((await tokenIn(at)).split('.')[1]!)) as { sub: string }).sub;
