import type { ClientError } from '@deepam/contracts';

/** Of one visit: a page that fails all the time says no more than that. */
const most = 10;
let noted = 0;

/** Tells the gateway of an error; what does so is loaded when there is one. That it cannot be told is no error again. */
export function noteError(kind: ClientError['kind'], error: unknown): void {
  if (++noted > most) return;
  import('./tell-error.js').then(({ tellError }) => tellError(kind, error)).catch(() => undefined);
}

export function watchErrors(): void {
  addEventListener('error', ({ error }) => noteError('error', error));
  addEventListener('unhandledrejection', ({ reason }) => noteError('rejection', reason));
}
