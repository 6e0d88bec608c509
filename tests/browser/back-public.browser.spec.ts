import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { BrowserUser, launchBrowser, phone } from './browser.js';

let browser: Browser;
let user: BrowserUser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  user = await BrowserUser.arrive(browser, phone);
});
afterEach(() => user.leave());

const path = () => user.page.url().replace(/^https?:\/\/[^/]+/, '');
const menu = () => user.page.getByRole('button', { name: /the menu|^Menu$/i });
const dialogs = () => user.page.getByRole('dialog');

async function goTo(name: string, address: string): Promise<void> {
  await menu().click();
  await user.page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  await user.page.waitForURL(`**${address}`);
}

async function openProduct(): Promise<void> {
  await user.page.locator('#products').getByRole('button').first().click();
  await dialogs().waitFor();
}

it('Back on a public page closes a product, also after a link to a part of the page', async () => {
  const { page } = user;
  await page.goto('/about');
  await goTo('Home', '/');
  const explore = page.getByRole('link', { name: 'Explore Our Products' });
  await explore.click();
  await page.waitForURL('**/#products');
  await explore.click();
  await openProduct();
  await page.evaluate(() => history.back());
  await dialogs().waitFor({ state: 'hidden' });
  expect(path()).toBe('/#products');
  await page.evaluate(() => history.back());
  await page.waitForURL((address) => address.hash === '');
  expect(path()).toBe('/');
  await page.evaluate(() => history.back());
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  expect(path()).toBe('/about');
});

it('Back that is pressed twice at once closes a product and stays at its page', async () => {
  const { page } = user;
  await page.goto('/faq');
  await goTo('Plans', '/plans');
  await goTo('Home', '/');
  await openProduct();
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await dialogs().waitFor({ state: 'hidden' });
  await page.waitForURL((address) => address.pathname === '/');
  await page.getByRole('heading', { level: 1, name: /Illuminate/ }).waitFor();
  await page.evaluate(() => history.back());
  await page.getByRole('heading', { level: 1, name: 'Membership Plans' }).waitFor();
  expect(path()).toBe('/plans');
});

it('Back on a public page leaves no menu open above the page that it leads to', async () => {
  const { page } = user;
  await page.goto('/faq');
  await goTo('Plans', '/plans');
  await menu().click();
  await page.evaluate(() => history.back());
  await page.waitForURL('**/faq');
  await page.locator('[aria-controls=main-menu][aria-expanded=false]').waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Membership Plans' }).waitFor();
  await page.locator('[aria-controls=main-menu][aria-expanded=false]').waitFor();
});
