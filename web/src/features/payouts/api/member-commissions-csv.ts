import type { memberCommissionsCsv as endpoint, QueryInputOf, TableFormat } from '@deepam/contracts';
import { callFile } from '../../../lib/api-client.js';

export const memberCommissionsCsv = (
  filters: Pick<QueryInputOf<typeof endpoint>, 'search' | 'status' | 'from' | 'to'>,
  format: TableFormat,
): Promise<Blob> => callFile('memberCommissionsCsv', { query: { ...filters, format } });
