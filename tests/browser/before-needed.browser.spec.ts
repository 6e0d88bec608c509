import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readdirSync, statSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { type Login, logIn, planHolder } from './people.js';
import { settle } from './screen-steps.mjs';

const pressed = [
  'receipt-reader',
  'read-receipt',
  'compose-address-dialog',
  'share-card-dialog',
  'indian-numbers',
  'desk',
];
const ofMembers = [
  'cotton',
  'member',
  'forms',
  'enrolling',
  'pin-sign-in-at-login',
  'notification',
  'service-levels-page',
  'register-page',
];

const assets = new URL('../../web/dist/assets/', import.meta.url);

function filesOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/([^?]+)/.exec(request.url()) ?? [];
    if (name !== undefined) files.add(name);
  });
  return files;
}
const among = (files: ReadonlySet<string>, names: readonly string[]): string[] =>
  [...files].filter((file) => names.some((name) => file.startsWith(name)));

let browser: Browser;
let member: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  member = await planHolder('Loads Little', 'Gold');
});
afterAll(() => browser.close());

it('features that are needed later are in files with these names', () => {
  const built = new Set(readdirSync(assets));
  expect([...pressed, ...ofMembers].filter((name) => among(built, [name]).length === 0)).toEqual([]);
});

it('the reader of receipts transfers at most 4 MB', () => {
  const folder = new URL(`${readdirSync(assets).find((name) => name.startsWith('receipt-reader-'))!}/`, assets);
  const files = readdirSync(folder);
  const carried = files
    .filter((name) => !/\.(br|gz)$/.test(name) || name.endsWith('.traineddata.gz'))
    .map((name) => statSync(new URL(files.includes(`${name}.br`) ? `${name}.br` : name, folder)).size);
  expect(carried).toHaveLength(4);
  expect(carried.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(4_000_000);
});

it('a visitor who stays on the home page loads no feature that is needed later', async () => {
  const user = await BrowserUser.arrive(browser, phone);
  const files = filesOf(user.page);
  await user.page.goto('/', { waitUntil: 'networkidle' });
  expect(files.size).toBeGreaterThan(0);
  expect(among(files, [...pressed, ...ofMembers])).toEqual([]);
  await user.leave();
});

it('a member who visits pages and presses nothing loads no feature that is needed later', async () => {
  const user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  const files = filesOf(page);
  await logIn(page, member);
  const tabs = page.getByRole('navigation', { name: 'Main pages' });
  for (const tab of ['Network', 'Cotton', 'Wallet', 'Me', 'Home']) {
    await tabs.getByRole('link', { name: tab, exact: true }).click();
    await settle(page);
  }
  await page.goto('/plans');
  await settle(page);
  expect(among(files, pressed)).toEqual([]);
  await user.leave();
});
