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
  /** What was looked at: when it is another at the grant, it is not done. */
  readonly seen?: unknown;
  readonly memberId?: string;
  readonly subject?: { readonly kind: AuditSubjectKind; readonly id: string };
  /** Payments that the amount is made of. */
  readonly payments?: readonly { readonly memberId: string; readonly amountPaise: Paise }[];
  readonly what?: string;
  /** Payments that a file for the bank had before. */
  readonly filedBefore?: number;
  readonly reason?: string | null;
  readonly changes?: readonly Change[];
}

/** Thrown in the transaction of the effect, which it ends: the call is asked for instead. */
export class SecondPersonNeeded extends Error {
  constructor(readonly matter: Matter) {
    super('This needs a second person.');
  }
}

/** Of what was looked at, so that a row holds none of it. */
export const seenDigest = ({ seen }: Pick<Matter, 'seen'>): string => digestOf(seen ?? null);

export const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');
