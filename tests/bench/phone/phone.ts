import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freshMobile, joinNewly } from '@deepam/api-client';
import { password, type Product } from '@deepam/testing';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../browser/browser.js';
import { atMost } from '../figures/goal.js';
import { figureOf, single } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import type { Table } from '../figures/table.js';
import type { Bench } from '../running/bench.js';
import { InstalledPhone, slowdown, type Loaded } from './installed-phone.js';
import { type Actions, mainActions } from './phone-actions.js';

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const memberPaths = ['/dashboard', '/wallet', '/statement', '/network', '/cotton', '/profile', '/notifications'];

interface Round {
  readonly loginMs: number;
  readonly openedMs: number;
  readonly tapMs: number;
  readonly opened: readonly Loaded[];
  readonly actions: Actions;
}

type Pages = ReadonlyMap<string, readonly Loaded[]>;

export async function measurePhone(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  const browser = await launchBrowser('notifications');
  try {
    const rounds: Round[] = [];
    // A member sends one proof, so each round has a member of its own.
    while (rounds.length < bench.options.rounds)
      rounds.push(await measuredRound(browser, product, await memberWithBalance(product)));
    return figuresOf(rounds, await loadedByPages(browser, product, await memberWithBalance(product)));
  } finally {
    await browser.close();
  }
}

async function memberWithBalance(product: Product): Promise<string> {
  const mobile = freshMobile();
  const person = { name: 'Phone Member', mobile, plans: ['Silver'], stage: 'approved' } as const;
  const member = await joinNewly(product.api, person, product.head, product.head);
  await product.member(member, 'Silver');
  return mobile;
}

async function measuredRound(browser: Browser, product: Product, mobile: string): Promise<Round> {
  const phone = await InstalledPhone.arrive(browser, product.url.replace('127.0.0.1', 'localhost'));
  await phone.slowDown();
  const loginMs = await logIn(phone, mobile);
  await phone.open('/wallet');
  await phone.open('/wallet');
  const openedMs = await phone.untilReadable();
  const opened = await phone.loaded();
  await phone.open('/dashboard');
  await phone.page.getByRole('link', { name: 'Wallet' }).last().click();
  const tapMs = await phone.untilReadable();
  const actions = await mainActions(phone);
  await phone.leave();
  return { loginMs, openedMs, tapMs, opened, actions };
}

/** @returns milliseconds from the press of the button until the dashboard is readable */
async function logIn(phone: InstalledPhone, mobile: string): Promise<number> {
  const { page } = phone;
  await phone.open('/login');
  await page.getByLabel('Mobile Number').fill(mobile);
  await page.getByLabel('Password', { exact: true }).fill(password);
  // A person types for longer than the page loads.
  await phone.untilQuiet();
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  return phone.untilReadable();
}

async function loadedByPages(browser: Browser, product: Product, mobile: string): Promise<Pages> {
  const phone = await InstalledPhone.arrive(browser, product.url.replace('127.0.0.1', 'localhost'));
  await logIn(phone, mobile);
  const pages = new Map<string, readonly Loaded[]>();
  for (const path of memberPaths) {
    await phone.open(path);
    pages.set(path, await phone.loaded());
  }
  await phone.leave();
  return pages;
}

function figuresOf(rounds: readonly Round[], pages: Pages): Measured {
  const medianOf = (figure: (round: Round) => number) => figureOf(rounds.map(figure));
  const { opened } = rounds.at(-1)!;
  const on = `installed, slow 4G, processor ${slowdown} times slower`;
  const most = Math.max(...[...pages.values()].map((loaded) => filesOf(loaded).length));
  return {
    goals: [
      {
        what: `${on}: tap on Wallet until it is readable`,
        unit: 'ms',
        bound: atMost(1_000),
        seen: medianOf((one) => one.tapMs),
      },
      {
        what: `${on}: opening /wallet until it is readable`,
        unit: 'ms',
        bound: atMost(1_000),
        seen: medianOf((one) => one.openedMs),
      },
      {
        what: `${on}: first login until the dashboard is readable`,
        unit: 'ms',
        bound: atMost(2_500),
        seen: medianOf((one) => one.loginMs),
      },
      {
        what: `${on}: photo of 4 MB chosen until the proof is sent`,
        unit: 'ms',
        bound: atMost(12_000),
        seen: medianOf((one) => one.actions.proofMs),
      },
      {
        what: `${on}: slowest main action, from the tap to the next frame`,
        unit: 'ms',
        bound: atMost(100),
        seen: medianOf((one) => Math.max(...one.actions.tapMs.values())),
      },
      {
        what: 'JavaScript of the dashboard, brotli',
        unit: 'KiB',
        bound: atMost(180),
        seen: single(scriptBytes(pages.get('/dashboard')!) / 1024),
      },
      { what: 'files of a page after login, at most', unit: 'files', bound: atMost(8), seen: single(most) },
      { what: 'files that begin before the first call of /wallet', unit: 'files', seen: single(beforeCalls(opened)) },
    ],
    tables: [actionsTable(rounds), filesTable(pages), waterfallTable(opened)],
  };
}

const isCall = ({ path }: Loaded): boolean => path.startsWith('/api/');
const filesOf = (loaded: readonly Loaded[]): readonly Loaded[] => loaded.filter((one) => !isCall(one));

function beforeCalls(loaded: readonly Loaded[]): number {
  const first = loaded.findIndex(isCall);
  return first === -1 ? loaded.length : first;
}

function scriptBytes(loaded: readonly Loaded[]): number {
  const sizeOf = (path: string) => statSync(existsSync(`${dist}${path}.br`) ? `${dist}${path}.br` : dist + path).size;
  const scripts = new Set(filesOf(loaded).flatMap(({ path }) => (path.endsWith('.js') ? [path] : [])));
  return [...scripts].reduce((sum, path) => sum + sizeOf(path), 0);
}

const filesTable = (pages: Pages): Table => ({
  name: 'files of pages after login',
  unit: 'files and KiB brotli',
  columns: ['scripts', 'style sheets', 'KiB of scripts', 'calls'],
  rows: [...pages].map(([name, loaded]) => ({
    name,
    cells: [
      filesOf(loaded).filter(({ path }) => path.endsWith('.js')).length,
      filesOf(loaded).filter(({ path }) => path.endsWith('.css')).length,
      scriptBytes(loaded) / 1_024,
      loaded.filter(isCall).length,
    ].map(single),
  })),
});

const actionsTable = (rounds: readonly Round[]): Table => ({
  name: 'from the tap to the next frame',
  unit: 'ms',
  columns: ['tap'],
  rows: [...rounds[0]!.actions.tapMs.keys()].map((name) => ({
    name,
    cells: [figureOf(rounds.map(({ actions }) => actions.tapMs.get(name)!))],
  })),
});

const waterfallTable = (opened: readonly Loaded[]): Table => ({
  name: 'waterfall of /wallet',
  unit: 'ms',
  columns: ['begins', 'ends'],
  rows: opened.map(({ path, startMs, endMs }) => ({ name: path, cells: [single(startMs), single(endMs)] })),
});
