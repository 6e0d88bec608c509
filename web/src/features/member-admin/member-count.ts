import type { ViewCount } from '../../components/saved-views-query.js';
import { callApi } from '../../lib/api-client.js';
import { filtersIn, questionOf } from './use-member-filters.js';

export const memberCount: ViewCount = {
  call: 'memberNetwork',
  total: async (state, signal) => {
    const [page] = await callApi('memberNetwork', { query: { ...questionOf(filtersIn(state)), limit: 1 }, signal });
    return page?.total ?? null;
  },
};
