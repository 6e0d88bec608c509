import { indianStates, formatRupees, indianDay, toRupees, type Paise } from '@deepam/contracts';
import type { DocumentContent } from '../domain/document.js';
import type { TaxDocument } from '../persistence/document.schema.js';
import type { DocumentTexts } from '../texts/en.js';
import { fill } from '../texts/texts.js';
import type { SheetTotal, Sheet, SheetTable } from '../typesetting/sheet.js';

export const amount = (paise: Paise): string => formatRupees(toRupees(paise), true);
export const dayIn = (moment: Date): string => indianDay(moment).split('-').toReversed().join('/');
const percent = (basisPoints: number): string => `${basisPoints / 100} %`;

export interface Part {
  readonly facts: Sheet['facts'];
  readonly table: SheetTable;
  readonly totals: Sheet['totals'];
  readonly notes: readonly string[];
}

export interface Numbered {
  readonly document: TaxDocument;
  readonly number: string;
  readonly issuedAt: Date;
  readonly referred: { readonly number: string; readonly issuedAt: Date } | null;
}

type ContentOf<Of extends DocumentContent['of']> = Extract<DocumentContent, { of: Of }>;

export function planPart(
  { happenedAt, issuer, party }: TaxDocument,
  { plan, previousPlan, price }: ContentOf<'plan'>,
  referred: Numbered['referred'],
  texts: DocumentTexts,
): Part {
  const item =
    previousPlan === null ? fill(texts.kit, { plan }) : fill(texts.upgrade, { plan, previous: previousPlan });
  const isTaxed = issuer.gstin !== null;
  const ofInvoice = referred && `${referred.number}, ${dayIn(referred.issuedAt)}`;
  return {
    facts: [
      ofInvoice === null ? [texts.suppliedOn, dayIn(happenedAt)] : [texts.against, ofInvoice],
      ...(isTaxed ? [[texts.place, `${indianStates[party.state]} (${party.state})`] as const] : []),
    ],
    table: isTaxed
      ? { columns: [texts.item, 'HSN', texts.value], rows: [[item, issuer.hsn, amount(price.taxablePaise)]] }
      : { columns: [texts.item, texts.amount], rows: [[item, amount(price.totalPaise)]] },
    totals: [...(isTaxed ? taxes(price, issuer.state === party.state) : []), total(texts.total, price.totalPaise)],
    notes: isTaxed ? [texts.priceHasGst] : [],
  };
}

function taxes(price: ContentOf<'plan'>['price'], isWithinState: boolean): SheetTotal[] {
  const { rateBasisPoints: rate, cgstPaise, sgstPaise, igstPaise } = price;
  const line = (name: string, basisPoints: number, paise: number) => ({
    label: `${name} ${percent(basisPoints)}`,
    value: amount(paise),
  });
  if (!isWithinState) return [line('IGST', rate, igstPaise)];
  return [line('CGST', rate / 2, cgstPaise), line('SGST', rate / 2, sgstPaise)];
}

export function depositPart(
  { kind, happenedAt }: TaxDocument,
  { orderId, amountPaise, quantityKg, utr }: ContentOf<'deposit'>,
  texts: DocumentTexts,
): Part {
  const item = fill(texts.depositKg, { kg: String(quantityKg) });
  return {
    facts: [
      [texts.day, dayIn(happenedAt)],
      [texts.order, orderId],
      ...(utr == null ? [] : [[texts.utr, utr] as const]),
    ],
    table: { columns: [texts.item, texts.amount], rows: [[item, amount(amountPaise)]] },
    totals: [total(texts.total, amountPaise)],
    notes: [kind === 'deposit-refund' ? texts.refundNote : texts.depositNote],
  };
}

export function payoutPart(
  { happenedAt }: TaxDocument,
  { grossPaise, taxPaise, netPaise, utr }: ContentOf<'payout'>,
  texts: DocumentTexts,
): Part {
  const tax = taxPaise > 0 ? [[texts.taxDeducted, amount(-taxPaise)]] : [];
  return {
    facts: [[texts.day, dayIn(happenedAt)], ...(utr === null ? [] : [[texts.utr, utr] as const])],
    table: { columns: [texts.item, texts.amount], rows: [[texts.payout, amount(grossPaise)], ...tax] },
    totals: [total(texts.netAmount, netPaise)],
    notes: [],
  };
}

const total = (label: string, paise: number): SheetTotal => ({ label, value: amount(paise), isMain: true });
