import type { ReportQuery, TableFormat } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApi, callFile } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

export const useBusinessReport = (query: ReportQuery) =>
  useQuery({
    queryKey: keyOf('businessReport', query),
    queryFn: ({ signal }) => callApi('businessReport', { query, signal }),
  });

export const businessReportCsv = (query: ReportQuery, format: TableFormat): Promise<Blob> =>
  callFile('businessReportCsv', { query: { ...query, format } });

export const businessJournalCsv = ({ from, to }: ReportQuery, format: TableFormat): Promise<Blob> =>
  callFile('businessJournalCsv', { query: { from, to, format } });
