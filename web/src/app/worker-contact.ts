import { keyOf } from '../lib/api/endpoint-query.js';
import { queryClient } from '../lib/api/query-client.js';
import { currentToken, session } from '../lib/auth/session.js';
import { language } from '../lib/i18n/language.js';
import { registerServiceWorker } from '../lib/service-worker.js';
import { createStore } from '../lib/store.js';
import { openAddress } from './open-address.js';

/** Whether a new version has been loaded and waits to be used. */
export const newVersionWaits = createStore(false);

const HOUR_MS = 3_600_000;
let waiting: ServiceWorker | null = null;

/** Registers the service worker when the page has come to rest, and listens to it from then on. */
export async function contactWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const message = data as { type?: unknown; url?: unknown } | null;
    if (message?.type === 'open' && typeof message.url === 'string') ports[0]?.postMessage(openAddress(message.url));
    if (message?.type === 'token-wanted') ports[0]?.postMessage(currentToken());
    if (message?.type === 'read') {
      for (const name of ['listNotifications', 'latestUnread'] as const) {
        void queryClient.invalidateQueries({ queryKey: keyOf(name) });
      }
    }
  });
  const registration = await registerServiceWorker();
  if (registration === null) return;
  tellReader(registration);
  session.subscribe(() => tellReader(registration));
  language.subscribe(() => tellReader(registration));
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && registration.active !== null) offer(next);
    });
  });
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < HOUR_MS) return;
    lookedAt = Date.now();
    // Offline there is nothing new.
    registration.update().catch(() => undefined);
  });
}

/** Who is logged in, and what they read. The worker keeps the token in its memory alone, and forgets it with the login. */
function tellReader(registration: ServiceWorkerRegistration): void {
  const { status } = session.get();
  if (status === 'loading') return;
  const reader = { isMember: status === 'in', language: language.get().language, token: currentToken() };
  registration.active?.postMessage({ type: 'reader', ...reader });
}

function offer(next: ServiceWorker | null): void {
  waiting = next;
  newVersionWaits.set(next !== null);
}

/** The reader wants the new version: it takes over, and the page is loaded anew from it, without what was typed. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ type: 'take-over' });
}
