import type { memberNetwork, QueryOf } from '@deepam/contracts';

export type NetworkSort = QueryOf<typeof memberNetwork>['sort'];

/** Fields that a list is sorted by, before `_id`, which breaks ties. All are on every live membership that the index of the sort holds. */
export const sortFields = {
  registeredDate: ['registeredAt'],
  name: ['nameKey'],
  referralCode: ['referralCode'],
  level: ['depth'],
  plan: ['planRank', 'registeredAt'],
  earnings: ['earningsPaise'],
  commission: ['commissionPaise'],
  requestedDate: ['planRequest.requestedAt'],
} as const satisfies Record<NetworkSort, readonly string[]>;
export type SortField = (typeof sortFields)[NetworkSort][number];

export interface ListIndex {
  readonly name: string;
  readonly keys: Readonly<Record<string, 1 | -1>>;
  /** Which of the live memberships it holds; a query must ask for the same. */
  readonly only: Readonly<Record<string, unknown>>;
}

const sortedBy = (sort: NetworkSort, only: ListIndex['only'] = {}): ListIndex => ({
  name: `downline_by_${sort}`,
  keys: { ancestors: 1, ...Object.fromEntries(sortFields[sort].map((field) => [field, 1] as const)), _id: 1 },
  only,
});
const whoRequested = { planRequest: { $exists: true } };
/**
 * One index for each way to sort a downline, and one for each filter that may match few of many.
 * Lists name the index that they read: the planner's trial runs on a million rows cost more than the page.
 * No two may have the same keys: MongoDB before 5.0 does not tell them apart by what they hold.
 */
export const listIndexes = {
  registeredDate: sortedBy('registeredDate'),
  name: sortedBy('name'),
  referralCode: sortedBy('referralCode'),
  level: sortedBy('level'),
  /** Serves the filter by plan too. */
  plan: sortedBy('plan'),
  earnings: sortedBy('earnings'),
  commission: sortedBy('commission'),
  requestedDate: sortedBy('requestedDate', whoRequested),
  unapproved: {
    name: 'downline_unapproved',
    keys: { ancestors: 1, isApproved: 1, registeredAt: 1, _id: 1 },
    only: { isApproved: false },
  },
  requested: {
    name: 'downline_plan_requested',
    keys: { ancestors: 1, registeredAt: -1, _id: -1 },
    only: whoRequested,
  },
  search: { name: 'search', keys: { searchKeys: 1 }, only: {} },
  children: { name: 'children', keys: { sponsorId: 1, registeredAt: 1, _id: 1 }, only: {} },
} as const satisfies Record<string, ListIndex>;
