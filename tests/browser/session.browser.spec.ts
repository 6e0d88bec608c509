import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, BrowserUser } from './browser.js';
import { holdScripts } from './hold-scripts.js';
import { fillInLogin, type Login, logIn, planHolder } from './people.js';

const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ key: string; value: unknown }[]>((resolve, reject) => {
        const opening = indexedDB.open('auth-db');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('auth').objectStore('auth').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result as { key: string; value: unknown }[]);
          };
        };
      }),
  );

const storeToken = (page: Page, token: string) =>
  page.evaluate(
    (value) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('auth-db');
        opening.onsuccess = () => {
          const change = opening.result.transaction('auth', 'readwrite');
          change.objectStore('auth').put({ key: 'token', value });
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    token,
  );

const expired = `e30.${Buffer.from('{"exp":1000}').toString('base64url')}.x`;

let browser: Browser;
let user: BrowserUser;
let page: Page;
let member: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  member = await planHolder('Asha Test', 'Silver');
});
beforeEach(async () => {
  user = await BrowserUser.arrive(browser);
  page = user.page;
});
afterEach(() => user.leave());
afterAll(() => browser.close());

it('a session is stored as token and isHead in auth-db, survives a reload, and is deleted by Logout', async () => {
  await logIn(page, member);
  const records = Object.fromEntries((await stored(page)).map(({ key, value }) => [key, value]));
  expect(records).toEqual({ token: expect.stringMatching(/^ey/), isHead: false });
  const answered = (path: string) => page.waitForResponse((answer) => answer.url().includes(path));
  await Promise.all([answered('/member/dashboard'), answered('/notifications/latest-unread'), page.reload()]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  expect(await stored(page)).toEqual([]);
});

it('a session ends in every tab at once', async () => {
  user.expectError(/401/);
  await logIn(page, member);
  const other = await user.openTab();
  await other.goto('/profile');
  await other.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('**/login');
});

it.each([
  ['/profile', '/profile'],
  ['/', '/dashboard'],
  ['/faq', '/dashboard'],
  ['/plans', '/dashboard'],
])(
  'a session that has expired leads from %s to the login, explains this, and continues at %s',
  async (path, goesOn) => {
    await page.goto('/about');
    await storeToken(page, expired);
    await page.goto(path);
    await page.waitForURL('**/login');
    await page.getByText('Your session has expired. Please log in again.').waitFor();
    expect(await stored(page)).toEqual([]);
    await fillInLogin(page, member, `**${goesOn}`);
  },
);

it.each(['/', '/contact', '/statement'])(
  'a session that is ended at %s ends at the login, and the next begins at the dashboard',
  async (path) => {
    await logIn(page, member);
    await page.goto(path);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await logIn(page, member);
  },
);

it('a session that is being read is announced on every page, in the language of the reader', async () => {
  await logIn(page, member);
  const announced = () => page.evaluate<string>("getComputedStyle(document.documentElement, '::before').content");
  for (const path of ['/dashboard', '/']) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#root main').waitFor({ state: 'attached' });
    expect(await announced()).toBe('"Loading..."');
    release();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    expect(await announced()).toBe('none');
    await page.unrouteAll({ behavior: 'wait' });
  }
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ta');
  const release = await holdScripts(page);
  await page.goto('/profile', { waitUntil: 'commit' });
  await page.locator('#root main').waitFor({ state: 'attached' });
  expect(await announced()).toBe('"ஏற்றப்படுகிறது..."');
  release();
});

it('a session that cannot be read while scripts are missing leaves no blank page', async () => {
  await logIn(page, member);
  const release = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.locator('#root main').waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }).waitFor({ timeout: 10_000 });
  release();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
});

it('a missing session is being read as well: a page for members shows Loading...', async () => {
  const release = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.getByText('Loading...').waitFor();
  release();
  await page.waitForURL('**/login');
});

it('a session that the server rejects ends at the first 401', async () => {
  user.expectError(/401|favicon\.ico/);
  await logIn(page, member);
  const forged = `e30.${Buffer.from('{"exp":99999999999}').toString('base64url')}.x`;
  // A page of the application could end the session itself, before the page under test opens.
  await page.goto('/favicon.svg');
  await storeToken(page, forged);
  await page.goto('/profile', { waitUntil: 'commit' });
  await page.waitForURL('**/login');
  expect(await stored(page)).toEqual([]);
});
