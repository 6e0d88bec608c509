import type { memberNetwork, QueryOf } from '@deepam/contracts';

export type NetworkSort = QueryOf<typeof memberNetwork>['sort'];

/** `_id` breaks ties. Every live membership in the index of a sort has its fields. */
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
  readonly only: Readonly<Record<string, unknown>>;
}

const sortedBy = (sort: NetworkSort, only: ListIndex['only'] = {}): ListIndex => ({
  name: `downline_by_${sort}`,
  keys: { ancestors: 1, ...Object.fromEntries(sortFields[sort].map((field) => [field, 1] as const)), _id: 1 },
  only,
});
const whoRequested = { planRequest: { $exists: true } };
/**
 * Each sort and each rare filter has its index. Lists name their index, since the planner's trial runs on a million
 * rows cost more than the page. The keys of two indexes must differ, as MongoDB before 5.0 does not distinguish indexes
 * by their partial filter.
 */
export const listIndexes = {
  registeredDate: sortedBy('registeredDate'),
  name: sortedBy('name'),
  referralCode: sortedBy('referralCode'),
  level: sortedBy('level'),
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
