import { addEarnings } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { addAccount, enterPin, everythingKept, keepAccount, openAccounts } from './kept-accounts.js';
import { untilKept } from './kept-answers.js';
import { api, fillInLogin, headSession, type Login, logIn, planHolder, sessionOf } from './people.js';
import { until } from './until.js';

const [ashasPin, ravisPin] = ['2580', '791346'];
let browser: Browser;
let user: BrowserUser;
let page: Page;
let asha: Login;
let ravi: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  asha = await planHolder('Asha Gokhale', 'Silver');
  ravi = await planHolder('Ravi Deshmukh', 'Bronze');
});
beforeEach(async () => {
  user = await BrowserUser.arrive(browser, phone);
  page = user.page;
});
afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await user.leave();
});
afterAll(() => browser.close());

const deaf = `const Channel = BroadcastChannel;
  window.BroadcastChannel = class extends Channel {
    set onmessage(hear) { if (this.name !== 'deepam-auth') super.onmessage = hear; }
  }`;
const idOf = async (login: Login) => (await sessionOf(login)).memberId;
const memberIn = (token: string) => (JSON.parse(atob(token.split('.')[1]!)) as { sub: string }).sub;
async function activeOf(at: Page): Promise<string | null> {
  const { auth } = await everythingKept(at);
  const token = auth.find(({ key }) => key === 'token')?.value;
  return typeof token === 'string' ? memberIn(token) : null;
}
const isActive = (name: string, at = page) => at.getByRole('heading', { level: 2, name }).waitFor();
const row = (name: string, at = page) => at.getByRole('button', { name: new RegExp(`^(?!Remove).*${name}.*ending`) });

async function ashaAsleep(): Promise<Page> {
  await logIn(page, ravi);
  await openAccounts(page);
  await addAccount(page, ravisPin, ravi.password);
  await fillInLogin(page, asha, '**/dashboard');
  await keepAccount(page, ashasPin, asha.password);
  const asleep = await user.openTab();
  await asleep.addInitScript(deaf);
  await openAccounts(asleep);
  await isActive('Asha Gokhale', asleep);
  await openAccounts(page);
  await isActive('Asha Gokhale');
  return asleep;
}

