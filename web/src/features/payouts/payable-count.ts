import type { ViewCount } from '../../components/saved-views-query.js';
import { callPage } from '../../lib/api-client.js';
import { payableFiltersIn } from './use-payable-choice.js';

export const payableCount: ViewCount = {
  call: 'payables',
  total: async (state, signal) => {
    const query = { ...payableFiltersIn(state), limit: 1 };
    return (await callPage('payables', { query, signal })).total;
  },
};
