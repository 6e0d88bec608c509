import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Request } from 'playwright-core';
import { launchBrowser, phone, BrowserUser } from './browser.js';

/** Bytes of JavaScript for a first visit to /, as they come over the line. */
const scriptBudget = 100 * 1024;
/** Everything that is loaded before anything is touched, pictures with it, on a phone. */
const budget = 360 * 1024;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('a first visit on a phone keeps within its budget', async () => {
  const user = await BrowserUser.arrive(browser, phone);
  const requests: Request[] = [];
  user.page.on('requestfinished', (request) => requests.push(request));
  await user.page.goto('/', { waitUntil: 'networkidle' });
  const loaded = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const sum = (list: typeof loaded) => list.reduce((total, { bytes }) => total + bytes, 0);
  const scripts = loaded.filter(({ type }) => type === 'script');
  expect(scripts.length).toBeGreaterThan(0);
  expect(sum(scripts)).toBeLessThanOrEqual(scriptBudget);
  expect(sum(loaded)).toBeLessThanOrEqual(budget);
  await user.leave();
});
