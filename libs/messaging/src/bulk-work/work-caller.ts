import { currentContext, isDatabaseError, isStaff, newId, type Caller, type RequestContext } from '@deepam/platform';
import { Error as MongooseError } from 'mongoose';

export interface WorkCaller {
  readonly memberId: string;
  readonly isHead: boolean;
  readonly isStaff: boolean;
  /** A higher version ends the work: a permission was removed or a password was changed. */
  readonly sessionVersion: number;
  readonly sessionId?: string;
  readonly passwordFrom?: string;
  readonly influencedBy?: readonly string[];
  readonly address?: string;
  readonly correlationId: string;
  /** The permissions of the start; losing one of them ends the work. */
  readonly permissions?: readonly string[];
}

export function workCallerOf(caller: Caller): WorkCaller {
  const { memberId, isHead, sessionVersion, sessionId, passwordFrom, influencedBy, permissions } = caller;
  const { address, correlationId = newId() } = currentContext() ?? {};
  return {
    memberId,
    isHead,
    isStaff: isStaff(caller),
    sessionVersion,
    correlationId,
    ...(sessionId !== undefined && { sessionId }),
    ...(passwordFrom !== undefined && { passwordFrom }),
    ...(influencedBy !== undefined && { influencedBy }),
    ...(permissions !== undefined && { permissions }),
    ...(address !== undefined && { address }),
  };
}

export function workContext(caller: WorkCaller): RequestContext {
  const { memberId, isHead, isStaff: isOfCompany, sessionVersion, correlationId } = caller;
  const { sessionId, passwordFrom, influencedBy, address } = caller;
  return {
    memberId,
    isHead,
    isStaff: isOfCompany,
    sessionVersion,
    correlationId,
    causationId: null,
    ...(sessionId !== undefined && { sessionId }),
    ...(passwordFrom !== undefined && { passwordFrom }),
    ...(influencedBy !== undefined && { influencedBy }),
    ...(address !== undefined && { address }),
  };
}

/** Another process continues the work, or it has ended. */
export class NotHeld extends Error {}

/** An outage of the database concerns all rows; any other error concerns one row and must not stop the others. */
export const isForAllRows = (error: unknown): boolean =>
  error instanceof NotHeld || (isDatabaseError(error) && !(error instanceof MongooseError.ValidationError));
