import type { AuditView, CottonOrderView, GrievanceRow, PayableRow } from '@deepam/contracts';
import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import type { Page } from '../../../lib/api-client.js';
import type { Happened } from './merge.js';

export type MemberEvent = Happened &
  (
    | { readonly what: 'entry'; readonly entry: AuditView }
    | { readonly what: 'order'; readonly order: CottonOrderView }
    | { readonly what: 'payout'; readonly payout: PayableRow }
    | { readonly what: 'grievance'; readonly grievance: GrievanceRow }
    | { readonly what: 'registered' }
  );

export interface Owner {
  readonly events: readonly MemberEvent[];
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  fetchMore(): void;
  retry(): void;
}

export function ownerOf<Item>(
  query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>,
  isAsked: boolean,
  eventOf: (item: Item) => MemberEvent,
): Owner {
  const { data, error } = query;
  return {
    events: data?.pages.flatMap(({ items }) => items.map(eventOf)) ?? [],
    // A failing owner no longer holds back the others; the list shows that it is incomplete.
    hasMore: isAsked && error === null && (data === undefined || query.hasNextPage),
    isFetching: query.isFetching,
    error,
    fetchMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
