import * as business from '../business-endpoints.js';
import * as taxDocuments from '../tax-document-endpoints.js';
import { exampleOf, ids, linkTo, moment } from './example.js';

const terms = {
  legalName: 'Deepam Cotton Wicks',
  address: '12 MG Road, Pune 411001',
  state: '27' as const,
  gstin: '27AAPFU0939F1ZV',
  hsn: '5601',
  rateBasisPoints: 1200,
};
const seen = { ...terms, version: 1, since: moment, changedAt: moment };
export const taxDocument: taxDocuments.TaxDocumentView = {
  _id: ids.posting,
  kind: 'invoice',
  number: 'INV/25-26/000123',
  issuedAt: moment,
  amount: 1500,
  about: ids.sale,
  plan: 'Silver',
};
const pdf = {
  url: linkTo(`commission/documents/${ids.posting}/en-9f86d081884c7d65/INV-25-26-000123.pdf`),
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  size: 27_483,
};

export const taxDocumentExamples = [
  exampleOf(business.showBusiness, { response: { business: seen } }),
  exampleOf(business.changeBusiness, { request: { ...terms, version: 0 }, response: { business: seen } }),
  exampleOf(taxDocuments.listTaxDocuments, { response: [taxDocument] }),
  exampleOf(taxDocuments.listMemberTaxDocuments, { response: [taxDocument] }),
  exampleOf(taxDocuments.taxDocumentPdf, { response: pdf }),
  exampleOf(taxDocuments.yearStatementPdf, { response: '%PDF-1.7 …' }),
  exampleOf(taxDocuments.taxDocumentsCsv, { response: 'Number,Date\r\nINV/25-26/000123,2026-01-05\r\n' }),
];
