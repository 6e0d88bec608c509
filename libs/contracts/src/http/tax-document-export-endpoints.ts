import { z } from 'zod';
import { taxDocumentKind } from '../tax-documents.js';
import { taxYear } from '../tax-year.js';
import { defineEndpoint } from './endpoint.js';
import { inFormat, tableContent } from './table-format.js';
import { inLanguage } from './tax-document-endpoints.js';

export const yearStatementPdf = defineEndpoint({
  name: 'yearStatementPdf',
  method: 'GET',
  path: '/member/statement.pdf',
  service: 'commission',
  access: 'member',
  stream: true,
  contentType: 'application/pdf',
  summary:
    "The caller's tax year as a PDF: what was credited, taken back, paid out and kept, by month, and each payout",
  query: inLanguage.extend({ taxYear }),
  response: z.string(),
});

export const taxDocumentsCsv = defineEndpoint({
  name: 'taxDocumentsCsv',
  method: 'GET',
  path: '/admin/documents.csv',
  service: 'commission',
  access: 'head',
  permission: 'reports',
  audit: 'documents-exported',
  stream: true,
  contentType: tableContent,
  summary: 'A series of a tax year for the accountant, in the order of numbers, as a file, CSV or XLSX; recorded',
  query: z.object({ taxYear, kind: taxDocumentKind }).extend(inFormat.shape),
  response: z.string(),
});
