import type { ReportQuestion, TableFormat } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApi, callFile } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

export const useReport = (question: ReportQuestion) =>
  useQuery({
    queryKey: keyOf('businessReport', question),
    queryFn: ({ signal }) => callApi('businessReport', { query: question, signal }),
  });

export const reportFile = (question: ReportQuestion, format: TableFormat): Promise<Blob> =>
  callFile('businessReportCsv', { query: { ...question, format } });

export const journalFile = ({ from, to }: ReportQuestion, format: TableFormat): Promise<Blob> =>
  callFile('businessJournalCsv', { query: { from, to, format } });
