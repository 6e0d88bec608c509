import { driverError, outageNames } from '@deepam/platform';
import { HandledElsewhere, MalformedEvent, UnhandledEvent } from '../events/messaging.errors.js';

/** `outage` and `busy` count no try. */
export type RetryCause = 'failed' | 'unhandled' | 'outage' | 'busy';

export type Verdict =
  | { readonly kind: 'retry'; readonly cause: RetryCause; readonly delayMs: number }
  | { readonly kind: 'dead'; readonly reason: 'malformed' | 'failed' | 'unhandled' };

export interface Tries {
  /** The one that failed just now, from 1. */
  readonly attempt: number;
  /** How often the message has waited for the database before. */
  readonly outages: number;
  readonly delaysMs: readonly number[];
  /** How often an event comes again that no handler knows. */
  readonly unhandledTries: number;
}

/**
 * What happens to a delivery whose handler threw. A malformed event can only fail again: dead at once. An unreachable
 * database is nobody's error and ends some day, and so does another handling of the same message: the event waits as often as it
 * must and no try is counted. An event that no handler knows is for a newer replica, which may come during an upgrade: it waits for
 * that as long as one takes. Anything else is tried once per delay, then dead.
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

/** The longest one from there on. */
const delayAt = (index: number, delaysMs: readonly number[]): number => delaysMs[index] ?? delaysMs.at(-1) ?? 0;

const serverErrors = new Set(['MongoServerError', 'MongoBulkWriteError', 'MongoWriteConcernError']);
/** Not primary, shutting down, stepped down, primary unknown … : the driver's own list of codes after which to try again. */
const outageCodes = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

function isOutage(thrown: unknown): boolean {
  const error = driverError(thrown);
  if (!(error instanceof Error)) return false;
  const { name, code } = error as Error & { code?: unknown };
  // mongoose holds operations back while it is disconnected, then gives up with an error that has only its sentence.
  if (name === 'MongooseError' && error.message.includes('buffering timed out')) return true;
  return outageNames.has(name) || (serverErrors.has(name) && typeof code === 'number' && outageCodes.has(code));
}
