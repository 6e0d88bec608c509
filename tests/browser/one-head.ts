import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { Person } from './flow-person.js';
import { headLogin } from './people.js';

export let browser: Browser;
export let head: Person;

export function oneHead(on?: 'phone' | 'desktop'): void {
  beforeAll(async () => {
    browser = await launchBrowser();
    head = await Person.arrive(browser, on);
    await head.logIn(headLogin());
  }, 60_000);
  afterAll(async () => {
    try {
      await head?.leave();
    } finally {
      await browser?.close();
    }
  });
}
