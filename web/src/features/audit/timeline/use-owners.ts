import type { AuditView, CottonOrderView, GrievanceRow, PayableRow } from '@deepam/contracts';
import { useInfiniteQuery, type UseInfiniteQueryResult, type InfiniteData } from '@tanstack/react-query';
import { callPage, type Page } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import type { EndpointName } from '../../../lib/api/endpoint-types.js';
import { seeingGrievances, seeingOrders, seeingPayouts } from '../../../lib/auth/desk-permissions.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import type { Happened } from './merge.js';

const pageSize = 20;

/** Only services that the reader may ask are queried. */
export function useOwners(memberId: string): readonly Owner[] {
  const { may } = useDesk();
  const paged = { limit: pageSize, memberId };
  const trail = useOwner('listAuditTrail', memberId, may('reports'), (cursor, signal) =>
    callPage('listAuditTrail', { query: { limit: pageSize, member: memberId, cursor }, signal }),
  );
  const orders = useOwner('networkCottonOrders', memberId, may(...seeingOrders), (cursor, signal) =>
    callPage('networkCottonOrders', { query: { ...paged, cursor }, signal }),
  );
  const payouts = useOwner('payables', memberId, may(...seeingPayouts), (cursor, signal) =>
    callPage('payables', { query: { ...paged, kind: 'payout', cursor }, signal }),
  );
  const grievances = useOwner('listGrievances', memberId, may(...seeingGrievances), (cursor, signal) =>
    callPage('listGrievances', { query: { ...paged, cursor }, signal }),
  );
  return [
    ownerOf(trail, may('reports'), (entry) => ({ what: 'entry', key: entry._id, at: entry.at, entry })),
    ownerOf(orders, may(...seeingOrders), (order) => ({
      what: 'order',
      key: order._id,
      at: order.requestDate,
      order,
    })),
    ownerOf(payouts, may(...seeingPayouts), (payout) => ({
      what: 'payout',
      key: payout._id,
      at: payout.date,
      payout,
    })),
    ownerOf(grievances, may(...seeingGrievances), (grievance) => ({
      what: 'grievance',
      key: grievance.ticket,
      at: grievance.filedAt,
      grievance,
    })),
  ];
}

const useOwner = <Item>(
  name: EndpointName,
  memberId: string,
  enabled: boolean,
  ask: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>,
) =>
  useInfiniteQuery({
    queryKey: keyOf(name, { memberId, as: 'events' }),
    queryFn: ({ pageParam, signal }) => ask(pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<Item>) => page.nextCursor,
    enabled,
  });

export type MemberEvent = Happened &
  (
    | { readonly what: 'entry'; readonly entry: AuditView }
    | { readonly what: 'order'; readonly order: CottonOrderView }
    | { readonly what: 'payout'; readonly payout: PayableRow }
    | { readonly what: 'grievance'; readonly grievance: GrievanceRow }
    | { readonly what: 'registered' }
  );

interface Owner {
  readonly events: readonly MemberEvent[];
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  fetchMore(): void;
  retry(): void;
}

function ownerOf<Item>(
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
