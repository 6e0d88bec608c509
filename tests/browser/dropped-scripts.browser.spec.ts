import { afterAll, beforeAll, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { somebodyNew } from './flow-person.js';
import { logIn, planHolder, type Login } from './people.js';
import { until } from './until.js';

const lose = (page: Page, part: RegExp): Promise<unknown> => {
  const lost = new Set<string>();
  return page.route(part, (route) => {
    const address = route.request().url();
    if (lost.has(address)) return route.continue();
    lost.add(address);
    return route.abort('connectionfailed');
  });
};
/** Style sheets that are wanted, and are not there: of one that was lost some browsers have a sheet whose rules cannot be read. */
const missingStyles = `[...document.querySelectorAll('link[rel=stylesheet]:not([disabled])')].filter(({ sheet }) => {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}).length`;

let browser: Browser;
let login: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  login = await planHolder(somebodyNew('Nirmala').name, 'Silver');
});
afterAll(() => browser?.close());

it.each([
  ['the member area', /\/member-/, (page: Page) => page.getByRole('button', { name: 'Your account' })],
  ['a page', /\/statement-page-/, (page: Page) => page.getByRole('heading', { level: 1, name: 'Statement' })],
  ['the code to pay by', /\/(enrolling|browser|qrcode)-/, (page: Page) => page.getByAltText(/^QR code/)],
])(
  '%s',
  async (_what, part, sought) => {
    const user = await BrowserUser.arrive(browser, phone);
    user.expectError(/ERR_CONNECTION_FAILED|ERR_FAILED/);
    const { page } = user;
    await logIn(page, login);
    await lose(page, part);
    await page.goto(part.source.includes('statement') ? '/statement' : '/plans');
    if (part.source.includes('enrolling')) {
      await page.getByRole('button', { name: 'Choose Plan: Gold' }).click();
      await page.getByRole('button', { name: 'UPI Payment' }).click();
      await page.getByText('Pay from another phone').click();
    }
    await sought(page).waitFor();
    await until(page, `${missingStyles} === 0`);
    await user.leave();
  },
  90_000,
);

it('a lost file of the application is loaded again after another one was lost for good', async () => {
  const user = await BrowserUser.arrive(browser, phone);
  user.expectError(/ERR_CONNECTION_FAILED|ERR_FAILED|Failed to fetch dynamically imported module/);
  const { page } = user;
  await logIn(page, login);
  await page.goto('/dashboard');
  await page.route(/\/statement-page-.*\.js/, (route) => route.abort('connectionfailed'));
  await page.getByRole('link', { name: 'View Statement' }).first().click();
  await page.getByRole('button', { name: 'Reload page' }).waitFor();
  await lose(page, /\/forms-/);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await until(page, `${missingStyles} === 0`);
  await user.leave();
});
