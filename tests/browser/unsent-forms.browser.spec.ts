import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { somebodyNew } from './flow-person.js';
import { headLogin, type Login, logIn, planHolder } from './people.js';
import { openUpi } from './member-steps.mjs';

const title = `Collected on Monday by ${somebodyNew('Ganga').name}`;

let browser: Browser;
let member: Login;
let user: BrowserUser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  member = await planHolder(somebodyNew('Sarala').name, 'Bronze');
});
beforeEach(async () => {
  user = await BrowserUser.arrive(browser, phone);
  page = user.page;
});
afterEach(() => user.leave());
afterAll(() => browser?.close());

const question = () => page.getByRole('dialog', { name: 'Discard changes?' });
const answer = (button: string) => question().getByRole('button', { name: button, exact: true }).click();

it('a form on a page is not lost by a button of the browser or by a link', async () => {
  await logIn(page, member);
  await page.goto('/profile');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await link.click();
  await page.waitForURL('**/about');
  await page.goBack();
  await page.waitForURL('**/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const field = page.getByRole('main').getByLabel('Address').first();
  await field.fill('Karve Road, Satara');
  await page.goForward();
  await answer('Keep editing');
  await link.click();
  await answer('Keep editing');
  expect(await field.inputValue()).toBe('Karve Road, Satara');
  expect(new URL(page.url()).pathname).toBe('/profile');
  await link.click();
  await answer('Discard');
  await page.waitForURL('**/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
}, 90_000);

const askedByBrowser = async (work: string): Promise<string> => {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.evaluate(work);
  return asked;
};

it('a form on a page is not lost by a reload; nothing is asked before something is typed and after it is discarded', async () => {
  await logIn(page, member);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const address = page.getByRole('main').getByLabel('Address').first();
  await address.pressSequentially('Karve Road');
  expect(await askedByBrowser('location.reload()')).toBe('beforeunload');
  expect(await address.inputValue()).toBe('Karve Road');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Edit Profile' }).waitFor();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Request Cotton' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Cotton' });
  await dialog.getByLabel('Address').pressSequentially('Karve Road');
  expect(await askedByBrowser('location.reload()')).toBe('beforeunload');
  await page.keyboard.press('Escape');
  await answer('Discard');
  await page.reload();
  await page.getByRole('button', { name: 'Request Cotton' }).waitFor();
});

it('an app that is opened next to the page ends no form, and the way to pay is not asked about', async () => {
  await logIn(page, member);
  await page.goto('/plans');
  await openUpi(page);
  await page.getByLabel('UTR').pressSequentially('1234');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.locator('a[href^="upi:"]').click();
  await page.getByLabel('UTR').pressSequentially('5678');
  expect(asked).toEqual([]);
});

it('a form whose upload is running does not ask if it should be discarded', async () => {
  await logIn(page, headLogin());
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Announcements' }).click();
  await page.getByRole('link', { name: 'New announcement' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Message' }).fill('Wicks are collected on Monday.');
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/admin/broadcasts', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send to all members' }).click();
  const confirm = page.getByRole('dialog').last();
  await confirm.getByRole('button', { name: 'Send now' }).click();
  await confirm.locator('[aria-busy=true]').waitFor();
  await page.evaluate(() => history.back());
  const underWay = page.getByRole('dialog', { name: 'Still sending' });
  await underWay.getByText('It will continue even if you leave. Check before sending again.').waitFor();
  expect(await question().count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await underWay.getByRole('button', { name: 'Wait' }).click();
  await underWay.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/broadcast');
  await page.evaluate(() => history.back());
  await underWay.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL((url) => url.search === '');
  goOn();
  await page.goto('/broadcast');
  await page.getByRole('button', { name: title, exact: true }).waitFor();
});
