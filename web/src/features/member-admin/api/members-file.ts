import type { TableFormat } from '@deepam/contracts';
import { callFile } from '../../../lib/api-client.js';
import { questionOf, type MemberFilters } from '../use-member-filters.js';

export const membersFile = (filters: MemberFilters, format: TableFormat): Promise<Blob> =>
  callFile('memberNetworkCsv', { query: { ...questionOf(filters), format } });
