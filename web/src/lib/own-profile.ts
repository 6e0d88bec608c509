import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from './api-client.js';
import { keyOf } from './api/endpoint-query.js';
import type { Answer } from './api/endpoint-types.js';

export type Profile = Answer<'profile'>;

const profileQuery = () =>
  queryOptions({ queryKey: keyOf('profile'), queryFn: ({ signal }) => callApi('profile', { signal }) });

/** What the product keeps of whoever is logged in, with numbers masked. */
export const useProfile = () => useQuery(profileQuery());
