import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { BrowserUser, launchBrowser } from './browser.js';

/** Of the file that runs: set before each of its tests. */
export let browser: Browser;
export let user: BrowserUser;
export let page: Page;

/** One browser for the tests of a file, and in it somebody new for each of them. */
export function oneUserEach(device: BrowserContextOptions, needs?: 'notifications'): void {
  beforeAll(async () => {
    browser = await launchBrowser(needs);
  });
  beforeEach(async () => {
    user = await BrowserUser.arrive(browser, device);
    page = user.page;
  });
  afterEach(() => user.leave());
  afterAll(() => browser.close());
}
