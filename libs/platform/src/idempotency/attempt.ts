import type { RequestContext } from '../context/request-context.js';

/** What repetition needs to know of a mutating call. */
export interface Attempt {
  /** The caller's header. */
  readonly key: string;
  /** The endpoint's name. */
  readonly route: string;
  /** Null on public routes, where only the key tells one sender from another. */
  readonly callerId: string | null;
  /** Everything that was sent. */
  readonly content: unknown;
  /** Its answer is shown once and kept nowhere. */
  readonly isShownOnce?: boolean;
  readonly context: RequestContext;
}
