import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, BrowserUser } from './browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each([
  ['en', 'Head', 'New member (not approved)'],
  ['hi', 'संचालक', 'नया सदस्य (मंज़ूरी बाक़ी)'],
  ['ta', 'நிர்வாகி', 'புதிய உறுப்பினர் (ஒப்புதல் வரவில்லை)'],
])('the demo logins are labelled in the reader’s language: %s', async (language, head, unapproved) => {
  const user = await BrowserUser.arrive(browser);
  await user.page.route('**/api/demo-logins', (route) =>
    route.fulfill({
      json: ['Head', 'Gold', 'Unapproved'].map((label) => ({ label, name: 'Ravi', mobile: label, password: '' })),
    }),
  );
  await user.page.goto('/login');
  await user.page.locator('header').getByRole('combobox').selectOption(language);
  await user.page.getByRole('button', { name: `${unapproved} Ravi` }).waitFor();
  const labels = await user.page.getByRole('button', { name: / Ravi$/ }).allTextContents();
  expect(labels.map((label) => label.replace('Ravi', ''))).toEqual([head, 'Gold', unapproved]);
  await user.leave();
});
