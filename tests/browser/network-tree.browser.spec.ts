import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { desktop, launchBrowser, phone, BrowserUser } from './browser.js';
import { downlineOf, type Login, logIn, planHolder } from './people.js';
import { until } from './until.js';

let browser: Browser;
let sponsor: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  sponsor = await planHolder('Top Of Tree', 'Gold');
  await downlineOf(sponsor, [
    { name: 'Anita Below', plan: 'Silver' },
    { name: 'Bala Below', plan: null },
  ]);
});
afterAll(() => browser.close());

const item = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('the network as a tree on %s', (_name, screen) => {
  it('the network tree is one press away from the table, and stays after a reload', async () => {
    const user = await BrowserUser.arrive(browser, screen);
    const { page } = user;
    await logIn(page, sponsor);
    await page.goto('/network');
    await page.getByRole('table', { name: 'Your Network' }).waitFor();
    await page.getByRole('link', { name: 'Tree' }).focus();
    await page.keyboard.press('Enter');
    await item(page, 'Anita Below').waitFor();
    expect(new URL(page.url()).search).toBe('?view=tree');
    await page.reload();
    await item(page, 'Bala Below').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await user.leave();
  });
});

/** As the server answers for a member with very many right below. */
async function pretendMany(page: Page, many: number): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/member/network/*/children*', async (route) => {
    const url = new URL(route.request().url());
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const below = url.pathname.split('/').at(-2)!;
    asked.push(`${below}@${from}`);
    const real = await route.fetch({ url: `${url.origin}${url.pathname.replace(below, await topId(page))}` });
    const [pattern] = (await real.json()) as object[];
    const rows = Array.from({ length: Math.min(50, many - from) }, (_, index) => ({
      ...pattern,
      _id: `${String(from + index).padStart(6, '0')}${below.slice(0, 18)}`,
      name: `Member ${from + index + 1}`,
      directCount: many,
      networkSize: many * many,
    }));
    const next: Record<string, string> = from + 50 < many ? { 'x-next-cursor': String(from + 50) } : {};
    await route.fulfill({ json: rows, headers: { 'x-total-count': String(many), ...next } });
  });
  return asked;
}
let top: string | undefined;
async function topId(page: Page): Promise<string> {
  top ??= await page.evaluate(async () => {
    const open = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('auth-db', 1);
      request.onsuccess = () => done(request.result);
    });
    const token = await new Promise<string>((done) => {
      const request = open.transaction('auth').objectStore('auth').get('token');
      request.onsuccess = () => done((request.result as { value: string }).value);
    });
    open.close();
    return (JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string }).sub;
  });
  return top;
}

describe('the tree', () => {
  it('the network tree can be walked by the keyboard, and loads only opened members', async () => {
    const user = await BrowserUser.arrive(browser);
    const { page } = user;
    await logIn(page, sponsor);
    const asked = await pretendMany(page, 120);
    await page.goto('/network?view=tree');
    await item(page, 'Member 1(?!\\d)').focus();
    expect(new Set(asked).size).toBe(1);
    await page.keyboard.press('ArrowRight');
    await page.locator('[role=treeitem][aria-level="2"]').filter({ hasText: 'Member 2' }).first().waitFor();
    expect(new Set(asked).size).toBe(2);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toMatch(/^Member 2(?!\d)/);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-level'))).toBe('2');
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toMatch(/^Member 1(?!\d)/);
    await page.keyboard.press('ArrowLeft');
    await page.locator('[role=treeitem][aria-level="2"]').first().waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Member Details' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await focused(page)).toMatch(/^Member 1(?!\d)/);
    await user.leave();
  });

  it('the network tree shows more members on request, continues from there, and keeps the page small', async () => {
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await logIn(page, sponsor);
    await pretendMany(page, 120);
    await page.goto('/network?view=tree');
    await item(page, 'Member 1(?!\\d)').focus();
    await page.keyboard.press('End');
    expect(await focused(page)).toMatch(/^Show more/);
    await page.keyboard.press('Enter');
    await item(page, 'Member 51(?!\\d)').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Member 51'));
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await item(page, 'Member 101(?!\\d)').waitFor();
    expect(await page.getByRole('treeitem').count()).toBeLessThan(40);
    await user.leave();
  });

  it.each(['100%', '200%'])(
    'the network tree shows the whole name and state in Tamil, one row below the other, with text at %s',
    async (size) => {
      const user = await BrowserUser.arrive(browser, phone);
      const { page } = user;
      await logIn(page, sponsor);
      await page.route('**/children*', async (route) => {
        const real = await route.fetch();
        const rows = (await real.json()) as { name: string }[];
        const json = rows.map((row) => ({ ...row, name: `${row.name} Venkataraman Subramaniam`, isApproved: false }));
        await route.fulfill({ response: real, json });
      });
      await page.goto('/network?view=tree');
      await page.locator('header').getByRole('combobox').selectOption('ta');
      await page.locator('html[lang=ta]').waitFor();
      await item(page, 'Bala Below').waitFor();
      await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
      await until(
        page,
        `(() => {
        const rows = [...document.querySelectorAll('[role=treeitem]')];
        const boxes = rows.map((row) => row.getBoundingClientRect());
        const isWhole = (part) => part.scrollWidth <= part.clientWidth || getComputedStyle(part).overflow === 'visible';
        return (
          rows.length === 2 &&
          boxes[1].top > boxes[0].bottom - 1 &&
          boxes[0].height < 640 &&
          rows.every((row) => row.scrollHeight <= row.clientHeight && row.scrollWidth <= row.clientWidth) &&
          rows.every((row) => [...row.querySelectorAll('[class*=person] > *')].every(isWhole))
        );
      })()`,
        5_000,
      );
      await user.leave();
    },
  );

  it('the network tree names the part that could not be loaded, and tries again', async () => {
    const user = await BrowserUser.arrive(browser);
    const { page } = user;
    user.expectError(/403/);
    await logIn(page, sponsor);
    await page.route('**/children*', (route) =>
      route.fulfill({ status: 403, json: { error: 'Not today.', code: 'ACCESS.NOT_YOURS', requestId: 'r' } }),
    );
    await page.goto('/network?view=tree');
    const failed = page.getByRole('treeitem', { name: /Couldn’t load this part\. Not today\./ });
    await failed.waitFor();
    await page.unroute('**/children*');
    await failed.press('Enter');
    await item(page, 'Anita Below').waitFor();
    await user.leave();
  });
});

