import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { BrowserUser, launchBrowser } from './browser.js';

export let browser: Browser;
export let user: BrowserUser;
export let page: Page;

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
