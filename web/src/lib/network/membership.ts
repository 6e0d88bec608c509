import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../api-client.js';
import { keyOf } from '../api/endpoint-query.js';

const membershipQuery = () =>
  queryOptions({ queryKey: keyOf('membership'), queryFn: ({ signal }) => callApi('membership', { signal }) });

export const useMembership = (enabled = true) => useQuery({ ...membershipQuery(), enabled });

export const useMembershipEvery = (refetchInterval: number | false) =>
  useQuery({ ...membershipQuery(), refetchInterval, meta: { quiet: true } });
