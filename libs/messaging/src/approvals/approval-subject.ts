import type { AuditSubjectKind, Paise } from '@deepam/contracts';
import { createHash } from 'node:crypto';

export interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string;
}

/** The facts that the approver has to know. Account numbers and other secrets must never be part of it. */
export interface ApprovalSubject {
  readonly amountPaise?: Paise;
  readonly isAlways?: boolean;
  /**
   * Accounts of the people who requested the money, according to `accountsOf`: a person who may be one of them needs
   * an approver, except the head.
   */
  readonly payeeAccounts?: readonly string[];
  /**
   * Accounts, as `accountsOf` says, of people who can't be its approver: they are behind the facts that the approver judges. Checked when an approval carries
   * out the call, so not for calls that are allowed only.
   */
  readonly notBy?: readonly string[];
  /** Facts that the requester saw and that the request does not show; once they have changed, the request is out of date. */
  readonly seen?: unknown;
  readonly memberId?: string;
  readonly subject?: { readonly kind: AuditSubjectKind; readonly id: string };
  readonly payments?: readonly { readonly memberId: string; readonly amountPaise: Paise }[];
  readonly what?: string;
  readonly transferredBefore?: number;
  readonly reason?: string | null;
  readonly changes?: readonly Change[];
}

/** Thrown in the transaction of the effect, which it ends: the call becomes an approval request. */
export class ApproverNeeded extends Error {
  constructor(readonly about: ApprovalSubject) {
    super('This needs a second approver.');
  }
}

/** The digest covers the facts that the requester saw and the request shows, so that a row holds none of them. */
export const seenDigest = ({ seen, amountPaise, what, transferredBefore, changes }: ApprovalSubject): string =>
  digestOf([seen ?? null, amountPaise ?? null, what ?? null, transferredBefore ?? null, changes ?? []]);

export const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');
