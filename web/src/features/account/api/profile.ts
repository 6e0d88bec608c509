import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';

export type Profile = Answer<'profile'>;

const profileQuery = () =>
  queryOptions({ queryKey: keyOf('profile'), queryFn: ({ signal }) => callApi('profile', { signal }) });

export const useProfile = () => useQuery(profileQuery());
