import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { somebodyNew } from './flow-person.js';
import { headLogin, type Login, logIn, planHolder } from './people.js';

/** Where it stands, who fills it in, what is typed and pressed before. */
const forms = [
  ['/profile', 'member', 'Address', 'Karve Road, Satara', 'Edit Profile'],
  ['/change-password', 'member', 'New Password', 'a wick a day', null],
  ['/broadcast', 'head', 'Title', 'The shop is closed on Friday', null],
  ['/commission-schedule', 'head', 'Level 1', '12.5', null],
  ['/register', null, 'Name', 'Ganga Shinde', null],
] as const;

describe('what was typed into a form on a page is not lost unasked', () => {
  let browser: Browser;
  let member: Login;
  let user: BrowserUser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    member = await planHolder(somebodyNew('Sarala').name, 'Bronze');
  }, 120_000);
  beforeEach(async () => {
    user = await BrowserUser.arrive(browser, phone);
    page = user.page;
  });
  afterEach(() => user.leave());
  afterAll(() => browser?.close());

  const question = () => page.getByRole('dialog', { name: 'Discard what you entered?' });
  const answer = (button: string) => question().getByRole('button', { name: button, exact: true }).click();

  it.each(forms)(
    'at %s, by a button of the browser or by a link',
    async (path, who, label, typed, before) => {
      if (who !== null) await logIn(page, who === 'head' ? headLogin() : member);
      await page.goto(path);
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
      await link.click();
      await page.waitForURL('**/about');
      await page.goBack();
      await page.waitForURL(`**${path}`);
      if (before !== null) await page.getByRole('button', { name: before }).click();
      const field = page.getByRole('main').getByLabel(label).first();
      await field.fill(typed);
      await page.goForward();
      await answer('Keep editing');
      await link.click();
      await answer('Keep editing');
      expect(await field.inputValue()).toBe(typed);
      expect(new URL(page.url()).pathname).toBe(path);
      await link.click();
      await answer('Discard');
      await page.waitForURL('**/about');
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Nothing is entered there: it asks no more.
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
      await page.waitForURL('**/faq');
    },
    90_000,
  );
});
