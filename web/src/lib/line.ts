import { backOff } from './back-off.js';
import { createStore } from './store.js';

export interface Line {
  readonly isUp: boolean;
  readonly heardAt: number | null;
}

export const line = createStore<Line>({ isUp: true, heardAt: null });

/** Every installation has this file, and no cache stores it. */
const probe = '/robots.txt';
const probeMs = 4_000;
const shortestWaitMs = 2_000;
const longestWaitMs = 15_000;

let probing: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function lineHeard(): void {
  const wasUp = line.get().isUp;
  clearTimeout(timer);
  if (wasUp) heardAt = Date.now();
  else line.set({ isUp: true, heardAt: (heardAt = Date.now()) });
}
let heardAt: number | null = null;

/** A failed or slow call triggers one request, which shows whether the connection is the cause. */
export async function lineDoubted(): Promise<void> {
  if (line.get().isUp && probing === null && !(await reaches())) lineLost();
}

export async function lineIsUp(): Promise<boolean> {
  if (line.get().isUp && !(await reaches())) lineLost();
  return line.get().isUp;
}

export function lineHeardBefore(at: number): void {
  const now = line.get();
  if (!now.isUp && now.heardAt === null) line.set({ ...now, heardAt: at });
}

export function watchLine(): void {
  window.addEventListener('offline', lineLost);
  window.addEventListener('online', () => void lookAgain(0));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAgain(0);
  });
  if (!navigator.onLine) lineLost();
}

function lineLost(): void {
  if (!line.get().isUp) return;
  line.set({ isUp: false, heardAt });
  lookLater(0);
}

function lookLater(failures: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void lookAgain(failures + 1), backOff(failures, shortestWaitMs, longestWaitMs));
}

async function lookAgain(failures: number): Promise<void> {
  if (line.get().isUp) return;
  // A visible page starts again. `navigator.onLine` is ignored, because some VPNs make it wrong.
  if (document.visibilityState === 'hidden') return;
  if (await reaches()) lineHeard();
  else if (!line.get().isUp) lookLater(failures);
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
