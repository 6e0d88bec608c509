import { poll } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, phone, BrowserUser } from './browser.js';

const statuses: number[] = [];
let browser: Browser;
let user: BrowserUser;
beforeAll(async () => {
  browser = await launchBrowser();
});
beforeEach(async () => {
  statuses.splice(0);
  user = await BrowserUser.arrive(browser, phone);
  user.page.on('response', (answer) => {
    if (answer.url().endsWith('/api/client-errors')) statuses.push(answer.status());
  });
  await user.page.addInitScript(`
    window.reports = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      data.text().then((text) => window.reports.push(JSON.parse(text)));
      return send(url, data);
    };
  `);
  await user.page.goto('/about?ref=K7Q');
  await user.page.waitForLoadState('networkidle');
  user.expectError(/^uncaught: /);
});
afterEach(() => user.leave());
afterAll(() => browser.close());

interface Report {
  readonly kind: string;
  readonly message: string;
}
const reportsOf = (page: Page) => page.evaluate<Report[]>('window.reports');

const fail = (page: Page, message: string, how = 'setTimeout(() => { throw error; })') =>
  page.evaluate(`(() => {
    const error = new TypeError(${JSON.stringify(message)});
    error.stack = 'at f (' + location.origin + '/assets/index-C6UmdStH.js:1:48213)';
    ${how};
  })()`);

it('an error in the browser is reported to the gateway without anything about the person', async () => {
  await fail(user.page, 'no call 9876543210 of "Asha Patil"');
  await poll(() => statuses.length === 1);
  const report = {
    kind: 'error',
    name: 'TypeError',
    message: 'no call # of …',
    frames: ['index-C6UmdStH.js:1:48213'],
    page: '/about',
    build: expect.stringMatching(/^[0-9a-f]{12}$/),
  };
  expect([await reportsOf(user.page), statuses]).toEqual([[report], [202]]);
});

it('an error in the browser is reported once per tab, and at most ten errors of a page that keeps failing', async () => {
  const { page } = user;
  for (let times = 0; times < 3; times++) await fail(page, 'the same');
  await fail(page, 'another', 'Promise.reject(error)');
  for (let times = 0; times < 20; times++) await fail(page, `of all ${'x'.repeat(times)}`);
  await poll(() => statuses.length >= 10);
  await page.waitForLoadState('networkidle');
  expect(statuses).toEqual(Array<number>(10).fill(202));
  expect((await reportsOf(page)).map(({ kind, message }) => [kind, message])).toEqual([
    ['error', 'the same'],
    ['rejection', 'another'],
    ...Array.from({ length: 8 }, (_, times) => ['error', `of all ${'x'.repeat(times)}`]),
  ]);
});
