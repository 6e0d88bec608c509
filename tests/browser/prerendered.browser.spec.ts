import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { baseUrl, desktop, launchBrowser, phone, BrowserUser } from './browser.js';
import { holdScripts } from './hold-scripts.js';
import { publicRoutes } from './public-routes.js';
import { until } from './until.js';

let browser: Browser;
let user: BrowserUser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => user.leave());
afterAll(() => browser.close());

interface Thing {
  readonly '@type': string;
}

async function typesOf(page: Page): Promise<string[]> {
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  return (JSON.parse(data ?? '') as { '@graph': Thing[] })['@graph'].map((thing) => thing['@type']);
}

const places = (page: Page) =>
  page.evaluate<Record<string, number>>(
    `Object.fromEntries([...document.querySelectorAll('main a, main button')].map((element) =>
      [element.textContent, Math.round(element.getBoundingClientRect().top + scrollY)]))`,
  );

async function arriveWithoutScripts(): Promise<BrowserUser> {
  const someone = await BrowserUser.arrive(browser, { ...desktop, javaScriptEnabled: false });
  // The browser refuses to load what it is not to run.
  someone.expectError(/^request: csp .*\.js$/);
  return someone;
}

describe('a page without any script', () => {
  const descriptions = new Set<string>();

  it.each(publicRoutes)('the page %s describes itself to people and to machines', async (path, heading, title) => {
    user = await arriveWithoutScripts();
    const { page } = user;
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.title()).toBe(title);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(80);
    expect(descriptions.has(description!)).toBe(false);
    descriptions.add(description!);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`^https?://[^/]+${path}$`),
    );
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(title);
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/\/icons\/share\.jpg$/);
    expect(await typesOf(page)).toContain(path === '/' ? 'WebSite' : 'BreadcrumbList');
  });

  it('a public page contains its largest picture, and no picture of other pages', async () => {
    user = await arriveWithoutScripts();
    const { page } = user;
    const pictures: string[] = [];
    page.on('request', (request) => pictures.push(request.url()));
    await page.goto('/', { waitUntil: 'load' });
    const drawn = await page.evaluate<string>(
      `getComputedStyle(document.querySelector('h1').parentElement.nextElementSibling).backgroundImage`,
    );
    expect(drawn).toMatch(/^url\("data:image\/svg\+xml,%3Csvg/);
    expect(pictures.filter((url) => /\/hero-/.test(url))).toEqual([]);
    const about = await page.request.get('/about');
    expect(await about.text()).toMatch(/url\(\/assets\/hero-[^)]+\.svg\)/);
  });

  it('a page without any script lists products, prices and answers for search engines', async () => {
    user = await arriveWithoutScripts();
    const { page } = user;
    await page.goto('/');
    expect((await typesOf(page)).filter((type) => type === 'Product')).toHaveLength(3);
    await page.goto('/plans');
    expect((await typesOf(page)).filter((type) => type === 'Product')).toHaveLength(3);
    await page.getByText('₹2,500').waitFor();
    await page.goto('/faq');
    expect(await typesOf(page)).toContain('FAQPage');
  });
});

describe('search engines', () => {
  it('search engines find each public page in the sitemap, and no other page', async () => {
    user = await BrowserUser.arrive(browser);
    const sitemap = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
    const everyLanguage = publicRoutes.flatMap(([path]) =>
      ['', '/hi', '/mr', '/gu', '/ta'].map((prefix) => (path === '/' && prefix !== '' ? prefix : prefix + path)),
    );
    expect(listed.toSorted()).toEqual(everyLanguage.toSorted());
    const robots = await (await fetch(`${baseUrl}/robots.txt`)).text();
    expect(robots).toMatch(/^Disallow: \/api\/$/m);
    expect(robots).toMatch(/^Sitemap: https?:\/\/.*\/sitemap\.xml$/m);
    const dashboard = await (await fetch(`${baseUrl}/dashboard`)).text();
    expect(dashboard).toContain('<meta name="robots" content="noindex">');
  });

  it('search engines get 404 for an unknown page', async () => {
    user = await BrowserUser.arrive(browser);
    const answer = await fetch(`${baseUrl}/nowhere`);
    expect([answer.status, (await answer.text()).includes('Page not found')]).toEqual([404, true]);
  });
});

describe('the application', () => {
  it.each([...publicRoutes.map(([path, heading]) => [path, heading] as const), ['/hi/plans', 'सदस्यता प्लान'] as const])(
    'the application hydrates %s unchanged, and moves nothing that can be tapped',
    async (path, heading) => {
      user = await BrowserUser.arrive(browser, phone);
      const { page } = user;
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1, name: heading });
      await title.evaluate((element) => element.setAttribute('data-seen', 'before'));
      await until(page, "document.readyState !== 'loading' && document.fonts.status === 'loaded'");
      await until(
        page,
        "[...document.querySelectorAll('link[rel=stylesheet]:not([disabled])')].every(({ sheet }) => sheet !== null)",
      );
      const drawn = await places(page);
      release();
      await until(page, "Object.keys(document.querySelector('h1')).some((key) => key.startsWith('__react'))");
      expect(await title.getAttribute('data-seen')).toBe('before');
      await page.waitForLoadState('networkidle');
      expect(await places(page)).toMatchObject(drawn);
    },
  );

  it('the application presses a button that was tapped before its script was loaded', async () => {
    user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'View Details: Round Cotton Wicks' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog', { name: 'Round Cotton Wicks' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
  });

  it.each(['/', '/login'])('the links of %s work before the script is loaded', async (path) => {
    user = await BrowserUser.arrive(browser);
    const { page } = user;
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    release();
  });

  it('the application does not lose the text that was typed into a form before its script was loaded', async () => {
    user = await BrowserUser.arrive(browser);
    const { page } = user;
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const mobile = page.getByLabel('Mobile');
    await page.locator('main[inert]').waitFor();
    release();
    await page.locator('main:not([inert])').waitFor();
    await mobile.fill('9000000001');
    expect(await mobile.inputValue()).toBe('9000000001');
  });

  it('the application shows the chosen colours before its script is loaded', async () => {
    user = await BrowserUser.arrive(browser, { ...desktop, colorScheme: 'light' });
    const { page } = user;
    const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await page.getByRole('button', { name: 'Switch to light mode' }).waitFor();
    const dark = await ground();
    const release = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    expect(await ground()).toBe(dark);
    release();
  });
});
