import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { BrowserUser, desktop, launchBrowser, phone } from './browser.js';
import { screenFaults } from './screen-faults.js';
import { serveFolder, type StaticServer } from './static-server.js';
import { unreachedControls } from './unreached-controls.js';
import { until } from './until.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'web/gallery/stories');
const stories = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name!),
);
/** Each story is in English and Tamil, and in one of the others. */
const others = ['hi', 'mr', 'gu'] as const;

let built: string;
let server: StaticServer;
let browser: Browser;
let [atDesk, onPhone]: BrowserUser[] = [];

beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'deepam-gallery-'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', join(root, 'web/gallery'), '--outDir', built]);
  server = await serveFolder(built);
  browser = await launchBrowser();
  const arrive = (device: object) => BrowserUser.arrive(browser, { ...device, baseURL: server.origin });
  [atDesk, onPhone] = await Promise.all([arrive(desktop), arrive(phone)]);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(built, { recursive: true, force: true });
});

interface View {
  readonly story: string;
  readonly language: string;
  readonly look: 'light' | 'dark';
  readonly size: '100' | '200';
}

async function open(page: Page, view: View): Promise<void> {
  await page.goto(`/?${new URLSearchParams({ ...view, only: 'story' })}`);
  await page.locator('main [data-state]').first().waitFor();
  if (view.story !== 'toasts') return;
  for (const button of await page.locator('main button').all()) await button.click();
}

type Look = (page: Page) => Promise<string[]>;

const room: Look = (page) => page.evaluate(screenFaults, page.viewportSize()!.width);
const faultsOf: Look = async (page) => [...(await room(page)), ...(await accessibilityViolations(page))];

/** Open menus and toasts cover other controls for a while, so only their own box is measured. */
const faultsAbove: Look = async (page) => {
  const boxes: { left: number; right: number }[] = await page.evaluate(
    `[...document.querySelectorAll(':popover-open')].map((one) => one.getBoundingClientRect().toJSON())`,
  );
  const out = boxes.filter(({ left, right }) => left < -1 || right > page.viewportSize()!.width + 1);
  return [...out.map(() => 'stands outside the window'), ...(await accessibilityViolations(page))];
};

/** Opens each dialog and menu by the keyboard and closes it again. */
async function opened(page: Page, look: Look): Promise<string[]> {
  const faults: string[] = [];
  const each = async (openers: string, shown: string, look: Look) => {
    for (const opener of await page.locator(`main ${openers}:enabled:visible`).all()) {
      await opener.press('Enter');
      await until(page, `document.querySelector('${shown}')?.contains(document.activeElement)`);
      // A dialog that slides or rises into its place stands outside the window for some frames.
      await until(page, `document.querySelector('${shown}').getAnimations().length === 0`);
      faults.push(...(await look(page)));
      await page.keyboard.press('Escape');
      await until(page, `document.querySelector('${shown}') === null`);
      if (!(await opener.evaluate((element) => element === document.activeElement)))
        faults.push(`does not get the focus back: ${await opener.innerText()}`);
    }
  };
  await each('[data-opens] button[aria-haspopup=dialog]', 'dialog[open]', look);
  await each('button[aria-haspopup=menu]', '[role=menu]:popover-open', faultsAbove);
  return faults;
}

it.each(stories.map((story, place) => [story, others[place % others.length]!] as const))(
  'the story %s fits, can be read and is used by the keyboard, in English, Tamil and %s',
  async (story, other) => {
    const look = story === 'toasts' ? faultsAbove : faultsOf;
    const light = async ({ page }: BrowserUser) => {
      await open(page, { story, language: 'en', look: 'light', size: '100' });
      return [...(await look(page)), ...(await unreachedControls(page)), ...(await opened(page, look))];
    };
    const dark = async ({ page }: BrowserUser) => {
      await open(page, { story, language: 'ta', look: 'dark', size: '100' });
      const faults = [...(await look(page)), ...(await opened(page, look))];
      if (story === 'toasts') return faults;
      await open(page, { story, language: other, look: 'light', size: '200' });
      return [...faults, ...[...(await room(page)), ...(await opened(page, room))].map((fault) => `200 %: ${fault}`)];
    };
    const [english, translated] = await Promise.all([light(atDesk!), dark(onPhone!)]);
    expect({ english, translated }).toEqual({ english: [], translated: [] });
  },
  60_000,
);

it('no story reports an error to the console', async () => {
  for (const user of [atDesk!, onPhone!]) {
    // A story without a connection asks the missing server whether it is back.
    user.expectError(/robots\.txt|404/);
    await user.leave();
  }
});
