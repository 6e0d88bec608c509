import type { ViewCount } from '../../components/saved-views-query.js';
import { callPage } from '../../lib/api-client.js';
import { orderFiltersIn } from './use-order-choice.js';

export const orderCount: ViewCount = {
  call: 'networkCottonOrders',
  total: async (state, signal) => {
    const query = { ...orderFiltersIn(state), limit: 1 };
    return (await callPage('networkCottonOrders', { query, signal })).total;
  },
};
