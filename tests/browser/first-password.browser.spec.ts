import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { launchBrowser, phone, BrowserUser } from './browser.js';
import { headLogin, logIn, type Login, registerMember } from './people.js';

const own = 'a password of her own';

let browser: Browser;
let user: BrowserUser;
let member: Login;
let temporary: string;

beforeAll(async () => {
  browser = await launchBrowser();
  member = await registerMember('Radha Test');
});
afterAll(() => browser.close());

it('a forgotten password is reported by its owner and replaced by the head, who sees the temporary one once', async () => {
  user = await BrowserUser.arrive(browser, phone);
  await user.page.goto('/login');
  await user.page.getByRole('link', { name: 'Forgot your password?' }).click();
  await user.page.waitForURL('**/forgot-password');
  await user.page.getByLabel('Mobile Number').fill(member.mobile);
  await user.page.getByRole('button', { name: 'Request a call' }).click();
  await user.page.getByText(/our team will call you/).waitFor();
  await user.leave();

  user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  await logIn(page, headLogin());
  await page.goto('/requests?queue=passwords&view=list');
  const row = page.getByRole('row').filter({ hasText: 'Radha Test' });
  await row.getByRole('button', { name: 'Reset password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset password' });
  await dialog.getByText(member.mobile).waitFor();
  await dialog.getByRole('button', { name: 'Reset password', exact: true }).click();
  temporary = (await dialog.getByText(/^\d{3}( \d{3}){3}$/).textContent())!;
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await row.waitFor({ state: 'detached' });
  await user.leave();
});

it('a temporary password is changed before anything else, then all is open', async () => {
  user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  await logIn(page, { ...member, password: temporary }, '**/change-password');
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

it('a temporary password opens nothing after its change, and the new one does', async () => {
  user = await BrowserUser.arrive(browser, phone);
  user.expectError(/401/);
  const { page } = user;
  await page.goto('/login');
  await page.getByLabel('Mobile Number').fill(member.mobile);
  await page.getByLabel('Password', { exact: true }).fill(temporary);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await page.getByText('The mobile number or the password is wrong.').waitFor();
  await logIn(page, { ...member, password: own });
  await user.leave();
});
