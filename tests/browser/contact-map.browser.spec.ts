import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { baseUrl, desktop, launchBrowser, phone, BrowserUser } from './browser.js';

const asked: { path: string; referrer: string | undefined }[] = [];
const map = '<!doctype html><title>Map</title><p>A map of Satara</p>';
let browser: Browser;
let user: BrowserUser;
beforeAll(async () => {
  browser = await launchBrowser();
});
beforeEach(() => void asked.splice(0));
afterEach(() => user.leave());
afterAll(() => browser.close());

async function arrive(screen: typeof phone | typeof desktop): Promise<Page> {
  user = await BrowserUser.arrive(browser, screen);
  await user.context.route('https://www.openstreetmap.org/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push({ path: pathname + search, referrer: (await route.request().allHeaders())['referer'] });
    await route.fulfill({ contentType: 'text/html', body: map });
  });
  await user.page.goto('/contact');
  return user.page;
}
const tap = (page: Page) => page.getByRole('button', { name: /Show the map/ });
const frame = (page: Page) => page.locator('iframe[title="Where to find us"]');

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('the map of the contact page is loaded only at the request of the reader, on %s', async (_name, screen) => {
  const page = await arrive(screen);
  await page.getByText('Loads from www.openstreetmap.org.').waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await tap(page).press('Enter');
  await page.frameLocator('iframe').getByText('A map of Satara').waitFor();
  expect(asked).toEqual([{ path: expect.stringContaining('marker=17.6868'), referrer: undefined }]);
  expect(await frame(page).getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect(await page.evaluate<string>('document.activeElement.tagName')).toBe('IFRAME');
  expect(await accessibilityViolations(page)).toEqual([]);
});

it('the map of the contact page is loaded after the connection is back', async () => {
  const page = await arrive(phone);
  await tap(page).waitFor();
  await page.waitForLoadState('networkidle');
  user.expectError(/ERR_INTERNET_DISCONNECTED/);
  await user.context.setOffline(true);
  await tap(page).click();
  await page.getByText('The map needs an internet connection.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await user.context.setOffline(false);
  await page.frameLocator('iframe').getByText('A map of Satara').waitFor();
});

it('the map of the contact page is the only frame that the pages allow', async () => {
  const page = await arrive(desktop);
  const { headers } = await fetch(`${baseUrl}/contact`);
  expect(headers.get('content-security-policy')).toContain('frame-src https://www.openstreetmap.org;');
  user.expectError(/Content Security Policy|csp|ERR_BLOCKED/i);
  const refused = page.evaluate<string>(`new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' }));
    })`);
  expect(await refused).toBe('frame-src');
});
