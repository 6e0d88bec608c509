import { rankOfPlan, type memberNetwork, type QueryOf } from '@deepam/contracts';
import { listIndexes, type ListIndex } from '../../../tree/persistence/list-indexes.js';
import { memberSearch } from '../../../tree/domain/member-search.js';

export type NetworkQuery = QueryOf<typeof memberNetwork>;
type Condition = Readonly<Record<string, unknown>>;

export interface Narrowing {
  readonly index: ListIndex;
  readonly condition: Condition;
  /** The index returns the members of any downline in the order of registration. */
  readonly inOrderOfDate: boolean;
  readonly isTight?: boolean;
}

export interface NetworkFilter {
  readonly condition: Condition;
  /** The filter that usually matches least is chosen. */
  readonly narrowing: Narrowing | null;
}

const byId: ListIndex = { name: '_id_', keys: { _id: 1 }, only: {} };

/** @param below the member, or the company, whose downline is listed */
export function networkFilter(below: string, query: NetworkQuery): NetworkFilter {
  const downline = { ancestors: below, live: true };
  const approved = query.approved === true ? { isApproved: true } : {};
  const wanted: Condition[] = [downline, approved];
  const narrowings: Narrowing[] = [];
  const narrow = (narrowing: Narrowing, all: Condition = narrowing.condition) => {
    narrowings.push(narrowing);
    wanted.push(all);
  };
  if (query.memberId !== undefined) {
    narrow({ index: byId, condition: { _id: query.memberId }, inOrderOfDate: false });
  }
  if (query.planRequested || query.sort === 'requestedDate') {
    const condition = { ...downline, planRequest: { $exists: true } };
    narrow({ index: listIndexes.requested, condition, inOrderOfDate: true });
  }
  if (query.approved === false) {
    const condition = { ...downline, isApproved: false };
    narrow({ index: listIndexes.unapproved, condition, inOrderOfDate: true });
  }
  const search = memberSearch(query.search ?? '');
  if (search) {
    const condition = { live: true, ...search.narrowing };
    const { isTight } = search;
    narrow({ index: listIndexes.search, condition, inOrderOfDate: false, isTight }, search.condition);
  }
  if (query.plan !== undefined) {
    const condition = { ...downline, planRank: rankOfPlan(query.plan === 'none' ? null : query.plan) };
    narrow({ index: listIndexes.plan, condition, inOrderOfDate: true });
  }
  return { condition: Object.assign({}, ...wanted), narrowing: narrowings[0] ?? null };
}

/**
 * The condition on the keys only serves the index of the narrowing and excludes nothing more, so other indexes skip it.
 */
export const conditionBy = ({ condition, narrowing }: NetworkFilter, index: string): Condition =>
  narrowing?.index.name === index ? { ...condition, ...narrowing.condition } : condition;
