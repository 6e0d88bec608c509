import type { ClientError } from '@deepam/contracts';

/** Tells the gateway of an error; what does so is loaded when there is one. That it cannot be told is no error again. */
export function noteError(kind: ClientError['kind'], error: unknown): void {
  import('./tell-error.js').then(({ tellError }) => tellError(kind, error)).catch(() => undefined);
}

export function watchErrors(): void {
  addEventListener('error', ({ error }) => noteError('error', error));
  addEventListener('unhandledrejection', ({ reason }) => noteError('rejection', reason));
}
