import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, phone, BrowserUser } from './browser.js';

let browser: Browser;
let user: BrowserUser;
/** What the gateway was told, and what it answered. */
const told: { body: unknown; status: number }[] = [];
beforeAll(async () => {
  browser = await launchBrowser();
});
beforeEach(async () => {
  told.splice(0);
  user = await BrowserUser.arrive(browser, phone);
  user.page.on('response', (answer) => {
    if (!answer.url().endsWith('/api/client-errors')) return;
    told.push({ body: answer.request().postDataJSON(), status: answer.status() });
  });
  await user.page.goto('/about?ref=K7Q');
  await user.page.waitForLoadState('networkidle');
  user.expectError(/^uncaught: /);
});
afterEach(() => user.leave());
afterAll(() => browser.close());

/** As a fault of the application would. */
const fail = (page: Page, message: string, how = 'setTimeout(() => { throw error; })') =>
  page.evaluate(`(() => {
    const error = new TypeError(${JSON.stringify(message)});
    error.stack = 'at f (' + location.origin + '/assets/index-C6UmdStH.js:1:48213)';
    ${how};
  })()`);

describe('an error in the browser', () => {
  it('is told to the gateway, without anything about the person', async () => {
    await fail(user.page, '"Asha Patil" of 9876543210 is not a function');
    await user.page.waitForEvent('response', ({ url }) => url().endsWith('/api/client-errors'));
    const body = {
      kind: 'error',
      name: 'TypeError',
      message: '… of # is not a function',
      frames: ['index-C6UmdStH.js:1:48213'],
      page: '/about',
      build: expect.stringMatching(/^[0-9a-f]{12}$/),
    };
    expect(told).toEqual([{ body, status: 202 }]);
  });

  it('is told once by a tab, and no more than ten of a page that fails all the time', async () => {
    const { page } = user;
    for (let times = 0; times < 3; times++) await fail(page, 'the same');
    await fail(page, 'another', 'Promise.reject(error)');
    for (let times = 0; times < 20; times++) await fail(page, `of all ${'x'.repeat(times)}`);
    await page.waitForLoadState('networkidle');
    expect(told.map(({ body }) => (body as { message: string }).message)).toEqual([
      'the same',
      'another',
      ...Array.from({ length: 6 }, (_, times) => `of all ${'x'.repeat(times)}`),
    ]);
  });
});
