import type { ErrorCode } from '@deepam/contracts';
import { ApiError } from '../../lib/api/api-error.js';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import { seeingGrievances, seeingMembers, seeingOrders, seeingPayouts } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { minTyped, whatIsTyped } from './what-is-typed.js';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';

const limit = 5;

export function useFound(typed: string) {
  const { may } = useDesk();
  const { text, id, utr, reference, ticket } = whatIsTyped(typed);
  const number = utr ?? reference;
  const isLong = text.length >= minTyped;
  const isName = isLong && utr === null && ticket === null;
  const members = useLookup(
    keyOf('memberNetwork', { text, id, limit }),
    may(...seeingMembers) && isName,
    async (signal) => {
      const [page] = await callApi('memberNetwork', {
        query: { limit, ...(id === null ? { search: text } : { memberId: id }) },
        signal,
      });
      return page?.fullNetwork ?? [];
    },
  );
  const orders = useLookup(
    keyOf('networkCottonOrders', { text, id, limit }),
    may(...seeingOrders) && isName,
    (signal) =>
      callApi('networkCottonOrders', {
        query: { limit, ...(id === null ? { search: text } : { orderId: id }) },
        signal,
      }),
  );
  const payouts = useLookup(
    keyOf('payables', { number, id, limit }),
    may(...seeingPayouts) && (id !== null || number !== null),
    (signal) =>
      id === null
        ? callApi('payables', { query: { limit, number: number ?? '' }, signal })
        : callApi('payable', { params: { payableId: id }, signal }).then(
            (one) => [one],
            noneWith('COMMISSION.PAYABLE_NOT_FOUND'),
          ),
  );
  const payments = useLookup(
    keyOf('findPaymentReference', { utr, as: 'found' }),
    may('decide-plans', 'decide-cotton', 'read') && utr !== null,
    (signal) =>
      callApi('findPaymentReference', { query: { utr: utr ?? '' }, signal }).then(
        (one) => [one],
        noneWith('NETWORK.UTR_UNKNOWN'),
      ),
  );
  const lines = useLookup(keyOf('bankLines', { utr, limit }), may('decide-plans') && utr !== null, (signal) =>
    callApi('bankLines', { query: { utr: utr ?? '', limit }, signal }),
  );
  const grievances = useLookup(
    keyOf('listGrievances', { ticket, as: 'found' }),
    may(...seeingGrievances) && ticket !== null,
    (signal) => callApi('listGrievances', { query: { ticket: ticket ?? '' }, signal }),
  );
  const all = [members, orders, payouts, payments, lines, grievances];
  return {
    members: members.data,
    orders: orders.data,
    payouts: payouts.data,
    payments: payments.data,
    lines: lines.data,
    grievances: grievances.data,
    isSearching: all.some(({ isFetching }) => isFetching),
    error: all.find(({ error }) => error !== null)?.error ?? null,
  };
}

const noneWith =
  (code: ErrorCode) =>
  (error: unknown): [] => {
    if (error instanceof ApiError && error.code === code) return [];
    throw error;
  };

function useLookup<Item>(queryKey: QueryKey, enabled: boolean, ask: (signal: AbortSignal) => Promise<Item[]>) {
  const { data, isFetching, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
    enabled,
    retry: false,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return { data: enabled ? (data ?? []) : [], isFetching: enabled && isFetching, error: enabled ? error : null };
}
