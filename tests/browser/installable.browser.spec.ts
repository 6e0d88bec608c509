import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { isPushedTo } from './accounts.js';
import { accessibilityViolations } from './accessibility.js';
import { baseUrl, launchBrowser, phone, BrowserUser } from './browser.js';
import { keptAnswers, untilKept } from './kept-answers.js';
import { documentNumbers, givesNumbers, withApprovedOrders } from './desk-people.js';
import { logIn, planHolder } from './people.js';
import { until } from './until.js';

/** Pages of a member, the call that each needs, and what is seen there. */
const opened = [
  ['/dashboard', 'dashboard', 'Request Cotton'],
  ['/profile', 'profile', 'Anu Kept'],
  ['/plans', 'listPlans', '₹750'],
  ['/statement', 'statement', 'Deposit'],
  ['/network', 'memberNetwork', 'Your Network'],
] as const;

let browser: Browser;
let user: BrowserUser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser('notifications');
});
beforeEach(async () => {
  user = await BrowserUser.arrive(browser, { ...phone, serviceWorkers: 'allow', permissions: ['notifications'] });
  page = user.page;
});
afterEach(() => user.leave());
afterAll(() => browser.close());

/** Opens a page and waits until the worker looks after it. */
async function arriveWithWorker(path: string): Promise<void> {
  await page.goto(path);
  await until(page, 'navigator.serviceWorker.controller !== null');
}

async function goOffline(): Promise<void> {
  user.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await user.context.setOffline(true);
}

const keptAddresses = () =>
  page.evaluate<string[]>(`(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })()`);

