import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { languages } from '../../web/src/lib/i18n/languages.js';
import { accessibilityViolations } from './accessibility.js';
import { desktop, launchBrowser, phone, BrowserUser } from './browser.js';
import { publicRoutes } from './public-routes.js';

const routes = [
  ...publicRoutes.map(([path, heading]) => [path, heading] as const),
  ['/nowhere', 'Page not found'],
] as const;

let browser: Browser;
let user: BrowserUser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => user.leave());
afterAll(() => browser.close());

const looks = [
  ['a phone in the dark', { ...phone, colorScheme: 'dark' }],
  ['a desktop in the light', { ...desktop, colorScheme: 'light' }],
] as const;

describe.each(looks)('on %s', (_look, options) => {
  it.each(routes)('%s shows "%s", has no fault, fits, is accessible and asks no other site', async (path, heading) => {
    user = await BrowserUser.arrive(browser, options);
    if (path === '/nowhere') user.expectError(/404/);
    const { page } = user;
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(options.viewport.width);
  });
});

describe('the frame around every page', () => {
  it('the frame around every page is narrow enough for 320 px', async () => {
    user = await BrowserUser.arrive(browser, { ...phone, viewport: { width: 320, height: 640 } });
    user.expectError(/404.*nowhere/);
    for (const [path, heading] of routes) {
      await user.page.goto(path);
      await user.page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect([path, await user.page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 320]);
    }
  });

  it('the frame around every page lets the keyboard skip to the content', async () => {
    user = await BrowserUser.arrive(browser);
    const { page } = user;
    await page.goto('/faq');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
  });

  it('the frame around every page shows visitors Home, About, Plans, FAQ and Login, and nothing of the members', async () => {
    user = await BrowserUser.arrive(browser);
    const { page } = user;
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Login' }).waitFor();
    expect(await menu.getByRole('link').allTextContents()).toEqual(['Home', 'About', 'Plans', 'FAQ', 'Login']);
    const more = page.getByRole('navigation', { name: 'More about Deepam' });
    expect(await more.getByRole('link').allTextContents()).toEqual([
      'About Us',
      'FAQs',
      'Contact Us',
      'Privacy Policy',
      'Terms & Conditions',
      'Our Promises',
    ]);
  });

  it('the frame around every page has a menu on a phone that opens, leads on and closes', async () => {
    user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('heading', { level: 1, name: 'Frequently' }).waitFor();
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
  });

  it('the frame around every page keeps the chosen colours over a reload', async () => {
    user = await BrowserUser.arrive(browser, { ...desktop, colorScheme: 'light' });
    const { page } = user;
    const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    await page.goto('/');
    const light = await ground();
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.reload();
    await page.getByRole('button', { name: 'Switch to light mode' }).waitFor();
    expect(await ground()).toBe(dark);
  });
});

describe('the home page', () => {
  it('the home page explores the products, shows one and gives the focus back', async () => {
    user = await BrowserUser.arrive(browser);
    const { page } = user;
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore Our Products' }).click();
    const details = page.getByRole('button', { name: 'View Details: Long Cotton Wicks' });
    await details.click();
    const dialog = page.getByRole('dialog', { name: 'Long Cotton Wicks' });
    await dialog.getByText('Features').waitFor();
    expect(await dialog.getByRole('list').first().textContent()).toBe('SilverGold');
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await details.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true);
  });

  it('the home page plays its pictures in a circle, and pauses', async () => {
    user = await BrowserUser.arrive(browser, { ...desktop, reducedMotion: 'no-preference' });
    const { page } = user;
    await page.clock.install();
    await page.goto('/');
    const shown = () => page.locator('[aria-roledescription=slide]:not([inert])').getAttribute('aria-label');
    expect(await shown()).toBe('1 of 5');
    for (let tries = 0; tries < 1000 && (await shown()) === '1 of 5'; tries++) await page.clock.runFor(500);
    const seen: (string | null)[] = [];
    for (let step = 0; step < 4; step++) {
      await page.clock.runFor(6100);
      seen.push(await shown());
    }
    expect(seen).toEqual(['3 of 5', '4 of 5', '5 of 5', '1 of 5']);
    await page.getByRole('button', { name: 'Pause the pictures' }).click();
    await page.clock.runFor(30_000);
    expect(await shown()).toBe('1 of 5');
    await page.getByRole('button', { name: 'Previous picture' }).click();
    expect(await shown()).toBe('5 of 5');
  });

  it('the home page leads partners to the contact page', async () => {
    user = await BrowserUser.arrive(browser);
    const { page } = user;
    await page.goto('/');
    await page.getByText('Partner with us as a distributor or retailer').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  });
});

describe('the pictures of the packets', () => {
  const pictures = (page: Page) =>
    page.locator('main picture:has(img[alt]:not([alt=""]))').evaluateAll((all) =>
      all.map((picture) => {
        const image = picture.querySelector('img')!;
        const widths = (srcset: string) => srcset.split(', ').filter((size) => / \d+w$/.test(size)).length;
        return {
          avif: widths(picture.querySelector('source[type="image/avif"]')!.getAttribute('srcset')!),
          webp: widths(image.srcset),
          keepsItsPlace: image.width > 0 && Number(image.getAttribute('height')) > 0,
          loading: image.loading,
          alt: image.alt,
        };
      }),
    );

  it.each([
    ['/', 3],
    ['/about', 2],
  ])('the pictures of %s have sizes, both formats and a text in every language', async (path, count) => {
    user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    const texts = new Set<string>();
    for (const language of Object.keys(languages)) {
      await page.goto(path);
      await page.evaluate(`localStorage.setItem('deepam-language', '${language}')`);
      await page.goto(path);
      await page.locator(`html[lang=${language}]`).waitFor();
      const found = await pictures(page);
      expect(found.map(({ alt: _, ...rest }) => rest)).toEqual(
        Array.from({ length: count }, () => ({ avif: 3, webp: 3, keepsItsPlace: true, loading: 'lazy' })),
      );
      for (const { alt } of found) texts.add(alt);
    }
    expect(texts.size).toBe(count * Object.keys(languages).length);
    const last = page.locator('main picture:has(img[alt]:not([alt=""])) img').last();
    await last.scrollIntoViewIfNeeded();
    expect(
      await last.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(300);
  });
});
