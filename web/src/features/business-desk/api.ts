import { useQuery } from '@tanstack/react-query';
import { callApi, callFile } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import type { ReportQuery, TableFormat } from '@deepam/contracts';

/** Both times are in milliseconds. Notifications refresh the figures within seconds, so the polling is slow. */
const soon = 2_000;

const later = 120_000;

export const useBusinessOverview = (enabled = true) =>
  useQuery({
    queryKey: keyOf('businessOverview'),
    queryFn: ({ signal }) => callApi('businessOverview', { signal }),
    enabled,
    refetchInterval: ({ state }) => ((state.data?.uncounted ?? 0) > 0 ? soon : later),
    meta: { quiet: true },
  });

export const useBusinessReport = (query: ReportQuery, isQuiet = false) =>
  useQuery({
    queryKey: keyOf('businessReport', query),
    queryFn: ({ signal }) => callApi('businessReport', { query, signal }),
    meta: { quiet: isQuiet },
  });

export const businessReportCsv = (query: ReportQuery, format: TableFormat): Promise<Blob> =>
  callFile('businessReportCsv', { query: { ...query, format } });

export const businessJournalCsv = ({ from, to }: ReportQuery, format: TableFormat): Promise<Blob> =>
  callFile('businessJournalCsv', { query: { from, to, format } });
