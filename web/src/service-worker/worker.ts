import { assetOf, dropOldShells, frameOf, frames, keepShell, pageOf } from './kept-files.js';
import { noteToken, presentToken, askPage } from './login-token.js';
import { noticeOf } from './notice.js';
import { markRead, renewSubscription } from './notification-calls.js';
import { noteReader, presentReader, readerOf } from './reader.js';
import { strategyOf } from './routes.js';
import type { Language } from '../lib/i18n/languages.js';
import type { Sentences } from '../lib/i18n/messages.js';

/** A page that the phone has just woken may take this time in milliseconds to answer. */
const patienceMs = 3_000;

/**
 * Opens the target of a pressed notification in an open page, without a reload; in another window if there is none, or
 * if its input would be lost.
 */
async function openNotice(clients: Clients, url: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window' });
  // A file in its own tab is not a page of the product.
  const page = pages.find((one) => !new URL(one.url).pathname.startsWith('/api/'));
  if (page !== undefined) {
    // The browser rejects a focus long after the press: the page is opened anyway.
    await page.focus().catch(() => undefined);
    if ((await askPage(page, { type: 'open', url }, patienceMs)) === true) return;
  }
  await clients.openWindow(url);
}

const files = import.meta.glob<Readonly<Record<string, Sentences>>>('../languages/*/notices.json', {
  eager: true,
  import: 'default',
});

/**
 * A push may arrive without a connection, so the worker contains all languages; the result is undefined for English.
 */
const kindSentences = (language: Language): Sentences | undefined =>
  files[`../languages/${language}/notices.json`]?.['notification-kinds'];

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await dropOldShells();
    // The browser requests pages while this worker is starting.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, self.location.origin, frames);
  const outlive = (work: Promise<unknown>) => event.waitUntil(work);
  if (strategy === 'asset') event.respondWith(assetOf(event.request, outlive));
  const early = event.preloadResponse as Promise<Response | undefined>;
  if (strategy === 'page') event.respondWith(pageOf(event.request, early, outlive));
  if (strategy === 'frame') {
    const isReplaced = self.registration.waiting !== null;
    event.respondWith(frameOf(event.request, early, outlive, isReplaced));
  }
});

self.addEventListener('message', (event) => {
  const message = event.data as { type?: unknown; token?: unknown } | null;
  if (message?.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (message?.type !== 'reader') return;
  noteToken(message.token);
  event.waitUntil(noteReader(readerOf(message)));
});

/** `actions` are for notifications of workers only, and missing from TypeScript's types. */
interface ActionableOptions extends NotificationOptions {
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

function contentOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

self.addEventListener('push', (event) => {
  const showPush = async () => {
    const reader = await presentReader();
    const { title, body, tag, url, id, read } = noticeOf(contentOf(event.data), reader, kindSentences(reader.language));
    const icons = { icon: '/icons/icon-192.png', badge: '/icons/badge.png' };
    const actions = id === null ? [] : [{ action: 'read', title: read }];
    const options: ActionableOptions = { body, tag, data: { url, id }, actions, ...icons };
    await self.registration.showNotification(title, options);
  };
  event.waitUntil(showPush());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url, id } = event.notification.data as { url: string; id: string | null };
  event.waitUntil(event.action === 'read' && id !== null ? read(id) : openNotice(self.clients, url));
});

async function read(id: string): Promise<void> {
  const token = await presentToken(self.clients);
  if (token === null || !(await markRead(token, id))) return openNotice(self.clients, '/notifications');
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ type: 'read' });
}

// The next opened page renews the subscription if no user is logged in.
self.addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const token = await presentToken(self.clients);
    if (token !== null) await renewSubscription(token, self.registration, event);
  };
  event.waitUntil(renew());
});
