import type { TableFormat } from '@deepam/contracts';
import { callFile } from '../../../lib/api-client.js';
import type { PayoutsQuestion } from './payout-list.js';

/** All payouts that the filters leave, as a CSV file. */
export const payoutsFile = (
  filters: Pick<PayoutsQuestion, 'search' | 'status' | 'cameBack' | 'toSend' | 'from' | 'to'>,
  format: TableFormat,
): Promise<Blob> => callFile('memberCommissionsCsv', { query: { ...filters, format } });
