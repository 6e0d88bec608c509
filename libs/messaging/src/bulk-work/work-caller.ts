import { currentContext, isDatabaseError, isStaff, newId, type Caller, type RequestContext } from '@deepam/platform';
import { Error as MongooseError } from 'mongoose';

/**
 * The work keeps the caller as at the start. A higher version of the session ends the work, because a permission or a
 * password was changed.
 */
export interface WorkCaller extends Caller {
  /** Processes of release 1.0 read this field. */
  readonly isStaff: boolean;
  readonly address?: string;
  readonly correlationId: string;
}

export function workCallerOf({ expiresAt: _, authTime: _given, ...caller }: Caller): WorkCaller {
  const { address, correlationId = newId() } = currentContext() ?? {};
  return { ...caller, isStaff: isStaff(caller), correlationId, ...(address !== undefined && { address }) };
}

export function workContext({ address, correlationId, ...caller }: WorkCaller): RequestContext {
  return { correlationId, causationId: null, caller, ...(address !== undefined && { address }) };
}

/** Another process continues the work, or the work has ended. */
export class NotHeld extends Error {}

/** An outage of the database concerns all rows; any other error concerns one row and must not stop the others. */
export const isForAllRows = (error: unknown): boolean =>
  error instanceof NotHeld || (isDatabaseError(error) && !(error instanceof MongooseError.ValidationError));
