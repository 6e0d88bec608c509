import { backOff } from '../back-off.js';
import { ApiError, isSilent, unreachable } from './api-error.js';
import { whileBusy } from './busy.js';
import { browserConnectivity } from './connectivity.js';
import { send } from './transport.js';
import { type RawAnswer, type Request } from './raw-call.js';
import { type Upload, upload } from './upload.js';

/** Tries while the browser says that it is online; without a connection it waits as long as the reader does. */
const mostTries = 6;
const shortestWaitMs = 1_000;
const longestWaitMs = 15_000;

/**
 * Sends files, and after a broken connection sends them again, until an answer comes. The request carries one key all along.
 * @throws ApiError NETWORK.UNREACHABLE when the server stays away or the reader gives up; AbortError when the caller does
 */
export async function sendUpload(
  request: Request,
  files: readonly File[],
  { connectivity = browserConnectivity, sendOnce = send } = {},
): Promise<RawAnswer> {
  let tries = 0;
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  request.signal?.addEventListener('abort', giveUp);
  const show = (state: Upload['state'], share: number, tryNow: () => void) =>
    upload.set({ files, state, share, tryNow, giveUp });
  const onUploadProgress = (share: number) => {
    show('sending', share, () => undefined);
    request.onUploadProgress?.(share);
  };
  try {
    for (;;) {
      onUploadProgress(0);
      try {
        const answer = await whileBusy(() => sendOnce({ ...request, onUploadProgress, signal: stop.signal }));
        if (!isStillAtWork(answer) || tries === 0) return answer;
        tries += 1;
        if (tries >= mostTries) return answer;
      } catch (error) {
        // A line that has said nothing for two minutes is dead: a new connection mends that at the first try, or not at all.
        tries += isSilent(error) ? 3 : 1;
        if (!isUnreachable(error) || (connectivity.isOnline() && tries >= mostTries)) throw error;
      }
      const again = new AbortController();
      const wake = () => again.abort();
      stop.signal.addEventListener('abort', wake);
      show('waiting', 0, wake);
      await connectivity.back(backOff(tries, shortestWaitMs, longestWaitMs), again.signal);
      if (stop.signal.aborted) throw request.signal?.aborted ? request.signal.reason : unreachable();
    }
  } finally {
    request.signal?.removeEventListener('abort', giveUp);
    upload.set(null);
  }
}

/** The try before was cut off on this side only: its answer is there in a moment. */
const isStillAtWork = ({ status, text }: RawAnswer): boolean =>
  status === 409 && text.includes('IDEMPOTENCY.IN_PROGRESS');

const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
