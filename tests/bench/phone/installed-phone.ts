import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { installedPhone } from '../../browser/browser.js';
import { slow4G } from '../../browser/thumb.js';
import { until } from '../../browser/until.js';

export const slowdown = 4;

/** Milliseconds without a further file or call, after which a page is loaded. */
const quietMs = 2_500;

const readable = {
  '/dashboard': '#content article',
  '/wallet': '#content p[role=status] strong',
} as const;

/** Milliseconds from the tap, or from the opening of the page, to the first frame with the content of the address. */
const observing = `
  self.seen = { from: 0, readableMs: null };
  const readable = ${JSON.stringify(readable)};
  addEventListener('click', ({ timeStamp }) => { self.seen = { from: timeStamp, readableMs: null }; }, true);
  new MutationObserver(() => {
    const { seen } = self;
    if (seen.readableMs !== null || !document.querySelector(readable[location.pathname] ?? 'none')) return;
    seen.readableMs = NaN;
    requestAnimationFrame(() => setTimeout(() => { seen.readableMs = performance.now() - seen.from; }));
  }).observe(document, { childList: true, subtree: true });
  self.tapsMs = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) self.tapsMs.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

export interface Loaded {
  readonly path: string;
  readonly startMs: number;
  readonly endMs: number;
}

export class InstalledPhone {
  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    private readonly pageLine: CDPSession,
    private readonly browserLine: CDPSession,
  ) {}

  static async arrive(browser: Browser, baseURL: string): Promise<InstalledPhone> {
    const context = await browser.newContext({ ...installedPhone, baseURL, locale: 'en-IN', reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(90_000);
    await page.addInitScript(observing);
    await page.goto('/');
    await until(page, 'navigator.serviceWorker.controller !== null');
    await page.waitForLoadState('networkidle');
    return new InstalledPhone(context, page, await context.newCDPSession(page), await browser.newBrowserCDPSession());
  }

  /** From now on the processor and the connection are slow, the connection of the service worker as well. */
  async slowDown(): Promise<void> {
    await this.pageLine.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await this.pageLine.send('Network.emulateNetworkConditions', slow4G);
    const { targetInfos } = await this.browserLine.send('Target.getTargets');
    for (const { targetId } of targetInfos.filter((target) => target.type === 'service_worker')) {
      const { sessionId } = await this.browserLine.send('Target.attachToTarget', { targetId, flatten: false });
      const calls = [
        { id: 1, method: 'Network.enable' },
        { id: 2, method: 'Network.emulateNetworkConditions', params: slow4G },
      ];
      for (const call of calls) {
        await this.browserLine.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(call) });
      }
    }
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.untilQuiet();
  }

  /** The stream of notifications never ends, so the network is not idle after a login. */
  async untilQuiet(): Promise<void> {
    let [known, since] = [-1, Date.now()];
    while (Date.now() - since < quietMs) {
      const { length } = await this.loaded();
      if (length !== known) [known, since] = [length, Date.now()];
      await pause(100);
    }
  }

  async untilReadable(): Promise<number> {
    await until(this.page, 'self.seen.readableMs > 0', 60_000);
    return this.page.evaluate<number>('self.seen.readableMs');
  }

  forgetTaps(): Promise<unknown> {
    return this.page.evaluate('self.tapsMs = []');
  }

  /** Milliseconds from a tap to the next frame, as browsers report them for INP: 0 below 16. */
  longestTapMs(): Promise<number> {
    // The browser reports a tap after its frame.
    return this.page.evaluate<number>(`
      new Promise((over) => requestAnimationFrame(() => setTimeout(() => over(Math.max(0, ...self.tapsMs)), 200)))
    `);
  }

  loaded(): Promise<Loaded[]> {
    return this.page.evaluate<Loaded[]>(`
      performance.getEntriesByType('resource')
        .map(({ name, startTime, responseEnd }) => ({ path: new URL(name).pathname, startMs: startTime, endMs: responseEnd }))
        .filter(({ path }) => path.startsWith('/api/') || /\\.(js|css)$/.test(path))
        .sort((one, other) => one.startMs - other.startMs)
    `);
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}
