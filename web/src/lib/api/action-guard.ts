import { ApiError } from './api-error.js';
import { type IdempotencyKey, newIdempotencyKey } from './build-request.js';

/**
 * Of one opened dialog or form: what is under way, and the Idempotency-Key of each content. The same content is not begun again
 * while it is under way, and after a lost answer it is sent with the same key, so that the server does it once.
 */
export class ActionGuard {
  private readonly keys = new Map<string, IdempotencyKey>();
  private readonly underWay = new Map<string, Promise<unknown>>();

  /** Begins `work`, or joins the same one that is under way. `forget` ends that: once the outcome is on the screen. */
  once<Output>(content: string, work: () => Promise<Output>, onEnd: (forget: () => void) => void): Promise<Output> {
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

  /** An answer has come: whatever is sent next is something new. After an error that says nothing of the outcome it is not. */
  settle(content: string, error?: unknown): void {
    if (isSettled(error)) this.keys.delete(content);
  }

  forgetKeys(): void {
    this.keys.clear();
  }
}

/**
 * Whether the outcome of an action is known; `error` is undefined when it succeeded. It is unknown after a broken connection, after an error
 * of the server, and while the first try is at work.
 */
export const isSettled = (error: unknown): boolean =>
  error === undefined ||
  (error instanceof ApiError && error.status !== 0 && error.status < 500 && error.code !== 'IDEMPOTENCY.IN_PROGRESS');

/** Tells one content from another; a file by its name, size, type and date, so that one chosen anew is the same. */
export function contentOf(input: unknown): string {
  const text = JSON.stringify(input, (_name, value: unknown) =>
    value instanceof File ? { file: [value.name, value.size, value.type, value.lastModified] } : value,
  );
  return text ?? '';
}
