/* global window, PerformanceObserver */
import { chromium } from 'playwright-core';

/** Chromium's "slow 4G": 562.5 ms until an answer begins, 1.44 Mbit/s down, 0.6 Mbit/s up. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (0.75 * 1024 * 1024 * 0.9) / 8,
};

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });

function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  window.seen = seen;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.element = entry.element?.outerHTML.slice(0, 80);
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

/** Times are in ms, and sizes in bytes as transferred. */
export async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const kinds = new Map();
  const sizes = { script: 0, bytes: 0, requests: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.requests += 1;
    sizes.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') sizes.script += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { tasks, ...seen } = await page.evaluate('window.seen');
  await context.close();
  // Total blocking time: the time of each task beyond 50 ms after the first paint.
  const tbt = tasks
    .filter(([start, duration]) => start + duration > seen.fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  if (process.env.VERBOSE) console.log(url, seen, tasks);
  return { ...seen, tbt, ...sizes };
}
