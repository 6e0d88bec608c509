import type { NotificationView } from '@deepam/contracts';
import { currentToken, endSession } from '../../../lib/auth/session.js';
import { backOff } from '../../../lib/back-off.js';
import { readSseConnection } from './sse-connection.js';
import { receive, position, publish } from './tabs.js';

/** A connection that lasted longer than this resets the count of failures. */
const steadyMs = 60_000;
const shortestWaitMs = 1_000;
const longestWaitMs = 60_000;

/**
 * Keeps one connection open in this browser while a tab is visible and online: the tab with the lock reads, and the
 * others get its messages. Returns a function that ends it for this tab.
 */
export function keepConnected(): () => void {
  let turn: AbortController | null = null;
  const follow = () => {
    const wanted = document.visibilityState === 'visible' && navigator.onLine;
    if (wanted && turn === null) {
      turn = new AbortController();
      void inTurn(turn.signal);
    }
    if (!wanted) stop();
  };
  const stop = () => {
    if (turn === null) return;
    turn.abort();
    turn = null;
    // Missed notifications are fetched when the connection is open again.
    receive({ type: 'lost' });
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
    stop();
  };
}

/** Waits for the lock of this browser. Without locks (plain http) every tab has a connection of its own. */
async function inTurn(signal: AbortSignal): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return read(signal);
  // An aborted wait is not an error, because the next visible tab waits again.
  await locks.request('deepam-live', { signal }, () => read(signal)).catch(() => undefined);
}

async function read(signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const token = currentToken();
    if (token === null) return;
    const began = Date.now();
    const end = await readSseConnection({
      token,
      lastId: position(),
      signal,
      onSign: () => publish({ type: 'alive' }),
      onEvent: ({ event, id, data }) => {
        if (event === 'read') publish({ type: 'read' });
        if (event !== 'notification' || id === undefined) return;
        publish({ type: 'news', id, view: JSON.parse(data) as NotificationView });
      },
    });
    if (signal.aborted) return;
    // A token that was renewed in the meantime was not rejected.
    if (end === 'refused' && token === currentToken()) return endSession('expired');
    failures = end === 'ended' || Date.now() - began > steadyMs ? 0 : failures + 1;
    if (failures > 0) receive({ type: 'lost' });
    await pause(backOff(failures, shortestWaitMs, longestWaitMs, Math.random()), signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
