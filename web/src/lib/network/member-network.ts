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
  | 'requestedDate';

export interface NetworkQuery {
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

export const memberNetworkQuery = (query: NetworkQuery) =>
  queryOptions({
    queryKey: keyOf('memberNetwork', query),
    queryFn: async ({ signal }): Promise<NetworkPage> => {
      const [page] = await callApi('memberNetwork', { query, signal });
      return page ?? { fullNetwork: [], nextCursor: null, total: 0 };
    },
    // The previous page stays visible while the next one loads.
    placeholderData: keepPreviousData,
  });

export const useMemberNetwork = (query: NetworkQuery) => useQuery(memberNetworkQuery(query));

/** Updates a member in all lists. A refetch would be too early: the network hears of the change by an event. */
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
