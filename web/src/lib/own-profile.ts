import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from './api-client.js';
import { keyOf } from './api/endpoint-query.js';
import type { Answer } from './api/endpoint-types.js';

export type Profile = Answer<'profile'>;

const profileQuery = () =>
  queryOptions({ queryKey: keyOf('profile'), queryFn: ({ signal }) => callApi('profile', { signal }) });

export const useProfile = () => useQuery(profileQuery());