describe('the network table', () => {
  it('the network table is sorted, filtered, searched and saved', async () => {
    const user = await BrowserUser.arrive(browser);
    const { page } = user;
    await logIn(page, sponsor);
    await page.goto('/network');
    const rows = page.getByRole('table', { name: 'Your Network' }).getByRole('row');
    await page.getByRole('button', { name: 'From Member Name' }).click();
    await page
      .getByRole('columnheader', { name: 'From Member Name' })
      .and(page.locator('[aria-sort=ascending]'))
      .waitFor();
    await rows.nth(1).filter({ hasText: 'Anita Below' }).waitFor();
    await page.getByRole('button', { name: 'From Member Name' }).click();
    await rows.nth(1).filter({ hasText: 'Bala Below' }).waitFor();
    await page.getByLabel('Plan', { exact: true }).selectOption('none');
    await rows.filter({ hasText: 'Anita Below' }).waitFor({ state: 'detached' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Bala Below');
    await page.getByLabel('Plan', { exact: true }).selectOption('Gold');
    await page.getByText('No members match these filters').waitFor();
    await page.getByLabel('Plan', { exact: true }).selectOption('');
    await page.getByLabel('Search your network').fill('Anita');
    await rows.filter({ hasText: 'Bala Below' }).waitFor({ state: 'detached' });
    await rows.filter({ hasText: 'Anita Below' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.waitForURL('**/network?sort=name&search=Anita');
    await page.reload();
    await rows.filter({ hasText: 'Anita Below' }).waitFor();
    expect(await page.getByLabel('Search your network').inputValue()).toBe('Anita');
    expect(await rows.count()).toBe(2);
    await user.leave();
  });
});
