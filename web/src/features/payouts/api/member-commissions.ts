import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callPage } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import type { ItemOf } from '../../../lib/api/endpoint-types.js';

export type MemberPayouts = ItemOf<'memberCommissions'>;

export interface PayoutsQuestion {
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly search: string;
  /** Only members with an open request. */
  readonly status: 'Requested' | undefined;
  readonly payoutId?: string;
}

const memberCommissionsQuery = (question: PayoutsQuestion) =>
  queryOptions({
    queryKey: keyOf('memberCommissions', question),
    queryFn: ({ signal }) => callPage('memberCommissions', { query: question, signal }),
    placeholderData: keepPreviousData,
  });

/** Members who asked for payouts, a page at a time; for the head. */
export const useMemberCommissions = (question: PayoutsQuestion) => useQuery(memberCommissionsQuery(question));
