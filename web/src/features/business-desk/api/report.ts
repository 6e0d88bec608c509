import type { ReportQuestion } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApi, callFile } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

export const useReport = (question: ReportQuestion) =>
  useQuery({
    queryKey: keyOf('businessReport', question),
    queryFn: ({ signal }) => callApi('businessReport', { query: question, signal }),
  });

export const reportCsv = (question: ReportQuestion): Promise<Blob> =>
  callFile('businessReportCsv', { query: question });

export const journalCsv = ({ from, to }: ReportQuestion): Promise<Blob> =>
  callFile('businessJournalCsv', { query: { from, to } });
