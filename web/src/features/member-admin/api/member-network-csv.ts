import type { TableFormat } from '@deepam/contracts';
import { callFile } from '../../../lib/api-client.js';
import { queryOf, type MemberFilters } from '../use-member-filters.js';

export const memberNetworkCsv = (filters: MemberFilters, format: TableFormat): Promise<Blob> =>
  callFile('memberNetworkCsv', { query: { ...queryOf(filters), format } });
