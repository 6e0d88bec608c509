import type { memberCommissionsCsv, QueryInputOf, TableFormat } from '@deepam/contracts';
import { callFile } from '../../../lib/api-client.js';

export const memberCommissionsCsv = (
  filters: Pick<QueryInputOf<typeof memberCommissionsCsv>, 'search' | 'status' | 'from' | 'to'>,
  format: TableFormat,
): Promise<Blob> => callFile('memberCommissionsCsv', { query: { ...filters, format } });
