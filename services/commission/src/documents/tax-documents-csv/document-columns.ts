import { indianDay, indianStates, toRupees, type CsvColumn, type Paise } from '@deepam/contracts';
import type { TaxedPrice } from '../domain/gst.js';
import { viewOf } from '../document-views.js';
import type { TaxDocument } from '../persistence/document.schema.js';

const ofPrice = (part: (price: TaxedPrice) => Paise) => (document: TaxDocument) =>
  document.content.of === 'plan' ? toRupees(part(document.content.price)) : null;

export const documentColumns: readonly CsvColumn<TaxDocument>[] = [
  { title: 'Number', of: ({ number }) => number },
  { title: 'Date', of: ({ issuedAt }) => indianDay(issuedAt!), isDate: true },
  { title: 'Happened on', of: ({ happenedAt }) => indianDay(happenedAt), isDate: true },
  { title: 'Code', of: ({ party }) => party.referralCode },
  { title: 'Name', of: ({ party }) => party.name },
  { title: 'Place of supply', of: ({ party: { state } }) => `${state} ${indianStates[state]}` },
  { title: 'GSTIN of the seller', of: ({ issuer }) => issuer.gstin },
  { title: 'HSN', of: ({ issuer, content }) => (content.of === 'plan' ? issuer.hsn : null) },
  { title: 'Plan', of: (document) => viewOf(document).plan },
  { title: 'Amount', of: (document) => viewOf(document).amount, isMoney: true },
  { title: 'Taxable value', of: ofPrice(({ taxablePaise }) => taxablePaise), isMoney: true },
  { title: 'Rate %', of: ({ content }) => (content.of === 'plan' ? content.price.rateBasisPoints / 100 : null) },
  { title: 'CGST', of: ofPrice(({ cgstPaise }) => cgstPaise), isMoney: true },
  { title: 'SGST', of: ofPrice(({ sgstPaise }) => sgstPaise), isMoney: true },
  { title: 'IGST', of: ofPrice(({ igstPaise }) => igstPaise), isMoney: true },
  { title: 'TDS', of: ({ content }) => (content.of === 'payout' ? toRupees(content.taxPaise) : null), isMoney: true },
  { title: 'UTR', of: ({ content }) => (content.of === 'payout' ? content.utr : null) },
  { title: 'About', of: ({ about }) => about },
];
