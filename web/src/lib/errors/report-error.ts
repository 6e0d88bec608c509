import type { ClientError } from '@deepam/contracts';
import { connectivity } from '../connectivity.js';
import { reportOf } from './report-of.js';

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
