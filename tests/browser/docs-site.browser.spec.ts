import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { serveFolder, type StaticServer } from './static-server.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = join(root, 'docs/.site/.vitepress/dist');
let server: StaticServer;
let browser: Browser;
let page: Page;
let origin: string;
const elsewhere: string[] = [];

beforeAll(async () => {
  // The build fails if a page has a dead link.
  await promisify(execFile)('npm', ['run', '--silent', 'docs'], { cwd: root });
  server = await serveFolder(site);
  ({ origin } = server);
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
}, 180_000);
afterAll(async () => {
  await browser.close();
  await server.close();
});

it('the documentation site finds a call by its path and opens its page with fields and an example', async () => {
  await page.goto(origin);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.locator('#localsearch-input').fill('commission-request');
  await page.locator('.result', { hasText: 'commissionRequest' }).first().click();
  await page.waitForURL(/reference\/calls\/commission\.html#commissionrequest/);
  await page.getByText('POST /member/commission-request').waitFor();
  await page.getByText('"commissionAmount"').first().waitFor();
});

it('the documentation site shows the picture and the two screenshots of the README', async () => {
  await page.goto(origin);
  await page.locator('main img').nth(2).waitFor();
  await page.waitForFunction(`[...document.querySelectorAll('main img')].every((image) => image.naturalWidth > 0)`);
  expect(await page.locator('main img').count()).toBe(3);
});

it('the documentation site has no link to a page that does not exist', async () => {
  await page.goto(`${origin}/docs/reference/calls.html`);
  const links: string[] = await page.evaluate(`[...document.querySelectorAll('a[href]')].map(({ href }) => href)`);
  const paths = [...new Set(links.filter((link) => link.startsWith(origin)).map((link) => link.split('#')[0]!))];
  expect(paths.length).toBeGreaterThan(20);
  const answers = await Promise.all(paths.map(async (path) => [path, (await fetch(path)).status] as const));
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

it('the documentation site sends no request to another server', () => {
  expect(elsewhere).toEqual([]);
});
