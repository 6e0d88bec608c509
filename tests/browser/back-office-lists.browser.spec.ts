import { endpointExamples, publicEndpoints } from '@deepam/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { BrowserUser, launchBrowser } from './browser.js';
import { widestLanguages } from './devices.js';
import { headLogin, logIn } from './people.js';
import { settle, speak } from './screen-steps.mjs';
import { until } from './until.js';

const rowsOfAnswer = 24;
const languages = ['en', ...widestLanguages];

interface List {
  readonly path: string;
  readonly call: string;
  readonly tallest?: number;
}

const lists: readonly List[] = [
  { path: '/network', call: 'memberNetwork' },
  { path: '/orders', call: 'networkCottonOrders' },
  { path: '/payables', call: 'payables', tallest: 60 },
  { path: '/bank-files', call: 'bankFiles', tallest: 58 },
  { path: '/bank', call: 'bankLines', tallest: 130 },
  { path: '/bank?part=missing', call: 'expectedPayments' },
  { path: '/bank?part=statements', call: 'bankStatements' },
  { path: '/grievances?show=all', call: 'listGrievances', tallest: 50 },
  { path: '/requests?queue=passwords&view=list', call: 'passwordRequests', tallest: 50 },
  { path: '/requests?queue=cancellations&view=list', call: 'listCancellations' },
  { path: '/settings?section=staff', call: 'listStaff' },
  { path: '/cotton-stock', call: 'cottonMovements' },
  { path: '/tax', call: 'taxRegister' },
  { path: '/broadcast', call: 'listBroadcasts' },
  { path: '/adduser', call: 'memberNetwork' },
];

type Fields = Record<string, unknown>;

const manyRows = (row: Fields): Fields[] =>
  Array.from({ length: rowsOfAnswer }, (_, at) => {
    const number = String(at).padStart(4, '0');
    const ids = ['_id', 'ticket', 'payoutId'].filter((key) => typeof row[key] === 'string');
    return { ...row, ...Object.fromEntries(ids.map((key) => [key, `${(row[key] as string).slice(0, -4)}${number}`])) };
  });

function answerOf(call: string): unknown {
  const { response } = endpointExamples[call]!;
  const { rows } = response as { rows?: Fields[] };
  if (rows !== undefined) return { ...(response as Fields), rows: manyRows(rows[0]!) };
  const example = response as Fields[];
  const network = example[0]!['fullNetwork'] as Fields[] | undefined;
  if (network === undefined) return manyRows(example[0]!);
  const member = { ...network[0]!, image: null, idProof: null, panidProof: null };
  return [{ ...example[0], fullNetwork: manyRows(member), total: rowsOfAnswer }];
}

async function openList(page: Page, { path, call }: List): Promise<void> {
  const { path: address } = publicEndpoints.find(({ name }) => name === call)!;
  const counts = { 'x-total-count': String(rowsOfAnswer), 'x-next-cursor': '' };
  await page.route(
    (url) => url.pathname === `/api${address}`,
    (route) => route.fulfill({ headers: counts, json: answerOf(call) }),
  );
  await page.route(/\/api\/admin\/bulk-(works|approvals)/, (route) => route.fulfill({ json: [] }));
  await page.goto(path);
  await page.locator('main [data-row]').first().waitFor();
  await settle(page);
}

interface Measured {
  readonly rows: readonly { readonly top: number; readonly bottom: number; readonly height: number }[];
  readonly isTable: boolean;
  readonly seesNames: boolean;
  readonly tooWide: number;
}

interface Shape extends Measured {
  readonly language: string;
  readonly width: number;
}

function measure(): Measured {
  const table = document.querySelector('main [data-table]')!;
  const rows = [...table.querySelectorAll('[data-row]')];
  const head = table.querySelector('thead')!;
  return {
    rows: rows.map((row) => {
      const { top, bottom, height } = row.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom), height: Math.round(height) };
    }),
    isTable: getComputedStyle(head).display === 'table-header-group',
    seesNames: rows.every((row) => row.querySelector('td:not([data-select-cell])')!.getBoundingClientRect().width > 60),
    tooWide: document.documentElement.scrollWidth - window.innerWidth,
  };
}

let browser: Browser;
let user: BrowserUser;
beforeAll(async () => {
  browser = await launchBrowser();
  user = await BrowserUser.arrive(browser);
  await logIn(user.page, headLogin());
}, 60_000);
afterAll(async () => {
  await user.leave();
  await browser.close();
});

it.each(lists)(
  'a list of the back office has rows of 40 px near the top, a table on a tablet and folded rows on a phone: $path',
  async (list) => {
    const { page } = user;
    await openList(page, list);
    for (const language of languages) {
      await speak(page, language);
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await settle(page);
        await until(page, `(${measure.toString()})().isTable === ${width >= 600}`);
        expectShape(list, { language, width, ...(await page.evaluate(measure)) });
      }
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  120_000,
);

function expectShape({ tallest = 40 }: List, { rows, ...shape }: Shape): void {
  const { width } = shape;
  const heights = rows.map(({ height }) => height);
  expect(shape).toEqual({ ...shape, isTable: width >= 600, seesNames: true, tooWide: 0 });
  if (width !== 1280) return;
  expect({ ...shape, isLow: Math.max(...heights) <= tallest || heights }).toEqual({ ...shape, isLow: true });
  expect({ ...shape, first: rows[0]!.top <= 230 || rows[0]!.top }).toEqual({ ...shape, first: true });
  if (tallest === 40) expect(rows.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(12);
}
