import { assetOf, dropOldShells, keepShell, pageOf } from './kept-files.js';
import { noteToken, presentToken } from './login-token.js';
import { kindSentences } from './kind-sentences.js';
import { noticeOf } from './notice.js';
import { markRead, renewSubscription } from './notification-calls.js';
import { openNotice } from './open-notice.js';
import { noteReader, presentReader, readerOf } from './reader.js';
import { strategyOf } from './routes.js';

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
  const strategy = strategyOf(event.request, self.location.origin);
  const outlive = (work: Promise<unknown>) => event.waitUntil(work);
  if (strategy === 'asset') event.respondWith(assetOf(event.request, outlive));
  if (strategy === 'page') {
    event.respondWith(pageOf(event.request, event.preloadResponse as Promise<Response | undefined>, outlive));
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
  const show = async () => {
    const reader = await presentReader();
    const { title, body, tag, url, id, read } = noticeOf(contentOf(event.data), reader, kindSentences(reader.language));
    const icons = { icon: '/icons/icon-192.png', badge: '/icons/badge.png' };
    const actions = id === null ? [] : [{ action: 'read', title: read }];
    const options: ActionableOptions = { body, tag, data: { url, id }, actions, ...icons };
    await self.registration.showNotification(title, options);
  };
  event.waitUntil(show());
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

// Without a login the next opened page renews the subscription.
self.addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const token = await presentToken(self.clients);
    if (token !== null) await renewSubscription(token, self.registration, event);
  };
  event.waitUntil(renew());
});
