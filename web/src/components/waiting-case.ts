import type { SeenBefore } from '@deepam/contracts';
import type { ReactNode } from 'react';
import type { ShownImage } from './image-dialog.js';

/** One request that waits for a decision, with all that it is decided by. */
export interface WaitingCase {
  /** Of the person or the order; stands in the address. */
  readonly id: string;
  /** Of the very request: a later one of the same person is another. */
  readonly key: string;
  readonly name: string;
  /** The code or the mobile, which tells people of one name apart. */
  readonly about: string;
  /** The plan, or the kilograms. */
  readonly what: string;
  /** The same with its money: "Gold, ₹5,900". */
  readonly asked: string;
  /** ISO instant. */
  readonly requestedAt: string;
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
  /** What the approval brings with it. */
  readonly notes: readonly string[];
  /** `due` in rupees; null where no payment is decided about. */
  readonly payment: { readonly due: number | null; readonly proof: ShownImage | null } | null;
  /** By which the bank's line is found; null where none can be. */
  readonly expectedId: string | null;
  /** Whose numbers may stand in other accounts, too; null where that decides nothing. */
  readonly memberId: string | null;
  readonly seenBefore: readonly SeenBefore[];
  /** Known of those who ask for a plan. */
  readonly isSuspended: boolean;
}

/** Of one kind, the oldest first, and how they are decided. */
export interface CaseQueue {
  /** Undefined until they have come. */
  readonly cases: readonly WaitingCase[] | undefined;
  /** How many wait in all; null where that is not counted. */
  readonly total: number | null;
  readonly error: Error | null;
  readonly retry: () => void;
  /** The one in the address, where it is none of `cases`: undefined while it is looked for, null when it does not wait any more. */
  readonly linked: WaitingCase | null | undefined;
  readonly approve: (one: WaitingCase) => Promise<unknown>;
  readonly reject: (one: WaitingCase, reason: string) => Promise<unknown>;
  readonly says: {
    readonly approve: string;
    readonly reject: string;
    readonly rejectLead: (one: WaitingCase) => string;
    readonly approved: (one: WaitingCase) => string;
    readonly rejected: (one: WaitingCase) => string;
  };
}

/** So many are at hand; who looks at others goes to the list. */
export const casesAtHand = 50;
/** Requests come, and are decided by others, meanwhile. */
export const deskLooksEveryMs = 10_000;

/** Whether the number or the very picture was sent before; screenshots of one app look alike without being one payment. */
export const isSamePayment = (seen: readonly SeenBefore[]): boolean => seen.some(({ match }) => match !== 'likeness');
