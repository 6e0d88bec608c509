import { backOff } from './back-off.js';
import { createStore } from './store.js';

export interface Line {
  readonly isUp: boolean;
  /** When the server was last heard, in ms since 1970; null when that is not known. */
  readonly heardAt: number | null;
}

/** Whether the server can be reached, whatever the browser says of its connection. */
export const line = createStore<Line>({ isUp: true, heardAt: null });

/** A file that every installation has, and nobody keeps. */
const probe = '/robots.txt';
const probeMs = 4_000;
const shortestWaitMs = 2_000;
const longestWaitMs = 15_000;

let probing: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Something has come from the server. */
export function lineHeard(): void {
  const wasUp = line.get().isUp;
  clearTimeout(timer);
  // While all is well nobody needs to be told.
  if (wasUp) heardAt = Date.now();
  else line.set({ isUp: true, heardAt: (heardAt = Date.now()) });
}
let heardAt: number | null = null;

/** A call has failed, or takes long: one request tells whether the connection is the cause. */
export async function lineDoubted(): Promise<void> {
  if (line.get().isUp && probing === null && !(await reaches())) lineLost();
}

/** Looks, where it is believed to be up. */
export async function lineIsUp(): Promise<boolean> {
  if (line.get().isUp && !(await reaches())) lineLost();
  return line.get().isUp;
}

/** What is kept tells when the server was last heard, where no call has been answered yet. */
export function lineHeardBefore(at: number): void {
  const now = line.get();
  if (!now.isUp && now.heardAt === null) line.set({ ...now, heardAt: at });
}

/** Follows what the browser says, and looks for itself as long as there is no line. */
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

/** After so many looks in vain. */
async function lookAgain(failures: number): Promise<void> {
  if (line.get().isUp) return;
  // Out of sight, the event that ends that begins again. `navigator.onLine` is not asked: it is wrong behind some VPNs.
  if (document.visibilityState === 'hidden') return;
  if (await reaches()) lineHeard();
  else if (!line.get().isUp) lookLater(failures);
}

/** Whether any answer comes, and soon. */
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
