import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { AuditKind } from '@deepam/contracts';
import type { ClientSession } from 'mongoose';
import type { Caller } from '../auth/caller.js';

/** The context belongs to one request or one event, and is available across every await. */
export interface RequestContext {
  /** The id is that of the first request of a chain of calls and events; every log line and event has it. */
  readonly correlationId: string;
  /** The id is undefined in a handler of several events: its own events could name only one of them as their cause. */
  readonly causationId: string | null | undefined;
  /** The parent of the next span is unset without a recorded trace. */
  readonly traceparent?: string | undefined;
  readonly address?: string;
  /** A service has only its name, as `memberId`. The caller is null in a program of the operator. */
  caller?: ContextCaller | null;
  runningKey?: RunningKey;
  approval?: ApprovalContext;
  auditObligation?: AuditObligation;
  /** The hook writes the result of a bulk row in the transaction of the effect; an error undoes both. */
  beforeCommit?: (session: ClientSession) => Promise<void>;
}

export type ContextCaller = Pick<Caller, 'memberId'> & Partial<Caller>;

/** The demand is met after the entry is written; a transaction that would leave it open is rejected. */
export interface AuditObligation {
  readonly kind: AuditKind;
  isMet: boolean;
}

/** The caller is one of the two people of the present call's approval, and the id names the other. */
export type ApprovalContext = {
  readonly id: string;
  /** The digest covers the facts that the requester saw. */
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
  const { approval, caller } = currentContext() ?? {};
  if (approval === undefined) return null;
  return 'approverId' in approval ? approval.approverId : (caller?.memberId ?? null);
}

/** The key is the Idempotency-Key of the current request; `owner` fences off an attempt that has lost the key. */
export interface RunningKey {
  readonly id: string;
  readonly owner: string;
  /**
   * This number counts the open transactions that will mark the record as done. A change of the record forces them to
   * restart.
   */
  transactions: number;
}
