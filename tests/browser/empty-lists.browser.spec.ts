import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { Person } from './flow-person.js';
import { headLogin } from './people.js';

let browser: Browser;
let head: Person;
beforeAll(async () => {
  browser = await launchBrowser();
  head = await Person.arrive(browser);
  await head.logIn(headLogin());
});
afterAll(async () => {
  await head?.leave();
  await browser?.close();
});

it('a list that a filter alone has emptied speaks of what it lists, and of no search', async () => {
  const { page } = head;
  await page.route('**/api/admin/payouts?*', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/member/network?*', (route) =>
    route.fulfill({ json: [{ fullNetwork: [], nextCursor: null, total: 0 }] }),
  );
  await head.visit('/dashboard?payouts=came-back');
  await head.sees('No matching payouts');
  await head.visit('/network?show=approved');
  await head.sees('No matching members');
  expect(await page.getByText(/Try another search/).count()).toBe(0);
  await head.visit('/network?search=nobody');
  await head.sees('Try another search, or clear the filters.');
});
