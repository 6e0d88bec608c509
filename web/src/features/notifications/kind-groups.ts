import type { NotificationKind } from '@deepam/contracts';

export const memberGroups = {
  income: ['commission-credited', 'earnings-credited', 'credit-corrected'],
  payout: ['payout-approved', 'payout-rejected', 'bank-details-changed'],
  plan: ['member-approved', 'plan-approved', 'plan-rejected'],
  cotton: ['cotton-approved', 'cotton-rejected', 'cotton-delivered', 'return-approved', 'return-rejected'],
  news: ['broadcast'],
} as const satisfies Record<string, readonly NotificationKind[]>;

export const headGroups = {
  requests: ['member-registered', 'plan-requested', 'cotton-requested', 'return-requested', 'payout-requested'],
  news: ['broadcast'],
} as const satisfies Record<string, readonly NotificationKind[]>;

export type KindGroup = keyof typeof memberGroups | keyof typeof headGroups;

/** The kinds that a person can get, in groups. */
export const groupsFor = (isHead: boolean): readonly (readonly [KindGroup, readonly NotificationKind[]])[] =>
  Object.entries(isHead ? headGroups : memberGroups) as [KindGroup, readonly NotificationKind[]][];
