import { type ClientError, cleanMessage, framesOf, pageOf } from '@deepam/contracts';
import { connectivity } from '../connectivity.js';
import { ApiError } from '../api/api-error.js';

const most = 10;
const sent = new Set<string>();

/** Each error is reported once per tab, without waiting, and also when the page closes. */
export function reportError(kind: ClientError['kind'], error: unknown): void {
  const isOnline = navigator.onLine && connectivity.get().isOnline;
  const report = reportOf(kind, error, { pathname: location.pathname, isOnline, build: __BUILD__ });
  if (report === null) return;
  const body = JSON.stringify(report);
  if (sent.size >= most || sent.has(body)) return;
  sent.add(body);
  const [, path] = __API_ROUTES__.reportClientError;
  navigator.sendBeacon(`/api${path}`, new Blob([body], { type: 'application/json' }));
}

/**
 * The report has no personal data, and covers only faults of the product.
 * @returns null for a lost connection, a cancelled action, and errors of browser extensions
 */
export function reportOf(
  kind: ClientError['kind'],
  error: unknown,
  { pathname, isOnline, build }: { pathname: string; isOnline: boolean; build: string },
): ClientError | null {
  if (!(error instanceof Error) || error.name === 'AbortError') return null;
  const frames = framesOf(error.stack ?? '');
  const isOfApi = error instanceof ApiError;
  if (isOfApi ? error.status === 0 : frames.length === 0 && kind !== 'drawing') return null;
  // Offline, a missing chunk is not an error.
  if (!isOnline) return null;
  return {
    kind,
    name: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error',
    // The message may contain personal data, so the code replaces it.
    message: isOfApi ? error.code : cleanMessage(error.message),
    frames,
    page: pageOf(pathname),
    build,
  };
}
