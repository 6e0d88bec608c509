import { callFile } from '../../../lib/api-client.js';
import type { PayoutsQuestion } from './member-commissions.js';

/** All payouts that the filters leave, as a CSV file. */
export const payoutsCsv = (filters: Pick<PayoutsQuestion, 'search' | 'status'>): Promise<Blob> =>
  callFile('memberCommissionsCsv', { query: filters });
