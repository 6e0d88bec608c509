import type { SeenBefore } from '@deepam/contracts';
import type { ReactNode } from 'react';
import type { ShownImage } from '../../components/ui/image-dialog.js';

export interface WaitingCase {
  readonly id: string;
  /** The key identifies the request itself: a later request of the same person has another key. */
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly subject: string;
  /** The text names plan and price, or kilograms and deposit. */
  readonly request: string;
  readonly requestedAt: string;
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
  readonly notes: readonly string[];
  readonly payment: { readonly due: number | null; readonly proof: ShownImage | null } | null;
  readonly expectedId: string | null;
  readonly memberId: string | null;
  readonly seenBefore: readonly SeenBefore[];
  readonly isSuspended: boolean;
  /** The clerk reads these sentences before a decision in a dialog. */
  readonly warnings?: readonly string[];
  readonly evidence?: ReactNode;
  /** These decisions are not allowed for this case or this reader. */
  readonly closed?: readonly Decision[];
  /** Only cases of a queue with dialogs have this function. */
  readonly dialogOf?: (decision: Decision, onClose: () => void) => ReactNode;
}

export type Decision = 'approve' | 'reject';

interface Waiting {
  readonly cases: readonly WaitingCase[] | undefined;
  readonly total: number | null;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly linked: WaitingCase | null | undefined;
}

/** The dialogs of the cases confirm and send a decision, and report its result. */
export interface DialogQueue extends Waiting {
  readonly hasDialogs: true;
  readonly sentences: { readonly approve: string; readonly reject: string };
}

/** Decisions are sent in the background. */
export interface CaseQueue extends Waiting {
  readonly approve: (one: WaitingCase) => Promise<unknown>;
  readonly reject: (one: WaitingCase, reason: string) => Promise<unknown>;
  readonly sentences: {
    readonly approve: string;
    readonly reject: string;
    readonly rejectLead: (one: WaitingCase) => string;
    readonly approved: (one: WaitingCase) => string;
    readonly rejected: (one: WaitingCase) => string;
  };
}

export type WaitingQueue = CaseQueue | DialogQueue;

export const casesAtHand = 50;
export const deskLooksEveryMs = 10_000;

/** A reused number or file means the same payment; screenshots of one app look alike without being the same payment. */
export const isSamePayment = (seen: readonly SeenBefore[]): boolean => seen.some(({ match }) => match !== 'likeness');
