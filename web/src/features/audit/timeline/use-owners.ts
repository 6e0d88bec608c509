import { useInfiniteQuery } from '@tanstack/react-query';
import { callPage, type Page } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import type { EndpointName } from '../../../lib/api/endpoint-types.js';
import { seeingGrievances, seeingOrders, seeingPayouts } from '../../../lib/auth/desk-permissions.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { type Owner, ownerOf } from './owner.js';

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
