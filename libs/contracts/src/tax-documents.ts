import { z } from 'zod';

/** The numbers of documents have no gaps, and each kind has a series of its own. */
export const taxDocumentKinds = [
  'invoice',
  'credit-note',
  'deposit-receipt',
  'deposit-refund',
  'payout-advice',
] as const;
export const taxDocumentKind = z.enum(taxDocumentKinds);
export type TaxDocumentKind = (typeof taxDocumentKinds)[number];

/** The languages of documents are also those of the pages. */
export const documentLanguages = ['en', 'hi', 'mr', 'gu', 'ta'] as const;
export const documentLanguage = z.enum(documentLanguages);
export type DocumentLanguage = (typeof documentLanguages)[number];
