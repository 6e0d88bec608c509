import { z } from 'zod';
import { defineEndpoint } from './endpoint.js';
import { reportFigures, reportQuestion, reportRow, reportSpan } from './business-report.js';

export const businessReport = defineEndpoint({
  name: 'businessReport',
  method: 'GET',
  path: '/admin/business/report',
  service: 'commission',
  access: 'head',
  permission: 'reports',
  summary: 'What happened in a period, by day, month, plan, level or sponsor; of sponsors the 500 with the most sales',
  query: reportQuestion,
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
  contentType: 'text/csv',
  summary: 'The whole of a report as a CSV file: amounts in rupees, the total in its last line',
  query: reportQuestion,
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
  contentType: 'text/csv',
  summary:
    'Every line of the ledger in a period as a CSV file, debits and credits in rupees; it breaks off where both are not the same in the end',
  query: reportSpan,
  response: z.string(),
});
