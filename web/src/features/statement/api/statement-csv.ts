import type { TableFormat } from '@deepam/contracts';
import { callFile } from '../../../lib/api-client.js';
import { queryOf } from '../../../lib/period.js';
import type { Whose } from './statement.js';

export const statementCsv = ({ userId, period }: Whose, format: TableFormat): Promise<Blob> =>
  callFile('statementCsv', { query: { userId, ...queryOf(period), format } });
