import type { AuditSubjectKind, Paise } from '@deepam/contracts';
import { createHash } from 'node:crypto';

export interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string;
}

/** The approver has to know these facts. Account numbers and other secrets must never be part of them. */
export interface ApprovalSubject {
  readonly amountPaise?: Paise;
  readonly isAlways?: boolean;
  /**
   * The accounts (`accountsOf`) are those of the people who requested the money: a person who may be one of them needs
   * an approver, except the head.
   */
  readonly payeeAccounts?: readonly string[];
  /**
   * The accounts (`accountsOf`) are those of people who can't be the approver, because they are behind the facts that
   * the approver judges. They are checked when an approval carries out the call, so not for calls that are only
   * allowed.
   */
  readonly notBy?: readonly string[];
  /**
   * The requester saw these facts, and the request does not show them; the request is outdated once they have changed.
   */
  readonly seen?: unknown;
  readonly memberId?: string;
  readonly subject?: { readonly kind: AuditSubjectKind; readonly id: string };
  readonly payments?: readonly { readonly memberId: string; readonly amountPaise: Paise }[];
  readonly what?: string;
  readonly transferredBefore?: number;
  readonly reason?: string | null;
  readonly changes?: readonly Change[];
}

/** The error ends the transaction of the effect, and the call becomes an approval request. */
export class ApproverNeeded extends Error {
  constructor(readonly about: ApprovalSubject) {
    super('This needs a second approver.');
  }
}

/**
 * The digest covers the facts that the requester saw and those that the request shows, so that a row holds none of
 * them.
 */
export const seenDigest = ({ seen, amountPaise, what, transferredBefore, changes }: ApprovalSubject): string =>
  digestOf([seen ?? null, amountPaise ?? null, what ?? null, transferredBefore ?? null, changes ?? []]);

export const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');
