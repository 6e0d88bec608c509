import { ApiError } from './api-error.js';
import { type IdempotencyKey, newIdempotencyKey } from './build-request.js';

/**
 * A guard belongs to one dialog or form. It has the running requests, and the Idempotency-Key of each content. The same
 * content is not sent again while it is running; after a lost answer it is sent with the same key, so that the server
 * executes it once.
 */
export class ActionGuard {
  private readonly keys = new Map<string, IdempotencyKey>();
  private readonly underWay = new Map<string, Promise<unknown>>();

  /** Begins `work`, or joins the running one until `release` is called after the outcome is shown. */
  once<Output>(content: string, work: () => Promise<Output>, onEnd: (release: () => void) => void): Promise<Output> {
    const present = this.underWay.get(content) as Promise<Output> | undefined;
    if (present !== undefined) return present;
    const begun = work();
    this.underWay.set(content, begun);
    const end = () =>
      onEnd(() => {
        if (this.underWay.get(content) === begun) this.underWay.delete(content);
      });
    begun.then(end, end);
    return begun;
  }

  keyOf(content: string): IdempotencyKey {
    const known = this.keys.get(content);
    if (known !== undefined) return known;
    const key = newIdempotencyKey();
    this.keys.set(content, key);
    return key;
  }

  /** An answer ends the content's key, unless the error leaves the outcome unknown. */
  settle(content: string, error?: unknown): void {
    if (isSettled(error)) this.keys.delete(content);
  }

  forgetKeys(): void {
    this.keys.clear();
  }
}

/**
 * `error` is undefined after success. The outcome is unknown after a broken connection, after a server error, and
 * during the first try.
 */
export const isSettled = (error: unknown): boolean =>
  error === undefined ||
  (error instanceof ApiError && error.status !== 0 && error.status < 500 && error.code !== 'IDEMPOTENCY.IN_PROGRESS');

/** A file is identified by name, size, type and date, so that choosing it again is the same content. */
export function contentOf(input: unknown): string {
  const text = JSON.stringify(input, (_name, value: unknown) =>
    value instanceof File ? { file: [value.name, value.size, value.type, value.lastModified] } : value,
  );
  return text ?? '';
}
