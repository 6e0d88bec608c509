import type { PlanName } from '@deepam/contracts';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api-client.js';
import { keyOf } from '../api/endpoint-query.js';
import type { Answer } from '../api/endpoint-types.js';

export type NetworkPage = Answer<'memberNetwork'>[number];
export type NetworkSort =
  | 'registeredDate'
  | 'name'
  | 'referralCode'
  | 'level'
  | 'plan'
  | 'earnings'
  | 'commission'
  /** Lists only those whose plan request waits. */
  | 'requestedDate';

/** What a network table asks for; a page begins after `cursor`. */
export interface NetworkQuestion {
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly search?: string;
  readonly sort?: NetworkSort;
  readonly order?: 'asc' | 'desc';
  readonly plan?: PlanName | 'none';
  readonly approved?: 'true' | 'false';
  readonly planRequested?: 'true';
  readonly memberId?: string;
}

export const memberNetworkQuery = (question: NetworkQuestion) =>
  queryOptions({
    queryKey: keyOf('memberNetwork', question),
    queryFn: async ({ signal }): Promise<NetworkPage> => {
      const [page] = await callApi('memberNetwork', { query: question, signal });
      return page ?? { fullNetwork: [], nextCursor: null, total: 0 };
    },
    // The page before stays readable while the next one loads.
    placeholderData: keepPreviousData,
  });

/** The caller's downline, or everyone for the head. */
export const useMemberNetwork = (question: NetworkQuestion) => useQuery(memberNetworkQuery(question));

/**
 * Changes a member wherever they are listed. For what the network hears from others: its list, fetched right after, would still
 * be as before.
 */
export function useChangeListed(): (memberId: string, change: Partial<NetworkPage['fullNetwork'][number]>) => void {
  const client = useQueryClient();
  return (memberId, change) =>
    void client.setQueriesData<NetworkPage>(
      { queryKey: keyOf('memberNetwork') },
      (page) =>
        page && {
          ...page,
          fullNetwork: page.fullNetwork.map((row) => (row._id === memberId ? { ...row, ...change } : row)),
        },
    );
}
