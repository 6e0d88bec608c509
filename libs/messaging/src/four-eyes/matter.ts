import type { AuditSubjectKind, Paise } from '@deepam/contracts';
import { createHash } from 'node:crypto';

export interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string;
}

/** What somebody is about to do, as far as a second person has to know it. Account numbers and other secrets never stand in it. */
export interface Matter {
  readonly amountPaise?: Paise;
  /** It needs one whatever it moves. */
  readonly isAlways?: boolean;
  /** Of the people who requested the money, as `accountsOf` says: except for the head, a person who may be one of them needs an approver. */
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
  /** Payments that the amount is made of. */
  readonly payments?: readonly { readonly memberId: string; readonly amountPaise: Paise }[];
  readonly what?: string;
  /** For so many of the payments a transfer was made before. */
  readonly transferredBefore?: number;
  readonly reason?: string | null;
  readonly changes?: readonly Change[];
}

/** Thrown in the transaction of the effect, which it ends: the call is asked for instead. */
export class SecondPersonNeeded extends Error {
  constructor(readonly matter: Matter) {
    super('This needs a second person.');
  }
}

/** A digest of what the requester saw and of what the request shows to the second approver, so that a row holds none of it. */
export const seenDigest = ({ seen, amountPaise, what, transferredBefore, changes }: Matter): string =>
  digestOf([seen ?? null, amountPaise ?? null, what ?? null, transferredBefore ?? null, changes ?? []]);

export const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');
