import type { PlanName } from '@deepam/contracts';

/** How far the head has dealt with somebody. */
export type Standing = 'approved' | 'unapproved' | 'plan-requested';

/** Somebody who joins. */
export interface Person {
  readonly name: string;
  /** Ten digits. */
  readonly mobile: string;
  /** The plans bought, one after the other; of the last one only the proof is there while `plan-requested`. */
  readonly plans: readonly PlanName[];
  readonly standing: Standing;
  /** Registered by the sponsor with Add Member instead of by themselves. */
  readonly isAdded?: boolean;
}
