import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { faintTexts } from './accessibility.js';
import { BrowserUser, desktop, launchBrowser, phone } from './browser.js';
import { DemoSessions } from './demo-sessions.js';
import { isThorough, translated } from './devices.js';
import { errorFaults } from './error-faults.js';
import { screenFaults } from './screen-faults.js';
import { enterState, type ScreenState, screenStates } from './screen-states.js';
import { settle, speak } from './screen-steps.mjs';
import { type Screen, screens } from './screens.mjs';
import { until } from './until.js';

const devices = {
  phone: { options: phone, widths: [360, 320] },
  desktop: { options: desktop, widths: [1280] },
} as const;
type Device = keyof typeof devices;
type Visit = readonly [screen: string, state: ScreenState, device: Device];

function statesOf({ as, act, before, findsByName }: Screen): readonly ScreenState[] {
  if (as === undefined || before !== undefined || findsByName) return ['many'];
  return act === undefined ? screenStates : ['many', 'a long word'];
}
const visits = (Object.keys(devices) as Device[]).flatMap((device) =>
  screens.flatMap((screen) => statesOf(screen).map((state): Visit => [screen.name, state, device])),
);

/** The proofs visit every screen; a short run visits the most used ones, with the words that need the most room. */
const mostUsed = ['dashboard-gold', 'wallet', 'statement', 'plans-member', 'network', 'payables', 'bank-lines', 'tax'];
const chosen = isThorough
  ? visits
  : visits.filter(([name, state]) => mostUsed.includes(name) && state === 'a long word');
/** Tamil has the longest words. */
const languages = isThorough ? ['en', ...translated] : ['ta', 'en'];

const sessions = new DemoSessions();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  const which = isThorough ? 'all' : `${chosen.length} of ${visits.length}`;
  process.stdout.write(`${which} visits in ${languages.join(', ')}\n`);
});
afterAll(() => browser.close());

/** The root's font size, as a reader sets it, in per cent. */
const enlarge = (page: Page, size: number): Promise<void> =>
  page.evaluate(
    `document.documentElement.style.fontSize = '${size}%';
    new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))`,
  );

async function inspectScreen(page: Page, { options, widths }: (typeof devices)[Device]): Promise<string[]> {
  const faults: string[] = [];
  for (const language of languages) {
    await speak(page, language);
    for (const width of widths) {
      await page.setViewportSize({ ...options.viewport, width });
      for (const size of [100, 200]) {
        await enlarge(page, size);
        const found = await page.evaluate(screenFaults, width);
        faults.push(...found.map((fault) => `${language}, ${width} px, ${size}%: ${fault}`));
      }
      await enlarge(page, 100);
    }
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await faintTexts(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

async function send(page: Page): Promise<string[]> {
  const place = (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog').last() : page.getByRole('main');
  const button = place.locator('button[type=submit]:enabled').first();
  if ((await button.count()) === 0) return [];
  const dialogs = `document.querySelectorAll('dialog[open]').length`;
  const before = await page.evaluate<number>(dialogs);
  await button.click();
  const faults = `(${errorFaults.toString()})()`;
  await until(page, `${faults} !== null || ${dialogs} > ${before}`);
  if ((await page.evaluate<number>(dialogs)) > before) return [];
  await until(page, `${faults}.length === 0`, 3_000).catch(() => undefined);
  return page.evaluate<string[]>(faults);
}

it.each(chosen)(
  '%s with %s on a %s fits, cuts and covers nothing, and can be read',
  async (name, state, device) => {
    const screen = screens.find((one) => one.name === name)!;
    const storageState = screen.as === undefined ? undefined : await sessions.of(screen.as, browser);
    const user = await BrowserUser.arrive(browser, { ...devices[device].options, storageState });
    user.expectError(/\b(503|422|404)\b|notifications\/stream|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const { page } = user;
    try {
      await enterState(page, state);
      await screen.before?.(page);
      await page.goto(screen.path);
      await settle(page);
      await screen.act?.(page);
      const faults = await inspectScreen(page, devices[device]);
      if (screen.name !== 'offline') faults.push(...(await send(page)));
      expect(faults).toEqual([]);
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await user.leave();
  },
  120_000,
);
