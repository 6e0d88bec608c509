import type { PlanName } from '@deepam/contracts';

export type Standing = 'approved' | 'unapproved' | 'plan-requested';

export interface Person {
  readonly name: string;
  readonly mobile: string;
  /** The plans are bought one after the other; while `plan-requested`, the last one has only its proof. */
  readonly plans: readonly PlanName[];
  readonly stage: Standing;
  readonly isAdded?: boolean;
}
