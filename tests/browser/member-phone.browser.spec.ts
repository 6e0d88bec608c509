import { expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { phone } from './browser.js';
import { oneUserEach, page } from './one-user.js';
import { logIn, planHolder } from './people.js';

/** The height that a cheap phone shows of a page, in pixels. */
const screenHeight = 740;
const topOf = (element: Locator): Promise<number> =>
  element.evaluate((found) => found.getBoundingClientRect().top + scrollY);

oneUserEach(phone);

it('the pages of a member on a phone show all cards of the dashboard within two screens, and the whole profile within three', async () => {
  await logIn(page, await planHolder('Sunita More', 'Silver'));
  await page.getByRole('article', { name: 'Request Cotton' }).waitFor();
  const network = page.getByRole('heading', { level: 2, name: 'Your Network' });
  expect(await topOf(network)).toBeLessThanOrEqual(2 * screenHeight);
  await page.goto('/profile');
  await page.getByText('Login and security').waitFor();
  expect(await topOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual(3 * screenHeight);
});
