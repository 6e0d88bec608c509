import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { giveMadeUpPassword } from './accounts.js';
import { accessibilityViolations } from './accessibility.js';
import { launchBrowser, phone, BrowserUser } from './browser.js';
import { logIn, type Login, registerMember } from './people.js';

const own = 'a password of her own';

describe('a password that was made up', () => {
  let browser: Browser;
  let user: BrowserUser;
  let madeUp: Login;

  beforeAll(async () => {
    browser = await launchBrowser();
    madeUp = await registerMember('Radha Test');
    await giveMadeUpPassword(madeUp.mobile);
  });
  afterAll(() => browser.close());

  it('is changed before anything else, then all is open', async () => {
    user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await logIn(page, madeUp, '**/change-password');
    await page.getByText(/^Your password was for one use/).waitFor();
    expect(await page.getByLabel('Current Password').count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.goto('/statement');
    await page.waitForURL('**/change-password');

    await page.getByLabel('New Password', { exact: true }).fill(own);
    await page.getByLabel('Confirm Password').fill(own);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByText('Radha Test').first().waitFor();
    await user.leave();
  });

  it('opens nothing afterwards, the new one does', async () => {
    user = await BrowserUser.arrive(browser, phone);
    user.expectError(/401/);
    const { page } = user;
    await page.goto('/login');
    await page.getByLabel('Mobile Number').fill(madeUp.mobile);
    await page.getByLabel('Password', { exact: true }).fill(madeUp.password);
    await page.locator('form').getByRole('button', { name: 'Login' }).click();
    await page.getByText('The mobile number or the password is wrong.').waitFor();
    await logIn(page, { ...madeUp, password: own });
    await user.leave();
  });
});
