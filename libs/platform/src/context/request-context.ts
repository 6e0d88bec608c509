import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { AuditKind } from '@deepam/contracts';
import type { ClientSession } from 'mongoose';
import type { RunningKey } from '../idempotency/running-key.js';

/** What travels along with one request or one event through every await. */
export interface RequestContext {
  /** The request that began it all; in every log line and event. */
  readonly correlationId: string;
  /** The event that led directly to this work; null for a request. */
  readonly causationId: string | null;
  /** What the next part of the trace continues; unset where none is recorded. */
  readonly traceparent?: string | undefined;
  /** The client's network address, as the gateway saw it; missing for events and commands. */
  readonly address?: string;
  /** Set for a handler of several events: what it said could name only one of them as its cause. */
  readonly hasSeveralCauses?: boolean;
  /** Whoever runs a command beside the services. */
  readonly isOperator?: boolean;
  memberId?: string;
  isHead?: boolean;
  isStaff?: boolean;
  /** Of the caller's token; unset for a service. */
  sessionVersion?: number;
  /** As the version. */
  sessionId?: string;
  /** As the version: the person who gave the password of this login. */
  passwordFrom?: string;
  /** The colleagues who may be the caller, as the token names them; unset for a service. */
  influencedBy?: readonly string[];
  /** Set while a request with an Idempotency-Key is worked on. */
  runningKey?: RunningKey;
  /** Set while something is done that a second person has consented to. */
  granting?: Granting;
  /** Set for a call that must leave an entry in the audit trail. */
  auditDemand?: AuditDemand;
  /** Written with the effect, in its transaction: the result of a row of bulk work. What it throws undoes both. */
  alongside?: (session: ClientSession) => Promise<void>;
}

/** Met once the entry is written; the first transaction of the call that leaves it open is refused. */
export interface AuditDemand {
  readonly kind: AuditKind;
  isMet: boolean;
}

/** What two people agreed on, while it is done. */
export interface Granting {
  /** Of the request for a second person. */
  readonly id: string;
  /** Digest of what was looked at when it was asked for. */
  readonly seen: string;
  /** The accounts of the requester (`accountsOf`), if the approver is the caller. */
  readonly askerAccounts?: readonly string[];
  /** The other one of the two people: the caller is the approver or the requester. */
  readonly other: { readonly askedBy: string } | { readonly grantedBy: string };
}

export const requestContext = new AsyncLocalStorage<RequestContext | undefined>();

/** Of the request or event that is being handled; undefined in the background. */
export function currentContext(): RequestContext | undefined {
  return requestContext.getStore();
}

/**
 * What `work` begins, timers as well, belongs to no request or event, whoever woke it: in the context of a call its transactions would be a part
 * of that call, with its key, its row of bulk work and its actor.
 */
export function inBackground<T>(work: () => T): T {
  return requestContext.run(undefined, work);
}

const wellFormed = /^[\w.:-]{8,64}$/;

/** The caller's correlation id when it is harmless in a log line, otherwise a new one. */
export function correlationIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && wellFormed.test(header) ? header : randomUUID();
}

/** The account that approves, as a second person, what the present call carries out; null where the call needs none. */
export function secondApprover(): string | null {
  const { granting, memberId = null } = currentContext() ?? {};
  if (granting === undefined) return null;
  return 'grantedBy' in granting.other ? granting.other.grantedBy : memberId;
}
