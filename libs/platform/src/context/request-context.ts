import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { AuditKind } from '@deepam/contracts';
import type { ClientSession } from 'mongoose';

/**
 * The context of one request or one event, available across every await. The fields from the token of a person are unset
 * for a service.
 */
export interface RequestContext {
  /** The id of the request that began it all; in every log line and event. */
  readonly correlationId: string;
  /** The parent of the next span; unset without a recorded trace. */
  readonly causationId: string | null;
  readonly traceparent?: string | undefined;
  readonly address?: string;
  /** Set for a handler of several events, whose own events could name only one of them as their cause. */
  readonly hasSeveralCauses?: boolean;
  readonly isOperator?: boolean;
  memberId?: string;
  isHead?: boolean;
  isStaff?: boolean;
  sessionVersion?: number;
  sessionId?: string;
  passwordFrom?: string;
  influencedBy?: readonly string[];
  runningKey?: RunningKey;
  approval?: ApprovalContext;
  auditObligation?: AuditObligation;
  /** Writes the result of a bulk row in the transaction of the effect; an error undoes both. */
  beforeCommit?: (session: ClientSession) => Promise<void>;
}

/** The demand is met after the entry is written; a transaction that would leave it open is rejected. */
export interface AuditObligation {
  readonly kind: AuditKind;
  isMet: boolean;
}

/** The approval of the present call. The caller is one of its two people, and the id names the other. */
export type ApprovalContext = {
  readonly id: string;
  /** A digest of the facts that the requester saw. */
  readonly seen: string;
} & (
  | {
      readonly requesterId: string;
      readonly requesterAccounts: readonly string[];
    }
  | { readonly approverId: string }
);

export const requestContext = new AsyncLocalStorage<RequestContext | undefined>();

export function currentContext(): RequestContext | undefined {
  return requestContext.getStore();
}

/**
 * Work that `work` starts, including timers, belongs to no request or event: otherwise its transactions would be part
 * of that call, with its key, its bulk row and its actor.
 */
export function inBackground<T>(work: () => T): T {
  return requestContext.run(undefined, work);
}

const wellFormed = /^[\w.:-]{8,64}$/;

export function correlationIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && wellFormed.test(header) ? header : randomUUID();
}

export function secondApprover(): string | null {
  const { approval, memberId = null } = currentContext() ?? {};
  if (approval === undefined) return null;
  return 'approverId' in approval ? approval.approverId : memberId;
}

/** The Idempotency-Key of the current request; `owner` fences off an attempt that was taken over. */
export interface RunningKey {
  readonly id: string;
  readonly owner: string;
  /** The number of open transactions that will mark it as done. A change of its record forces them to restart. */
  transactions: number;
}
