import type { RequestContext } from '../context/request-context.js';

export interface Attempt {
  readonly key: string;
  readonly route: string;
  /** Null on public routes, where only the key distinguishes senders. */
  readonly callerId: string | null;
  readonly content: unknown;
  readonly isShownOnce?: boolean;
  readonly context: RequestContext;
}
