import type { matchReasons, Paise } from '@deepam/contracts';

/** A credit of a bank that serves no request yet. */
export interface FreeLine {
  readonly id: string;
  /** ISO day. */
  readonly date: string;
  readonly narration: string;
  /** The numbers of the bank that prove which payment it is. */
  readonly references: readonly string[];
  /** Other numbers of twelve digits in it, which only suggest a request: such as that of an account. */
  readonly doubtful?: readonly string[];
  readonly amountPaise: Paise;
  /** Requests whose money it is not, as a person said. */
  readonly notFor?: readonly string[];
  /** It may be a payment that the bank returned, or a credit that it took back: only a person matches it. */
  readonly mayBeReturn?: boolean;
}

/** A request that waits for the head and has no line. */
export interface OpenRequest {
  readonly id: string;
  readonly name: string;
  readonly amountPaise: Paise;
  readonly utr: string | null;
  /** Of the links that it may have been paid by. */
  readonly txnids: readonly string[];
  /** ISO day in India, as banks write them. */
  readonly requestedOn: string;
}

export type MatchReason = (typeof matchReasons)[number];
export interface Pair {
  readonly lineId: string;
  readonly requestId: string;
  readonly reason: MatchReason;
  /** Higher is likelier; compared, never shown as a probability. */
  readonly score: number;
}

export interface Matching {
  /** The line is this request's money. */
  readonly matched: readonly Pair[];
  /** For a person to look at; each line and each request once. */
  readonly suggested: readonly Pair[];
  /** Several are equally good, or the credit may be a return. */
  readonly ambiguous: readonly Pair[];
}

/** The other side of a pair, as a line or a request keeps it. */
export interface Candidate {
  readonly id: string;
  readonly reason: MatchReason;
  readonly score: number;
}
