import { backOff } from './back-off.js';
import { createStore } from './store.js';

export interface Connectivity {
  readonly isOnline: boolean;
  readonly lastOnlineAt: number | null;
}

export const connectivity = createStore<Connectivity>({ isOnline: true, lastOnlineAt: null });

/** Every installation has this file, and no cache stores it. */
const probe = '/robots.txt';
const probeMs = 4_000;
const shortestWaitMs = 2_000;
const longestWaitMs = 15_000;

let probing: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function markOnline(): void {
  const wasOnline = connectivity.get().isOnline;
  clearTimeout(timer);
  if (wasOnline) lastOnlineAt = Date.now();
  else connectivity.set({ isOnline: true, lastOnlineAt: (lastOnlineAt = Date.now()) });
}
let lastOnlineAt: number | null = null;

/** A failed or slow call triggers one request, which shows whether the connection is the cause. */
export async function verifyConnectivity(): Promise<void> {
  if (connectivity.get().isOnline && probing === null && !(await reaches())) markOffline();
}

export async function checkOnline(): Promise<boolean> {
  if (connectivity.get().isOnline && !(await reaches())) markOffline();
  return connectivity.get().isOnline;
}

export function restoreLastOnline(at: number): void {
  const now = connectivity.get();
  if (!now.isOnline && now.lastOnlineAt === null) connectivity.set({ ...now, lastOnlineAt: at });
}

export function watchConnectivity(): void {
  window.addEventListener('offline', markOffline);
  window.addEventListener('online', () => void lookAgain(0));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAgain(0);
  });
  if (!navigator.onLine) markOffline();
}

function markOffline(): void {
  if (!connectivity.get().isOnline) return;
  connectivity.set({ isOnline: false, lastOnlineAt });
  lookLater(0);
}

function lookLater(failures: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void lookAgain(failures + 1), backOff(failures, shortestWaitMs, longestWaitMs));
}

async function lookAgain(failures: number): Promise<void> {
  if (connectivity.get().isOnline) return;
  // A page that becomes visible starts the checks again. `navigator.onLine` is ignored, because some VPNs make it
  // wrong.
  if (document.visibilityState === 'hidden') return;
  if (await reaches()) markOnline();
  else if (!connectivity.get().isOnline) lookLater(failures);
}

async function reaches(): Promise<boolean> {
  probing ??= (async () => {
    const patience = new AbortController();
    const over = setTimeout(() => patience.abort(), probeMs);
    try {
      await fetch(probe, { method: 'HEAD', cache: 'no-store', signal: patience.signal });
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(over);
      probing = null;
    }
  })();
  return probing;
}
