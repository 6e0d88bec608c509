import type { ViewCount } from '../../components/saved-views-query.js';
import { callPage } from '../../lib/api-client.js';
import { payoutFiltersIn } from './use-payout-choice.js';

/** Rows of a state of the list of payouts. */
export const payoutCount: ViewCount = {
  call: 'deskPayouts',
  total: async (state, signal) => {
    const query = { ...payoutFiltersIn(state), limit: 1 };
    return (await callPage('deskPayouts', { query, signal })).total;
  },
};
