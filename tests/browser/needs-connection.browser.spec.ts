import { whenConsistent } from '@deepam/api-client';
import { addEarnings } from '@deepam/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { poll } from '@deepam/testing';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { asHead, asksFor, newcomer } from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { untilKept } from './kept-answers.js';
import { cutErrors, cutConnection, liveButtons, restoreConnection } from './connection-loss.js';
import { headLogin, type Login, logIn, planHolder, sessionOf } from './people.js';
import { settle } from './screen-steps.mjs';

const reason = /^Needs the internet\.$/;
const reasonInDialog = /^Needs the internet\. You’ve been offline since \d+:\d\d/;

const turning = ['Previous', 'Next'];
const menu = ['More actions', 'Order details', 'Details', 'Filter'];
const orderViews = ['All orders', 'Approved', 'Delivered', 'Pending deposit returns', 'Rejected', 'Requested'];
const payoutViews = ['Duplicate transfer', 'In transfer', 'Owed', 'Paid'];
const memberViews = ['All', 'Approved', 'Pending approval', 'Plan requests'];
const pages = [
  [
    'member',
    '/dashboard',
    'dashboard',
    ['Copy sponsor link', 'Create image', 'Show QR code', 'View Commission History', 'View Cotton History'],
  ],
  ['member', '/profile', 'profile', ['Copy referral code']],
  ['member', '/plans', 'listPlans', []],
  [
    'member',
    '/statement',
    'statement',
    ['All', 'Details', 'Last month', 'Show as table', 'This financial year', 'This month'],
  ],
  ['member', '/network', 'memberNetwork', []],
  ['member', '/notifications', 'listNotifications', ['Show Unread Only']],
  [
    'head',
    '/dashboard',
    'networkCottonOrders',
    ['Invite a member', 'View Payment Proof', ...menu, ...turning, ...orderViews, ...payoutViews],
  ],
  ['head', '/network', 'memberNetwork', ['View Details', ...menu, ...turning, ...memberViews]],
] as const;

let browser: Browser;
let member: Login;
let user: BrowserUser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  member = await planHolder(somebodyNew('Lata').name, 'Silver');
  const { memberId: userId } = await sessionOf(member);
  await whenConsistent(() => asHead(addEarnings, { body: { userId, earning: 40, reason: 'Lamps' } }));
  await asksFor(await newcomer(somebodyNew('Waiting').name), 'Gold');
});
beforeEach(async () => {
  user = await BrowserUser.arrive(browser, phone);
  user.expectError(cutErrors);
  page = user.page;
});
afterEach(() => user.leave());
afterAll(() => browser?.close());

const offline = () => page.getByText('Offline since').waitFor();
const toast = () => page.getByRole('region', { name: 'Messages' }).getByText(reason);
const descriptionOf = (button: string) => page.getByRole('button', { name: button }).getAttribute('aria-description');

it.each(pages)(
  'a button for a %s at %s is not offered without a connection',
  async (who, path, call, shows) => {
    await logIn(page, who === 'head' ? headLogin() : member);
    await page.goto(path);
    await settle(page);
    await untilKept(page, call);
    const before = await liveButtons(page, 'main');
    await cutConnection(page);
    await page.reload();
    await offline();
    await page.locator('main button:visible').first().waitFor();
    expect(await page.evaluate('navigator.onLine')).toBe(true);
    const live = await liveButtons(page, 'main');
    expect(live.filter((name) => !(shows as readonly string[]).includes(name))).toEqual([]);
    expect(live.length).toBeLessThan(before.length);
    expect(await accessibilityViolations(page)).toEqual([]);
    await restoreConnection(page);
    await poll(async () => {
      const again = await liveButtons(page, 'main');
      return before.every((name) => again.includes(name));
    });
  },
  60_000,
);

it('a form that needs the connection explains this at the press, keeps the input, and works again with the connection', async () => {
  await logIn(page, member);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const address = page.getByRole('main').getByLabel('Address').first();
  await address.fill('12 Karve Road, Satara');
  await user.context.setOffline(true);
  user.expectError(/ERR_INTERNET_DISCONNECTED/);
  await offline();
  await poll(async () => reason.test((await descriptionOf('Save')) ?? ''));
  const save = page.getByRole('button', { name: 'Save' });
  // A forced press waits for nothing, and would hit the bar of tabs where the button is below it.
  await save.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await save.click({ force: true });
  await toast().waitFor();
  await page.getByRole('main').getByLabel('Name', { exact: true }).press('Enter');
  expect(await address.inputValue()).toBe('12 Karve Road, Satara');
  await user.context.setOffline(false);
  await page.locator('button[aria-disabled]').first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
  await page.getByText('12 Karve Road, Satara').waitFor();
});

it('a dialog that needs the connection explains this next to its button, and its close button still works', async () => {
  await logIn(page, member);
  await page.getByRole('button', { name: 'Withdraw Earnings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('40');
  await cutConnection(page);
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await dialog.getByText(reasonInDialog).first().waitFor();
  expect(await liveButtons(page, 'dialog')).toEqual(['Cancel', 'Close: Withdraw Earnings', 'Request full amount']);
  expect(await dialog.getByLabel('Amount').inputValue()).toBe('40');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
});

it('a page that is never stored asks for the connection and does not mention an earlier visit', async () => {
  await logIn(page, member);
  await page.goto('/profile');
  await settle(page);
  await untilKept(page, 'profile');
  await cutConnection(page);
  await page.reload();
  await offline();
  for (const section of ['Privacy', 'Login and security']) await page.getByText(section, { exact: true }).click();
  for (const card of ['Passkeys', 'Authenticator app', 'Active sessions', 'Document access history'])
    await page
      .getByRole('region', { name: card })
      .getByText('For your security this isn’t saved on your device.')
      .waitFor();
  expect(await page.getByText('haven’t opened this before').count()).toBe(0);
});

it('a search that needs the connection explains this next to its field, and its text stays', async () => {
  await logIn(page, headLogin());
  await page.goto('/network');
  await page.getByRole('table').waitFor();
  await user.context.setOffline(true);
  user.expectError(/ERR_INTERNET_DISCONNECTED/);
  await offline();
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.fill('Nobody Nowhere');
  const note = page.getByText('Search isn’t available');
  await note.waitFor();
  await page.getByRole('main').getByText('haven’t opened this before').waitFor();
  expect(await page.locator('tbody tr').count()).toBe(0);
  await search.fill('');
  await page.locator('tbody tr').first().waitFor();
  await search.fill('Nobody Nowhere');
  await note.waitFor();
  await user.context.setOffline(false);
  await note.waitFor({ state: 'detached' });
  await page.getByText('No matching members').waitFor();
});
