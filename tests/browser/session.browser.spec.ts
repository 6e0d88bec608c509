import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { launchBrowser, BrowserUser } from './browser.js';
import { holdScripts } from './hold-scripts.js';
import { fillInLogin, headLogin, type Login, logIn, planHolder } from './people.js';

/** The two records of the login in the browser's database. */
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

describe('the login form', () => {
  const submit = () => page.locator('form').getByRole('button', { name: 'Login' }).click();

  it('wants ten digits, and puts the reader at the fault', async () => {
    await page.goto('/login');
    await page.getByLabel('Mobile Number').fill('12345');
    await submit();
    await page.getByRole('alert').getByText('The mobile number should be 10 digits').waitFor();
    expect(await page.getByLabel('Mobile Number').getAttribute('aria-invalid')).toBe('true');
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it("shows the server's refusal beside the form", async () => {
    user.expectError(/401/);
    await page.goto('/login');
    await page.getByLabel('Mobile Number').fill('98765 43299');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await submit();
    await page.getByRole('alert').getByText('The mobile number or the password is wrong.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('shows the typed password when asked to', async () => {
    await page.goto('/login');
    const password = page.getByLabel('Password', { exact: true });
    expect(await password.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
  });

  it('offers the demo logins by one click', async () => {
    await page.route('**/api/demo-logins', (route) =>
      route.fulfill({ json: [{ label: 'Silver member', name: 'Asha Test', ...member }] }),
    );
    await page.goto('/login');
    await page.getByRole('button', { name: 'Silver member' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('a session', () => {
  it('is kept as token and isHead in auth-db, survives a reload, and is gone after Logout', async () => {
    await logIn(page, member);
    const records = Object.fromEntries((await stored(page)).map(({ key, value }) => [key, value]));
    expect(records).toEqual({ token: expect.stringMatching(/^ey/), isHead: false });
    await page.reload();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    expect(await stored(page)).toEqual([]);
  });

  it('ends in every tab at once', async () => {
    // The other tab may ask once more before it hears.
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
  ])('that has expired leads from %s to the login, says so, and goes on at %s', async (path, goesOn) => {
    await page.goto('/about');
    await storeToken(page, expired);
    await page.goto(path);
    await page.waitForURL('**/login');
    await page.getByText('Your session has expired. Please log in again.').waitFor();
    expect(await stored(page)).toEqual([]);
    await fillInLogin(page, member, `**${goesOn}`);
  });

  it.each(['/', '/contact', '/statement'])(
    'that is ended at %s ends at the login, and the next begins at the dashboard',
    async (path) => {
      await logIn(page, member);
      await page.goto(path);
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/login');
      await logIn(page, member);
    },
  );

  it('that is being read says so on every page, in the language of the reader', async () => {
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

  it('that cannot be read for want of the scripts leaves no blank page', async () => {
    await logIn(page, member);
    const release = await holdScripts(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    await page.locator('#root main').waitFor({ state: 'attached' });
    await page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }).waitFor({ timeout: 10_000 });
    release();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
  });

  it('that is not there is being read as well: a page for members says Loading...', async () => {
    const release = await holdScripts(page);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await page.getByText('Loading...').waitFor();
    release();
    await page.waitForURL('**/login');
  });

  it('that the server refuses ends at the first 401', async () => {
    user.expectError(/401/);
    await logIn(page, member);
    const forged = `e30.${Buffer.from('{"exp":99999999999}').toString('base64url')}.x`;
    await storeToken(page, forged);
    await page.goto('/profile');
    await page.waitForURL('**/login');
    expect(await stored(page)).toEqual([]);
  });

  it('is needed for every page of a member', async () => {
    for (const path of ['/dashboard', '/profile', '/network', '/notifications', '/adduser', '/change-password']) {
      await page.goto(path);
      await page.waitForURL('**/login');
    }
  });
});

describe('the side drawer', () => {
  it('names the person and leads on; the head also finds Network', async () => {
    await logIn(page, headLogin());
    await page.getByRole('button', { name: 'Your account' }).click();
    const drawer = page.getByRole('dialog', { name: 'Your account' });
    await drawer.getByText(/^OL/).waitFor();
    expect(await drawer.getByRole('link').allTextContents()).toEqual([
      'Profile',
      'Change Password',
      'Member Level',
      'Network',
      'Business',
      'Requests',
      'Bank',
      'Payout Batches',
      'Cotton stock',
      'Plans to Give Back',
      'Second Person',
      'Tax on commission',
      'Commission Schedule',
      'Invoices and tax',
      'Broadcast',
      'Grievances',
      'Staff',
      'Reports',
      'Audit trail',
    ]);
    expect(await accessibilityViolations(page)).toEqual([]);
    await drawer.getByRole('link', { name: 'Change Password' }).click();
    await page.getByRole('heading', { level: 1, name: 'Change Password' }).waitFor();
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Your account' }).click();
    await drawer.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('**/login');
  });
});
