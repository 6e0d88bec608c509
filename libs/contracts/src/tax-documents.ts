import { z } from 'zod';

/** Documents with numbers without gaps, each kind in a series of its own. */
export const taxDocumentKinds = [
  'invoice',
  'credit-note',
  'deposit-receipt',
  'deposit-refund',
  'payout-advice',
] as const;
export const taxDocumentKind = z.enum(taxDocumentKinds);
export type TaxDocumentKind = (typeof taxDocumentKinds)[number];

/** The languages of the pages, which are also those of documents. */
export const documentLanguages = ['en', 'hi', 'mr', 'gu', 'ta'] as const;
export const documentLanguage = z.enum(documentLanguages);
export type DocumentLanguage = (typeof documentLanguages)[number];
