import { driverError, outageNames } from '@deepam/platform';
import { HandledElsewhere, MalformedEvent, UnhandledEvent } from '../events/messaging.errors.js';

/** The causes `outage` and `busy` count no try. */
export type RetryCause = 'failed' | 'unhandled' | 'outage' | 'busy';

export type Verdict =
  | { readonly kind: 'retry'; readonly cause: RetryCause; readonly delayMs: number }
  | { readonly kind: 'dead'; readonly reason: 'malformed' | 'failed' | 'unhandled' };

/**
 * `attempt` is the try that has just failed, from 1; `outages` counts earlier waits of the message for the database.
 */
export interface Tries {
  readonly attempt: number;
  readonly outages: number;
  readonly delaysMs: readonly number[];
  readonly unhandledTries: number;
}

/**
 * The verdict is the next step for a delivery whose handler threw. A malformed event can only fail again and is dead
 * immediately. An outage of the database ends some day, and so does a concurrent handling of the same message: the
 * event waits as often as necessary, and no try is counted. An event without a handler is for a newer replica, which
 * may start during an upgrade: it waits for the duration of an upgrade. Any other error is retried once per delay, then
 * the event is dead.
 */
export function verdictOn(error: unknown, tries: Tries): Verdict {
  const { attempt, outages, delaysMs, unhandledTries } = tries;
  if (error instanceof MalformedEvent) return { kind: 'dead', reason: 'malformed' };
  const [shortest] = delaysMs;
  if (error instanceof HandledElsewhere && shortest !== undefined) {
    return { kind: 'retry', cause: 'busy', delayMs: shortest };
  }
  if (isOutage(error) && delaysMs.length > 0) {
    return { kind: 'retry', cause: 'outage', delayMs: delayAt(outages, delaysMs) };
  }
  if (error instanceof UnhandledEvent) {
    if (attempt > unhandledTries || delaysMs.length === 0) return { kind: 'dead', reason: 'unhandled' };
    return { kind: 'retry', cause: 'unhandled', delayMs: delayAt(attempt - 1, delaysMs) };
  }
  const delayMs = delaysMs[attempt - 1];
  return delayMs === undefined ? { kind: 'dead', reason: 'failed' } : { kind: 'retry', cause: 'failed', delayMs };
}

const delayAt = (index: number, delaysMs: readonly number[]): number => delaysMs[index] ?? delaysMs.at(-1) ?? 0;

const serverErrors = new Set(['MongoServerError', 'MongoBulkWriteError', 'MongoWriteConcernError']);
/** The driver lists these codes as retryable: not primary, shutting down, stepped down, primary unknown and others. */
const outageCodes = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

function isOutage(thrown: unknown): boolean {
  const error = driverError(thrown);
  if (!(error instanceof Error)) return false;
  const { name, code } = error as Error & { code?: unknown };
  // mongoose buffers operations while it is disconnected, then fails with an error that has only a message.
  if (name === 'MongooseError' && error.message.includes('buffering timed out')) return true;
  return outageNames.has(name) || (serverErrors.has(name) && typeof code === 'number' && outageCodes.has(code));
}
