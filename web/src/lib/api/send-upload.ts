import { backOff } from '../back-off.js';
import { ApiError, isSilent, unreachable } from './api-error.js';
import { whileBusy } from './busy.js';
import { send } from './transport.js';
import type { RawAnswer, Request } from './raw-call.js';
import { type Upload, upload } from './upload.js';

export interface Connectivity {
  isOnline(): boolean;
  waitUntilOnline(afterMs: number, signal: AbortSignal): Promise<void>;
}

export const browserConnectivity: Connectivity = {
  isOnline: () => navigator.onLine,
  waitUntilOnline: (afterMs, signal) =>
    new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const finish = () => {
        clearTimeout(timer);
        window.removeEventListener('online', finish);
        signal.removeEventListener('abort', finish);
        resolve();
      };
      if (navigator.onLine) timer = setTimeout(finish, afterMs);
      window.addEventListener('online', finish);
      signal.addEventListener('abort', finish);
    }),
};

/** The tries count only while online; offline the upload waits as long as the reader does. */
const mostTries = 6;
const shortestWaitMs = 1_000;
const longestWaitMs = 15_000;
/** A queued file is sent again for this time in milliseconds. */
const longestQueueMs = 300_000;

/**
 * Retries an upload with one key until an answer comes.
 * @throws ApiError NETWORK.UNREACHABLE when the server stays down or the reader gives up; AbortError when the caller
 * does
 */
export async function sendUpload(
  request: Request,
  files: readonly File[],
  { connectivity = browserConnectivity, sendOnce = send, now = Date.now } = {},
): Promise<RawAnswer> {
  let tries = 0;
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  request.signal?.addEventListener('abort', giveUp);
  let queuedSince: number | null = null;
  const showState = (state: Upload['state'], share: number, tryNow: () => void, position?: number) =>
    upload.set({ files, state, share, tryNow, giveUp, position });
  const onUploadProgress = (share: number) => {
    if (queuedSince === null) showState('sending', share, () => undefined);
    request.onUploadProgress?.(share);
  };
  try {
    for (;;) {
      let queued: Queued | null = null;
      onUploadProgress(0);
      try {
        const answer = await whileBusy(() => sendOnce({ ...request, onUploadProgress, signal: stop.signal }));
        queued = queuedIn(answer);
        if (queued) {
          queuedSince ??= now();
          if (now() - queuedSince > longestQueueMs) return answer;
        } else {
          if (!isStillAtWork(answer) || tries === 0) return answer;
          tries += 1;
          if (tries >= mostTries) return answer;
        }
      } catch (error) {
        // A connection that is silent for two minutes is dead: a new connection helps at the first try, or not at all.
        tries += isSilent(error) ? 3 : 1;
        if (!isUnreachable(error) || (connectivity.isOnline() && tries >= mostTries)) throw error;
      }
      const again = new AbortController();
      const wake = () => again.abort();
      stop.signal.addEventListener('abort', wake);
      if (queued) showState('queued', 0, wake, queued.position);
      else showState('waiting', 0, wake);
      const wait = queued ? queued.waitMs : backOff(tries, shortestWaitMs, longestWaitMs);
      await connectivity.waitUntilOnline(wait, again.signal);
      if (stop.signal.aborted) throw request.signal?.aborted ? request.signal.reason : unreachable();
    }
  } finally {
    request.signal?.removeEventListener('abort', giveUp);
    upload.set(null);
  }
}

/** The previous try was cut off only in the browser, so its answer follows soon. */
const isStillAtWork = ({ status, text }: RawAnswer): boolean =>
  status === 409 && text.includes('IDEMPOTENCY.IN_PROGRESS');

interface Queued {
  readonly position: number;
  readonly waitMs: number;
}

function queuedIn({ status, text, header }: RawAnswer): Queued | null {
  if (status !== 429 || !text.includes('FILE.QUEUED')) return null;
  const { details } = JSON.parse(text) as { details?: { position?: number } };
  const seconds = Number(header('retry-after')) || 2;
  return { position: details?.position ?? 1, waitMs: Math.min(seconds * 1_000, longestWaitMs) };
}

const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
