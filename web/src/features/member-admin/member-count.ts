import type { ViewCount } from '../../components/saved-views-query.js';
import { callApi } from '../../lib/api-client.js';
import { filtersIn, queryOf } from './use-member-filters.js';

export const memberCount: ViewCount = {
  call: 'memberNetwork',
  total: async (state, signal) => {
    const [page] = await callApi('memberNetwork', { query: { ...queryOf(filtersIn(state)), limit: 1 }, signal });
    return page?.total ?? null;
  },
};
