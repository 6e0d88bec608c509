import type { EventData, planApproved, PlanName, saleReversed, UplineSnapshot } from '@deepam/contracts';
import { newId } from '@deepam/platform';

export type ApprovedPlan = EventData<typeof planApproved>;

export const upline = (level: number, changes: Partial<UplineSnapshot> = {}): UplineSnapshot => ({
  level,
  memberId: newId(),
  name: `Upline ${level}`,
  isHead: false,
  isApproved: true,
  isDeleted: false,
  plan: 'Gold',
  ...changes,
});

export const sale = (changes: Partial<ApprovedPlan> = {}): ApprovedPlan => ({
  saleId: newId(),
  memberId: newId(),
  memberName: 'Asha Buyer',
  memberCode: 'TNLABCDEFG',
  previousPlan: null,
  plan: 'Gold',
  payment: 'received',
  amountPaise: 250_000,
  upline: [],
  approvedAt: '2025-06-01T10:00:00.000Z',
  ...changes,
});

export const reversalOf = (
  one: ApprovedPlan,
  changes: Partial<EventData<typeof saleReversed>> = {},
): EventData<typeof saleReversed> => ({
  ...one,
  reversalId: `${one.saleId.slice(0, -4)}eeee`,
  kind: 'cooling-off',
  isPriceOwed: true,
  reversedBy: 'e'.repeat(24),
  reversedAt: new Date(Date.parse(one.approvedAt) + 86_400_000).toISOString(),
  cancellationId: null,
  ...changes,
});

export const uplineOf = (...plans: (PlanName | null)[]): UplineSnapshot[] =>
  plans.map((plan, index) => upline(index + 1, { plan }));
