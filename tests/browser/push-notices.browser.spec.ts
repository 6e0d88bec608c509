import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { isPushedTo } from './accounts.js';
import { baseUrl, installedPhone } from './browser.js';
import { keptAnswers } from './kept-answers.js';
import { logIn, planHolder } from './people.js';
import { until } from './until.js';
import { oneUserEach, page, user } from './one-user.js';

oneUserEach(installedPhone, 'notifications');

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

it('the service worker shows a push without its content while no member is logged in', async () => {
  await page.goto('/');
  await until(page, 'navigator.serviceWorker.controller !== null');
  expect(await shownOf(planApproved)).toEqual({
    title: 'Deepam',
    body: 'You have a new notification. Log in to see it.',
    url: '/notifications',
  });
});

it('the service worker shows a push to a member in their language', async () => {
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

  it('the service worker marks a notification as read by its button, without opening a page', async () => {
    await pressRead();
    await isRead();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  const pressNotice = (url: string, read: string | null = null) =>
    worker().evaluate(
      ([address, id]) => {
        const notification = { close: () => undefined, data: { url: address, id } };
        const action = id === null ? '' : 'read';
        self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, action, waitUntil() {} }));
      },
      [url, read] as const,
    );

  it('the service worker opens the target of a notification in the open page without a reload, and asks before input is lost', async () => {
    await page.evaluate('window.isTheSame = true');
    await page.getByRole('button', { name: 'Request Cotton' }).click();
    const address = page.getByRole('dialog').getByLabel('Address');
    await address.fill('Karve Road, Satara 415001');
    await pressNotice('/statement');
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await address.inputValue()).toBe('Karve Road, Satara 415001');
    await pressNotice('/statement');
    await question.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Statement' }).waitFor();
    await pressNotice('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    expect(await page.evaluate('window.isTheSame')).toBe(true);

    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Usha Pawar-Joshi');
    await pressNotice('/statement');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await name.inputValue()).toBe('Usha Pawar-Joshi');
  });

  it('the service worker asks a page for a token that it had to forget, and loses it after Logout', async () => {
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
    // Logout has closed the notification: it may be pressed at the same moment.
    expect(await worker().evaluate('self.registration.getNotifications().then(({ length }) => length)')).toBe(0);
    const [opened] = await Promise.all([page.waitForEvent('framenavigated'), pressNotice('/notifications', id)]);
    expect(opened.url()).toContain('/notifications');
    expect(calls.filter((address) => address.includes('mark-read'))).toEqual([]);
  });

  it('the login token is in no cache and no storage but auth-db', async () => {
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
        const asked = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.addEventListener('success', () => resolve(request.result));
            request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
          });
        const contentOf = async (name: string): Promise<string> => {
          const database = await asked(indexedDB.open(name));
          const stores = [...database.objectStoreNames];
          const rows = stores.map((store) => asked(database.transaction(store).objectStore(store).getAll()));
          const content = JSON.stringify(await Promise.all(rows));
          database.close();
          return content;
        };
        const texts: string[] = [];
        for (const { name } of await indexedDB.databases())
          if (name !== undefined && name !== 'auth-db') texts.push(await contentOf(name));
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
          }
        }
        return texts.filter((text) => wanted.some((one) => text.includes(one)));
      },
      ['a-token-that-nobody-keeps', token.split('.')[2]!],
    );
    expect(found).toEqual([]);
    expect(JSON.stringify(await keptAnswers(page))).not.toContain(token.split('.')[2]!);
  });

  it('the service worker renews a subscription that the browser has changed', async () => {
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
