import { z } from 'zod';
import { defineEndpoint } from './endpoint.js';
import { inFormat, tableContent } from './table-format.js';
import { reportFigures, reportQuery, reportRow, reportSpan } from './business-report.js';

export const businessReport = defineEndpoint({
  name: 'businessReport',
  method: 'GET',
  path: '/admin/business/report',
  service: 'commission',
  access: 'head',
  permission: 'reports',
  summary: 'What happened in a period, by day, month, plan, level or sponsor; of sponsors the 500 with the most sales',
  query: reportQuery,
  response: z.object({ rows: z.array(reportRow), total: reportFigures, complete: z.boolean() }),
});

export const businessReportCsv = defineEndpoint({
  name: 'businessReportCsv',
  method: 'GET',
  path: '/admin/business/report.csv',
  service: 'commission',
  access: 'head',
  permission: 'reports',
  stream: true,
  contentType: tableContent,
  summary: 'The whole of a report as a file, CSV or XLSX: amounts in rupees, the total in its last line',
  query: reportQuery.extend(inFormat.shape),
  response: z.string(),
});

export const businessJournalCsv = defineEndpoint({
  name: 'businessJournalCsv',
  method: 'GET',
  path: '/admin/business/journal.csv',
  service: 'commission',
  access: 'head',
  permission: 'reports',
  stream: true,
  contentType: tableContent,
  summary:
    'Every line of the ledger in a period as a file, CSV or XLSX, debits and credits in rupees; it breaks off where both are not the same in the end',
  query: reportSpan.extend(inFormat.shape),
  response: z.string(),
});
