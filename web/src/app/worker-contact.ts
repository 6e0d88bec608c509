import { keyOf } from '../lib/api/endpoint-query.js';
import { queryClient } from '../lib/api/query-client.js';
import { currentToken, session } from '../lib/auth/session.js';
import { language } from '../lib/i18n/language.js';
import { registerServiceWorker } from '../lib/service-worker.js';
import { createStore } from '../lib/store.js';
import { openAddress } from './open-address.js';

export const newVersionWaits = createStore(false);

const HOUR_MS = 3_600_000;
let waiting: ServiceWorker | null = null;

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
  sendReader(registration);
  session.subscribe(() => sendReader(registration));
  language.subscribe(() => sendReader(registration));
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
    registration.update().catch(() => undefined);
  });
}

/** Tells the worker the account and the language. The worker keeps the token only in memory, and drops it at logout. */
function sendReader(registration: ServiceWorkerRegistration): void {
  const { status } = session.get();
  if (status === 'loading') return;
  const reader = { isMember: status === 'in', language: language.get().language, token: currentToken() };
  registration.active?.postMessage({ type: 'reader', ...reader });
}

function offer(next: ServiceWorker | null): void {
  waiting = next;
  newVersionWaits.set(next !== null);
}

/** The new version takes over and the page reloads; unsaved input is lost. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ type: 'take-over' });
}