async function switchToRavi(): Promise<void> {
  await row('Ravi D.').click();
  await enterPin(page, ravisPin);
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
}
async function makeRoom(): Promise<void> {
  await page.getByRole('button', { name: 'Add another account' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('Mobile Number').waitFor();
}

async function renewsLate(asleep: Page): Promise<() => Promise<void>> {
  user.expectError(/403/);
  let isWanted = true;
  await asleep.route('**/api/user/export', (route) => {
    if (!isWanted) return route.continue();
    isWanted = false;
    const json = { error: 'Please enter your password.', code: 'AUTH.REAUTHENTICATE', requestId: 'late' };
    return route.fulfill({ status: 403, json });
  });
  let letGo = () => {};
  const held = new Promise<void>((go) => (letGo = go));
  const asked = asleep.waitForRequest('**/api/user/reauthenticate');
  let isTold: Promise<void> | undefined;
  await asleep.route('**/api/user/reauthenticate', (route) => {
    isTold = route.fetch().then(async (response) => {
      await held;
      await route.fulfill({ response });
    });
    return isTold;
  });
  await asleep.getByText('Privacy', { exact: true }).click();
  await asleep.getByRole('button', { name: 'Download my data' }).click();
  await asleep.getByRole('dialog').last().getByLabel('Password', { exact: true }).fill(asha.password);
  await asleep.getByRole('dialog').last().getByRole('button', { name: 'Continue' }).click();
  await asked;
  return async () => {
    letGo();
    await isTold;
  };
}

describe('a token that is renewed late', () => {
  it('a token that is renewed late never replaces another account, and its tab starts again', async () => {
    const asleep = await ashaAsleep();
    const letGo = await renewsLate(asleep);
    await switchToRavi();
    await letGo();
    await asleep.waitForURL('**/dashboard');
    await openAccounts(asleep);
    await isActive('Ravi Deshmukh', asleep);
    expect(await activeOf(page)).toBe(await idOf(ravi));
  });

  it('a token that is renewed late does not bring back an account that was replaced', async () => {
    const asleep = await ashaAsleep();
    const letGo = await renewsLate(asleep);
    await makeRoom();
    expect((await everythingKept(page)).auth).toEqual([]);
    await letGo();
    await asleep.waitForURL('**/login');
    expect((await everythingKept(page)).auth).toEqual([]);
    await fillInLogin(page, ravi, '**/dashboard');
    expect(await activeOf(page)).toBe(await idOf(ravi));
  });

  it('a token that is renewed late does not bring back the account of a tab that is being left', async () => {
    await ashaAsleep();
    const letGo = await renewsLate(page);
    let isReady = () => {};
    const ready = new Promise<void>((go) => (isReady = go));
    await page.route(/\/dashboard$/, async (route) => {
      await ready;
      await route.continue();
    });
    const other = await user.openTab();
    await openAccounts(other);
    await other.getByRole('button', { name: 'Add another account' }).click();
    await other.waitForURL('**/login');
    await letGo();
    await poll(async () => (await everythingKept(other)).auth.length === 0);
    isReady();
    await page.waitForURL('**/login');
    expect((await everythingKept(other)).auth).toEqual([]);
  });
});

describe('a tab that has slept while another account became the active one', () => {
  const comesBack = (at: Page) =>
    at.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`).catch(() => undefined);

  it('a tab that was in the background shows the account that became active, and nothing of the previous one', async () => {
    const asleep = await ashaAsleep();
    await switchToRavi();
    await comesBack(asleep);
    await asleep.waitForURL('**/dashboard');
    await asleep.getByText('Ravi Deshmukh').first().waitFor();
    expect(await asleep.locator('body').innerText()).not.toContain('Asha Gokhale');
  });

  it('a tab that was in the background shows the login when no account is logged in any more', async () => {
    const asleep = await ashaAsleep();
    await makeRoom();
    await comesBack(asleep);
    await asleep.waitForURL('**/login');
    await asleep.getByLabel('Mobile Number').waitFor();
    expect(await asleep.locator('main').innerText()).not.toContain('Asha Gokhale');
  });

  it('a tab that was in the background tells no other tab the news of the previous account', async () => {
    const asleep = await ashaAsleep();
    await switchToRavi();
    await page.evaluate(`window.heard = [];
      new BroadcastChannel('deepam-live').onmessage = ({ data }) => window.heard.push(data.type);`);
    const { token } = await headSession();
    await api.call(addEarnings, { token, body: { earning: 7, userId: await idOf(asha) } });
    await asleep.getByRole('heading', { name: '₹7 credited' }).waitFor({ timeout: 15_000 });
    await until(page, `window.heard.includes('news')`);
    await asleep.close();
    await api.call(addEarnings, { token, body: { earning: 2, userId: await idOf(ravi) } });
    await page.getByRole('heading', { name: '₹2 credited' }).waitFor({ timeout: 30_000 });
    expect(await page.getByRole('heading', { name: /credited/ }).allTextContents()).toEqual(['₹2 credited']);
  });

  it('a tab that was in the background leaves no answers on the device for the next account', async () => {
    const asleep = await ashaAsleep();
    await switchToRavi();
    await untilKept(page, 'dashboard');
    const [ashasId, ravisId] = [await idOf(asha), await idOf(ravi)];
    await asleep.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Wallet' }).click();
    await poll(async () => (await everythingKept(asleep)).answers.some(({ account }) => account === ashasId));
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilKept(page, 'dashboard');
    const { answers } = await everythingKept(page);
    expect(new Set(answers.map(({ account }) => account))).toEqual(new Set([ravisId]));
  });
});
