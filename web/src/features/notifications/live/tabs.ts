import type { NotificationView } from '@deepam/contracts';
import { currentToken, session } from '../../../lib/auth/session.js';
import { memberOf } from '../../../lib/auth/token-expiry.js';
import { createStore } from '../../../lib/store.js';

export type TabMessage =
  | { readonly type: 'alive' }
  | { readonly type: 'news'; readonly id: string; readonly view: NotificationView }
  | { readonly type: 'read' }
  | { readonly type: 'lost' };

const trustMs = 40_000;

export const isLive = createStore(false);

const listeners = new Set<(view: NotificationView) => void>();
const readers = new Set<() => void>();
const tabs = new BroadcastChannel('deepam-live');
let lastId: string | null = null;
let doubt: ReturnType<typeof setTimeout> | undefined;

const presentMember = (): string | null => memberOf(currentToken() ?? '');

tabs.onmessage = ({ data }) => {
  const { of, ...message } = data as TabMessage & { readonly of?: string | null };
  // A tab that does not know about a switch of accounts may still send the old account's messages.
  if (of === presentMember()) receive(message);
};
session.subscribe(() => {
  if (session.get().status === 'out') lastId = null;
});

export const position = (): string | null => lastId;

export function publish(message: TabMessage): void {
  receive(message);
  tabs.postMessage({ ...message, of: presentMember() });
}

export function receive(message: TabMessage): void {
  clearTimeout(doubt);
  isLive.set(message.type !== 'lost');
  doubt = setTimeout(() => isLive.set(false), trustMs);
  if (message.type === 'read') for (const listener of [...readers]) listener();
  if (message.type !== 'news') return;
  lastId = message.id;
  for (const listener of [...listeners]) listener(message.view);
}

export function onRead(listener: () => void): () => void {
  readers.add(listener);
  return () => readers.delete(listener);
}

export function onNotification(listener: (view: NotificationView) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
