import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';

export type DashboardView = Answer<'dashboard'>;

export const dashboardQuery = () =>
  queryOptions({
    queryKey: keyOf('dashboard'),
    queryFn: ({ signal }) => callApi('dashboard', { query: { limit: 1 }, signal }),
  });

export const useDashboard = () => useQuery(dashboardQuery());
