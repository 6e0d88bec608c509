import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../api-client.js';
import { keyOf } from '../api/endpoint-query.js';

const membershipQuery = () =>
  queryOptions({ queryKey: keyOf('membership'), queryFn: ({ signal }) => callApi('membership', { signal }) });

/** The caller's own place in the network; `enabled` is false on pages that visitors see too. */
export const useMembership = (enabled = true) => useQuery({ ...membershipQuery(), enabled });

/** The same, asked again every so many milliseconds. */
export const useMembershipEvery = (refetchInterval: number | false) =>
  useQuery({ ...membershipQuery(), refetchInterval, meta: { quiet: true } });
