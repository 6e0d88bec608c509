import { freshMobile } from '@deepam/api-client';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { asksFor, newcomer, type DeskMember } from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { api, headLogin, headSession, logIn } from './people.js';

const own = 'a password of her own';

const role = `Plans ${freshMobile()}`;
const mobile = freshMobile();
let browser: Browser;
let member: DeskMember;
let temporary: string;

beforeAll(async () => {
  browser = await launchBrowser();
  member = await newcomer(somebodyNew('Kavita').name);
  await api.approve(await headSession(), member.id);
  await asksFor(member, 'Bronze');
});
afterAll(() => browser?.close());

it('a member of staff gets a role that the head makes, and a password that is shown once', async () => {
  const user = await BrowserUser.arrive(browser);
  const { page } = user;
  await logIn(page, headLogin());
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Staff and roles' }).click();
  await page.getByRole('button', { name: 'Add role' }).click();
  const making = page.getByRole('dialog', { name: 'Add role' });
  await making.getByLabel('Role name').fill(role);
  await making.getByRole('button', { name: 'Save' }).click();
  await making.getByText('Choose at least one permission').waitFor();
  await making.getByLabel(/^Approve and reject plan requests/).check();
  expect(await accessibilityViolations(page)).toEqual([]);
  await making.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row').filter({ hasText: role }).waitFor();

  await page.getByRole('button', { name: 'Add team member' }).click();
  const adding = page.getByRole('dialog', { name: 'Add team member' });
  await adding.getByLabel('Name').fill('Meena Joshi');
  await adding.getByLabel('Mobile').fill(mobile);
  await adding.getByLabel('Role').selectOption(role);
  await adding.getByRole('button', { name: 'Add team member', exact: true }).click();
  const shown = page.getByRole('dialog', { name: 'Meena Joshi was added' });
  temporary = (await shown.getByText(/^\d{3}( \d{3}){3}$/).textContent())!;
  await shown.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('row').filter({ hasText: mobile }).getByText(role).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await user.leave();
});

it('a member of staff logs in, does the work of the role, and sees nothing else', async () => {
  const user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  await logIn(page, { mobile, password: temporary }, '**/change-password');
  await page.getByLabel('New Password', { exact: true }).fill(own);
  await page.getByLabel('Confirm Password').fill(own);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await page.waitForURL('**/dashboard');
  const waiting = page.getByRole('region', { name: 'To do' });
  await waiting.getByRole('link', { name: /Plan requests/ }).waitFor();
  expect(await waiting.getByRole('listitem').allTextContents()).toHaveLength(1);
  expect(await page.locator('#payouts, #cotton').count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.goto(`/network?member=${member.id}`);
  const row = page.getByRole('row').filter({ hasText: member.name });
  await row.getByRole('button', { name: 'Approve Plan' }).waitFor();
  expect(await row.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Download:/ }).count()).toBe(0);
  await row.getByRole('button', { name: 'Approve Plan', exact: true }).click();
  expect(await row.getByRole('button', { name: 'Update Plan' }).count()).toBe(0);
  await page
    .getByRole('dialog', { name: 'Approve Plan' })
    .getByRole('button', { name: 'Approve Plan', exact: true })
    .click();
  await page.getByRole('dialog', { name: 'Confirm Action' }).getByRole('button', { name: 'Proceed' }).click();
  await row.getByRole('button', { name: 'Approve Plan' }).waitFor({ state: 'detached' });
  await row.getByText('Bronze').first().waitFor();

  for (const path of ['/audit', '/password-requests', '/staff', '/statement', '/broadcast', '/commission-schedule']) {
    await page.goto(path);
    await page.getByText('You don’t have access').waitFor();
  }
  await page.goto('/profile');
  await page.getByText(mobile).waitFor();
  await user.leave();
});

it('a member of staff loses access at once when the head disables the login', async () => {
  const [head, clerk] = [await BrowserUser.arrive(browser), await BrowserUser.arrive(browser, phone)];
  clerk.expectError(/401/);
  await logIn(clerk.page, { mobile, password: own });
  await logIn(head.page, headLogin());
  await head.page.goto('/staff');
  const row = head.page.getByRole('row').filter({ hasText: mobile });
  await row.getByRole('button', { name: 'More actions' }).click();
  await head.page.getByRole('menuitem', { name: 'Sessions' }).click();
  const logins = head.page.getByRole('dialog', { name: /^Active sessions of / });
  await logins
    .getByText(/^Logged in /)
    .first()
    .waitFor();
  expect(await accessibilityViolations(head.page)).toEqual([]);
  await logins.getByRole('button', { name: 'Done' }).click();
  await row.getByRole('button', { name: 'More actions' }).click();
  expect(await accessibilityViolations(head.page)).toEqual([]);
  await head.page.getByRole('menuitem', { name: 'Disable', exact: true }).click();
  await head.page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click();
  await row.getByText('Disabled').waitFor();
  await clerk.page.goto('/network').catch(() => undefined);
  await clerk.page.waitForURL('**/login', { timeout: 30_000 });
  await clerk.leave();
  await head.leave();
});