describe('the installed product', () => {
  it('has a manifest with icons that exist', async () => {
    await page.goto('/');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await fetch(baseUrl + address);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const { icons, display } = (await answer.json()) as { icons: { src: string; purpose: string }[]; display: string };
    expect(display).toBe('standalone');
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
    for (const { src } of icons) {
      const icon = await fetch(baseUrl + src);
      await icon.arrayBuffer();
      expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, 'image/png']);
    }
  });

  it('shows pages that were opened without a line, and says that it has none', async () => {
    await arriveWithWorker('/');
    await page.goto('/faq');
    await page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }).waitFor();
    await page.waitForLoadState('networkidle');
    await goOffline();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }).waitFor();
    await page.getByRole('status').getByText('You’re offline.').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Illuminate' }).waitFor();
    await user.context.setOffline(false);
    await page.getByText('You’re offline.').waitFor({ state: 'detached' });
  });

  it('says of a page that was never opened that it needs a line, within its own frame', async () => {
    await arriveWithWorker('/');
    await page.waitForLoadState('networkidle');
    await goOffline();
    user.expectError(/dynamically imported|Unable to preload/);
    await page.goto('/about');
    await page.getByText('This page isn’t saved on your device yet').waitFor();
    await page.getByRole('banner').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('shows a member what was opened before without a line, without encrypted numbers, and to nobody else', async () => {
    const anu = await withApprovedOrders('Anu Kept', 1);
    await givesNumbers(anu);
    await logIn(page, anu.login);
    await until(page, 'navigator.serviceWorker.controller !== null');
    for (const [path, call] of opened) {
      await page.goto(path);
      await untilKept(page, call);
    }
    // The scripts of all pages are kept when they come a second time.
    for (const [path, , text] of opened) {
      await page.goto(path);
      await page.getByRole('main').getByText(text).first().waitFor();
    }
    const kept = JSON.stringify(await keptAnswers(page));
    expect(kept).toContain('Anu Kept');
    for (const number of Object.values(documentNumbers)) {
      expect(kept).not.toContain(number);
      // As it is masked: four digits alone also stand in an id or a time.
      expect(kept).not.toMatch(new RegExp(`X ?${number.slice(-4)}`));
    }
    expect(kept).not.toContain('sig=');

    await goOffline();
    for (const [path, , text] of opened) {
      await page.goto(path);
      await page.getByRole('main').getByText(text).first().waitFor();
    }
    await page
      .getByRole('status')
      .getByText(/You’re offline\. Last connected/)
      .waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    expect(await keptAnswers(page)).toEqual([]);
    await user.context.setOffline(false);
    await page.getByText('You’re offline.').waitFor({ state: 'detached' });
  }, 180_000);

  it('keeps nothing of the API', async () => {
    await arriveWithWorker('/plans');
    await page.reload();
    await page.getByRole('button', { name: 'Choose Plan: Gold' }).waitFor();
    await page.waitForLoadState('networkidle');
    const kept = await keptAddresses();
    expect(kept).toContain('/plans');
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  });

  /** Hands the worker a push as the browser does when its vendor sent one. @returns what is on the screen then */
  async function shownOf(push: object): Promise<unknown> {
    const devtools = await user.context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first !== undefined) resolve(first.registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    const data = JSON.stringify(push);
    const { origin } = new URL(baseUrl);
    const registrationId = await registered;
    const shown = `navigator.serviceWorker.ready
      .then((registration) => registration.getNotifications())
      .then(([notice]) => notice && { title: notice.title, body: notice.body, url: notice.data.url })`;
    // A busy browser loses what its tools deliver, one time in some; a vendor's push is kept until it is taken.
    for (let tries = 1; ; tries += 1) {
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      try {
        return await until(page, shown, 15_000);
      } catch (error) {
        if (tries === 3) throw error;
      }
    }
  }

  const planApproved = {
    id: 'n1',
    kind: 'plan-approved',
    title: 'Plan approved',
    body: 'Gold.',
    params: { plan: 'Gold' },
  };

  it('shows a push without its content where nobody is logged in', async () => {
    await arriveWithWorker('/');
    expect(await shownOf(planApproved)).toEqual({
      title: 'Deepam',
      body: 'You have a new notification. Log in to see it.',
      url: '/notifications',
    });
  });

  it('shows a push to a member in their language', async () => {
    await logIn(page, await planHolder('Savita Jadhav', 'Silver'));
    await until(page, 'navigator.serviceWorker.controller !== null');
    await page.locator('header').getByRole('combobox').selectOption('hi');
    await until(
      page,
      `caches.open('deepam-reader').then((kept) => kept.match('/reader')).then((reader) => reader?.text())
      .then((reader) => reader === '{"isMember":true,"language":"hi"}')`,
    );
    expect(await shownOf(planApproved)).toEqual({
      title: 'प्लान मंज़ूर हुआ',
      body: 'आपका Gold प्लान मंज़ूर हो गया।',
      url: '/notifications',
    });
  });

  describe('whose worker has the login token', () => {
    let token: string;
    let id: string;

    async function api<T>(method: string, path: string, body?: object): Promise<T> {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${baseUrl}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
      return (await answer.json()) as T;
    }
    async function newestNotification(): Promise<string> {
      for (;;) {
        const [newest] = await api<{ _id: string }[]>('GET', '/notifications');
        if (newest) return newest._id;
        await pause(50);
      }
    }
    const worker = () => user.context.serviceWorkers()[0]!;
    const statusNow = async () =>
      (await api<{ _id: string; status: string }[]>('GET', '/notifications')).find(({ _id }) => _id === id)?.status;
    const isRead = async () => {
      while ((await statusNow()) !== 'Read') await pause(50);
    };
    /** What the browser does when the button on the notification is pressed. */
    const pressRead = () =>
      worker().evaluate(`self.registration.getNotifications().then(([notification]) =>
        self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, action: 'read', waitUntil() {} })))`);

    beforeEach(async () => {
      const login = await planHolder('Usha Pawar', 'Silver');
      token = (await api<{ token: string }>('POST', '/user/login', login)).token;
      id = await newestNotification();
      await logIn(page, login);
      await until(page, 'navigator.serviceWorker.controller !== null');
      await until(
        page,
        `caches.open('deepam-reader').then((kept) => kept.match('/reader')).then((reader) => reader?.text())
        .then((reader) => reader.includes('true'))`,
      );
      await shownOf({ ...planApproved, id });
    });

    it('marks as read what the button on a notification says, without a page for it', async () => {
      await pressRead();
      await isRead();
      expect(new URL(page.url()).pathname).toBe('/dashboard');
    });

    it('is asked of a page by a worker that has been told to forget it, and gone after Logout', async () => {
      await page.evaluate(
        `navigator.serviceWorker.controller.postMessage({ type: 'reader', isMember: true, token: null })`,
      );
      await pressRead();
      await isRead();
      await shownOf({ ...planApproved, id });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/login');
      const calls: string[] = [];
      user.context.on('request', (request) => calls.push(request.url()));
      const [opened] = await Promise.all([page.waitForEvent('framenavigated'), pressRead()]);
      expect(opened.url()).toContain('/notifications');
      expect(calls.filter((address) => address.includes('mark-read'))).toEqual([]);
    });

    it('is in no cache and no storage but auth-db', async () => {
      await page.evaluate(
        (kept) =>
          navigator.serviceWorker.controller!.postMessage({
            type: 'reader',
            isMember: true,
            language: 'en',
            token: kept,
          }),
        'a-token-that-nobody-keeps',
      );
      const found = await worker().evaluate(
        async (wanted) => {
          const texts: string[] = [];
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys()) {
              texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
            }
          }
          return {
            databases: await indexedDB.databases(),
            hits: texts.filter((text) => wanted.some((one) => text.includes(one))),
          };
        },
        ['a-token-that-nobody-keeps', token.split('.')[2]!],
      );
      expect(found.hits).toEqual([]);
      expect(JSON.stringify(await keptAnswers(page))).not.toContain(token.split('.')[2]!);
      expect(found.databases.map(({ name }) => name).sort()).toEqual(['auth-db', 'kept-queries']);
    });

    it('renews a subscription that the browser has changed', async () => {
      const endpoint = `https://fcm.googleapis.com/fcm/send/${id}`;
      const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
      await worker().evaluate(
        (subscription) =>
          self.dispatchEvent(
            Object.assign(new Event('pushsubscriptionchange'), {
              newSubscription: { toJSON: () => subscription },
              waitUntil: () => undefined,
            }),
          ),
        { endpoint, keys },
      );
      while (!(await isPushedTo(endpoint))) await pause(50);
      await api('DELETE', `/notifications/push-subscriptions?endpoint=${encodeURIComponent(endpoint)}`);
    });
  });
});
