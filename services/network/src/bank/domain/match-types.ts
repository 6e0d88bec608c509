import type { matchReasons, Paise } from '@deepam/contracts';

/**
 * Numbers of twelve digits that are `doubtful`, such as account numbers, only suggest a request. `mayBeReturn`: the
 * credit may be a returned payment or may be reversed by the bank, so only a person matches it.
 */
export interface FreeLine {
  readonly id: string;
  readonly date: string;
  readonly narration: string;
  readonly references: readonly string[];
  readonly doubtful?: readonly string[];
  readonly amountPaise: Paise;
  readonly notFor?: readonly string[];
  readonly mayBeReturn?: boolean;
}

export interface OpenRequest {
  readonly id: string;
  readonly name: string;
  readonly amountPaise: Paise;
  readonly utr: string | null;
  readonly txnids: readonly string[];
  /** The day is an ISO day in India, as banks write them. */
  readonly requestedOn: string;
}

export type MatchReason = (typeof matchReasons)[number];
export interface Pair {
  readonly lineId: string;
  readonly requestId: string;
  readonly reason: MatchReason;
  /** The score is only compared, and is never shown as a probability. */
  readonly score: number;
}

export interface Matching {
  readonly matched: readonly Pair[];
  readonly suggested: readonly Pair[];
  readonly ambiguous: readonly Pair[];
}

export interface Candidate {
  readonly id: string;
  readonly reason: MatchReason;
  readonly score: number;
}
