import type { ClientError } from '@deepam/contracts';

/** The reporter is loaded on the first error. An error of the reporter is ignored. */
export function noteError(kind: ClientError['kind'], error: unknown): void {
  import('./report-error.js').then(({ reportError: tellError }) => tellError(kind, error)).catch(() => undefined);
}

export function watchErrors(): void {
  addEventListener('error', ({ error }) => noteError('error', error));
  addEventListener('unhandledrejection', ({ reason }) => noteError('rejection', reason));
}
