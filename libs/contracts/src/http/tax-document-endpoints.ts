import { z } from 'zod';
import { instant, objectId, pageQuery, planName, rupees } from '../primitives.js';
import { documentLanguage, taxDocumentKind } from '../tax-documents.js';
import { defineEndpoint } from './endpoint.js';
import { taxYear } from '../tax-year.js';
import { inFormat, tableContent } from './table-format.js';

export const inLanguage = z.object({ language: documentLanguage.prefault('en') });

export const taxDocumentView = z.object({
  _id: objectId,
  kind: taxDocumentKind,
  number: z.string(),
  /** The document got its number on this day. */
  issuedAt: instant,
  amount: rupees,
  /** The id is that of the sale, the order or the payout. */
  about: objectId,
  /** Only invoices and credit notes have a plan. */
  plan: planName.nullable(),
});

export type TaxDocumentView = z.infer<typeof taxDocumentView>;

export const listTaxDocuments = defineEndpoint({
  name: 'listTaxDocuments',
  method: 'GET',
  path: '/documents',
  service: 'commission',
  access: 'member',
  summary: "The caller's invoices, receipts and advices, newest first; next page by the X-Next-Cursor header",
  query: pageQuery,
  response: z.array(taxDocumentView),
});

export const listMemberTaxDocuments = defineEndpoint({
  name: 'listMemberTaxDocuments',
  method: 'GET',
  path: '/admin/members/:memberId/documents',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'The same of a member',
  params: z.object({ memberId: objectId }),
  query: pageQuery,
  response: z.array(taxDocumentView),
  errors: ['COMMISSION.MEMBER_NOT_FOUND'],
});

/** The PDF is made with the first request and stored. */
export const taxDocumentPdf = defineEndpoint({
  name: 'taxDocumentPdf',
  method: 'GET',
  path: '/documents/:documentId/pdf',
  service: 'commission',
  access: 'member',
  // The document shows the address of the profile, as the lists of `reports` do.
  permission: ['approve-members', 'manage-members', 'reports'],
  summary:
    'A link to the PDF in that language, which is made with the first and stays the same; of another member for the head, and for staff who see addresses',
  params: z.object({ documentId: objectId }),
  query: inLanguage,
  response: z.object({
    /** The link is valid for at least 15 minutes. */
    url: z.string(),
    sha256: z.string(),
    size: z.int(),
  }),
  errors: ['COMMISSION.DOCUMENT_NOT_FOUND'],
});

export const yearStatementPdf = defineEndpoint({
  name: 'yearStatementPdf',
  method: 'GET',
  path: '/member/statement.pdf',
  service: 'commission',
  access: 'member',
  isStream: true,
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
  isStream: true,
  contentType: tableContent,
  summary: 'A series of a tax year for the accountant, in the order of numbers, as a file, CSV or XLSX; recorded',
  query: z.object({ taxYear, kind: taxDocumentKind }).extend(inFormat.shape),
  response: z.string(),
});
