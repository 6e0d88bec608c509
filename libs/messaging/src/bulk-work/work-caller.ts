import { currentContext, isDatabaseError, isStaff, newId, type Caller, type RequestContext } from '@deepam/platform';
import { Error as MongooseError } from 'mongoose';
import { NotHeld } from './not-held.js';

/** Who began work in the background, and in which session, as the audit trail tells it of each row. */
export interface WorkCaller {
  readonly memberId: string;
  readonly isHead: boolean;
  readonly isStaff: boolean;
  /** A higher one ends it: a right was taken, or a password was changed. */
  readonly sessionVersion: number;
  readonly sessionId?: string;
  readonly passwordFrom?: string;
  readonly influencedBy?: readonly string[];
  readonly address?: string;
  readonly correlationId: string;
}

export function workCallerOf(caller: Caller): WorkCaller {
  const { memberId, isHead, sessionVersion, sessionId, passwordFrom, influencedBy } = caller;
  const { address, correlationId = newId() } = currentContext() ?? {};
  return {
    ...{ memberId, isHead, isStaff: isStaff(caller), sessionVersion, correlationId },
    ...(sessionId !== undefined && { sessionId }),
    ...(passwordFrom !== undefined && { passwordFrom }),
    ...(influencedBy !== undefined && { influencedBy }),
    ...(address !== undefined && { address }),
  };
}

/** As in the request that began it. */
export function workContext(caller: WorkCaller): RequestContext {
  const { memberId, isHead, isStaff: isOfCompany, sessionVersion, correlationId } = caller;
  const { sessionId, passwordFrom, influencedBy, address } = caller;
  return {
    ...{ memberId, isHead, isStaff: isOfCompany, sessionVersion, correlationId, causationId: null },
    ...(sessionId !== undefined && { sessionId }),
    ...(passwordFrom !== undefined && { passwordFrom }),
    ...(influencedBy !== undefined && { influencedBy }),
    ...(address !== undefined && { address }),
  };
}

/** Such as that the database is away; another error is about one row, and must not hold up the others. */
export const isForAllRows = (error: unknown): boolean =>
  error instanceof NotHeld || (isDatabaseError(error) && !(error instanceof MongooseError.ValidationError));
