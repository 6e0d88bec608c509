import { callFile } from '../../../lib/api-client.js';
import type { PayoutsQuestion } from './payout-list.js';

/** All payouts that the filters leave, as a CSV file. */
export const payoutsCsv = (filters: Pick<PayoutsQuestion, 'search' | 'status' | 'from' | 'to'>): Promise<Blob> =>
  callFile('memberCommissionsCsv', { query: filters });
