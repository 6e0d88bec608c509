import { rankOfPlan, type memberNetwork, type QueryOf } from '@deepam/contracts';
import { listIndexes, type ListIndex } from '../../persistence/list-indexes.js';
import { beginsWith, searchWords } from '../../domain/search-keys.js';

export type NetworkQuery = QueryOf<typeof memberNetwork>;
type Condition = Readonly<Record<string, unknown>>;

/** A filter that may match few of many, and the index that finds those few. */
export interface Narrowing {
  readonly index: ListIndex;
  /** The part of the filter that the index answers. */
  readonly condition: Condition;
  /** Whether the index gives them in the order of registration too, from whatever downline. */
  readonly inOrderOfDate: boolean;
}

export interface NetworkFilter {
  /** Everything that a row must fulfil. */
  readonly condition: Condition;
  /** Of several, the one that usually matches least. */
  readonly narrowing: Narrowing | null;
}

/** Of every collection. */
const byId: ListIndex = { name: '_id_', keys: { _id: 1 }, only: {} };

/** @param below the member, or the company, whose downline is listed */
export function networkFilter(below: string, query: NetworkQuery): NetworkFilter {
  const downline = { ancestors: below, live: true };
  const narrowings: Narrowing[] = [];
  if (query.memberId !== undefined) {
    narrowings.push({ index: byId, condition: { _id: query.memberId }, inOrderOfDate: false });
  }
  if (query.planRequested || query.sort === 'requestedDate') {
    const condition = { ...downline, planRequest: { $exists: true } };
    narrowings.push({ index: listIndexes.requested, condition, inOrderOfDate: true });
  }
  if (query.approved === false) {
    const condition = { ...downline, isApproved: false };
    narrowings.push({ index: listIndexes.unapproved, condition, inOrderOfDate: true });
  }
  const words = searchWords(query.search ?? '');
  if (words.length > 0) {
    const condition = { live: true, searchKeys: beginsWith(words[0]!) };
    narrowings.push({ index: listIndexes.search, condition, inOrderOfDate: false });
  }
  if (query.plan !== undefined) {
    const condition = { ...downline, planRank: rankOfPlan(query.plan === 'none' ? null : query.plan) };
    narrowings.push({ index: listIndexes.plan, condition, inOrderOfDate: true });
  }
  const approved = query.approved === true ? { isApproved: true } : {};
  const further = words.slice(1).map((word) => ({ searchKeys: beginsWith(word) }));
  const conditions = narrowings.map((narrowing) => narrowing.condition);
  return {
    condition: Object.assign({}, downline, approved, ...conditions, further.length > 0 ? { $and: further } : {}),
    narrowing: narrowings[0] ?? null,
  };
}
