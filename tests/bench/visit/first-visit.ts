import type { Browser, Request } from 'playwright-core';
import { launchBrowser, phone } from '../../browser/browser.js';
import { slow4G } from '../../browser/thumb.js';
import { atMost } from '../figures/goal.js';
import { figureOf, single } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import type { Bench } from '../running/bench.js';

/** How many times slower than this machine a cheap phone computes. */
const slowdown = 4;

const observing = `
  self.seen = { paint: 0, shift: 0, tasks: [] };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => { seen.paint = startTime; });
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
  observe('longtask', ({ startTime, duration }) => { seen.tasks.push({ startTime, duration }); });
`;
const reading = `({ ...seen, first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN })`;
/** Milliseconds; a longer task blocks the main thread. */
const shortTask = 50;

interface Seen {
  readonly paint: number;
  readonly first: number;
  readonly shift: number;
  readonly tasks: readonly { readonly startTime: number; readonly duration: number }[];
}

interface Visit {
  readonly seen: Seen;
  readonly scripts: number;
}

export async function measureFirstVisit(bench: Bench): Promise<Measured> {
  const { url } = await bench.product();
  const browser = await launchBrowser();
  try {
    const visits: Visit[] = [];
    while (visits.length < bench.options.rounds)
      visits.push(await visit(browser, url.replace('127.0.0.1', 'localhost')));
    const medianOf = (figure: (one: Seen) => number) => figureOf(visits.map(({ seen }) => figure(seen)));
    const scripts = Math.max(...visits.map((one) => one.scripts));
    const on = `first visit on slow 4G, processor ${slowdown} times slower`;
    return {
      goals: [
        {
          what: 'JavaScript of a first visit to /, as it comes over the line',
          unit: 'KiB',
          bound: atMost(100),
          seen: single(scripts / 1024),
          detail: `${scripts} bytes`,
        },
        {
          what: `${on}: largest contentful paint`,
          unit: 'ms',
          bound: atMost(1_500),
          seen: medianOf(({ paint }) => paint),
        },
        { what: `${on}: total blocking time`, unit: 'ms', bound: atMost(100), seen: medianOf(blocked) },
        {
          what: `${on}: cumulative layout shift`,
          unit: 'of 1',
          bound: atMost(0.02),
          seen: medianOf(({ shift }) => shift),
        },
      ],
    };
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...phone, locale: 'en-IN', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(observing);
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', slow4G);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  const seen = (await page.evaluate(reading)) as Seen;
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  await context.close();
  return { seen, scripts: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) };
}

const blocked = ({ tasks, first }: Seen): number =>
  tasks
    .filter(({ startTime }) => startTime >= first)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - shortTask), 0);
