import type { PayableRowState } from '@deepam/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callPage, type Page } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import type { EndpointName } from '../../../lib/api/endpoint-types.js';
import { seeingGrievances, seeingOrders, seeingPayouts } from '../../../lib/auth/desk-permissions.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { type Owner, ownerOf } from './owner.js';

const pageSize = 20;

/** Each service that knows something of the member, asked by itself, if the reader may ask it. */
export function useOwners(memberId: string): readonly Owner[] {
  const { may } = useDesk();
  const paged = { limit: pageSize, memberId };
  const trail = useOwner('listAuditTrail', memberId, may('reports'), (cursor, signal) =>
    callPage('listAuditTrail', { query: { limit: pageSize, member: memberId, cursor }, signal }),
  );
  const orders = useOwner('networkCottonOrders', memberId, may(...seeingOrders), (cursor, signal) =>
    callPage('networkCottonOrders', { query: { ...paged, cursor }, signal }),
  );
  // The server lists payouts by their state.
  const payouts = [
    usePayouts(memberId, 'requested'),
    usePayouts(memberId, 'owed'),
    usePayouts(memberId, 'in-transfer'),
    usePayouts(memberId, 'paid'),
    usePayouts(memberId, 'paid-twice'),
    usePayouts(memberId, 'rejected'),
  ];
  const grievances = useOwner('listGrievances', memberId, may(...seeingGrievances), (cursor, signal) =>
    callPage('listGrievances', { query: { ...paged, cursor }, signal }),
  );
  return [
    ownerOf(trail, may('reports'), (entry) => ({ what: 'entry', key: entry._id, at: entry.at, entry })),
    ownerOf(orders, may(...seeingOrders), (order) => ({
      ...{ what: 'order', key: order._id, at: order.requestDate, order },
    })),
    ...payouts,
    ownerOf(grievances, may(...seeingGrievances), (grievance) => ({
      ...{ what: 'grievance', key: grievance.ticket, at: grievance.filedAt, grievance },
    })),
  ];
}

function usePayouts(memberId: string, state: PayableRowState): Owner {
  const { may } = useDesk();
  const isAsked = may(...seeingPayouts);
  const found = useOwner(
    'payables',
    memberId,
    isAsked,
    (cursor, signal) =>
      callPage('payables', { query: { limit: pageSize, memberId, state, kind: 'payout', cursor }, signal }),
    state,
  );
  return ownerOf(found, isAsked, (payout) => ({ what: 'payout', key: payout._id, at: payout.date, payout }));
}

const useOwner = <Item>(
  name: EndpointName,
  memberId: string,
  enabled: boolean,
  ask: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>,
  part?: string,
) =>
  useInfiniteQuery({
    queryKey: keyOf(name, { memberId, as: 'events', part }),
    queryFn: ({ pageParam, signal }) => ask(pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<Item>) => page.nextCursor,
    enabled,
  });
