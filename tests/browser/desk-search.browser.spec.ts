import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { headLogin, logIn } from './people.js';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it('the desk search leaves the top bar of a phone one line, and each button has room for a finger', async () => {
  const user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  await logIn(page, headLogin());
  const bar = page.locator('header').first();
  await bar.getByRole('button', { name: 'Search the back office' }).waitFor();
  await bar.getByRole('button', { name: /^Notifications/ }).waitFor();
  const widths = await bar
    .locator('button:visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
  expect((await bar.boundingBox())!.height).toBeLessThan(70);
  await user.leave();
});
