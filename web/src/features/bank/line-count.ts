import type { ViewCount } from '../../components/saved-views-query.js';
import { callPage } from '../../lib/api-client.js';
import { filtersIn, queryOf } from './line-filters.js';

export const lineCount: ViewCount = {
  call: 'bankLines',
  total: async (state, signal) => {
    const query = { ...queryOf(filtersIn(state)), limit: 1 };
    return (await callPage('bankLines', { query, signal })).total;
  },
};
