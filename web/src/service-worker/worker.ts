import { noticeOf } from './notice.js';
import { noteReader, presentReader, readerOf } from './reader.js';
import { strategyOf } from './routes.js';
import { assetOf, dropOldShells, keepShell, pageOf } from './shelf.js';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await dropOldShells();
    // Pages are asked for while this worker is still waking up.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, self.location.origin);
  if (strategy === 'asset') event.respondWith(assetOf(event.request));
  if (strategy === 'page') {
    event.respondWith(pageOf(event.request, event.preloadResponse as Promise<Response | undefined>));
  }
});

/** `{ type: 'reader', isMember, language }` from any page; `{ type: 'take-over' }` when the reader wants the new version. */
self.addEventListener('message', (event) => {
  const message = event.data as { type?: unknown } | null;
  if (message?.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (message?.type === 'reader') event.waitUntil(noteReader(readerOf(message)));
});

function read(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

self.addEventListener('push', (event) => {
  const show = async () => {
    const { title, body, tag, url } = noticeOf(read(event.data), await presentReader());
    const icons = { icon: '/icons/icon-192.png', badge: '/icons/badge.png' };
    await self.registration.showNotification(title, { body, tag, data: { url }, ...icons });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const [shown] = windows;
    if (shown === undefined) return void (await self.clients.openWindow(url));
    await shown.focus();
    // Without a reload when the page can, see app/worker-contact.ts.
    shown.postMessage({ type: 'open', url });
  };
  event.waitUntil(open());
});
