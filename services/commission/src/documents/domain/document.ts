import type { Paise, PlanName, StateCode, TaxDocumentKind } from '@deepam/contracts';
import type { TaxedPrice } from './gst.js';

export const seriesOf: Readonly<Record<TaxDocumentKind, string>> = {
  invoice: 'INV',
  'credit-note': 'CRN',
  'deposit-receipt': 'RCT',
  'deposit-refund': 'RFV',
  'payout-advice': 'ADV',
};

/** GST allows at most this many characters (CGST Rules, 46). */
const longest = 16;

/**
 * Numbers look like "INV/26-27/000123". The millionth number of a year and later ones have fewer separators, such as
 * "INV26-27/1000000".
 */
export function documentNumber(kind: TaxDocumentKind, taxYear: string, sequence: number): string {
  const [series, year, digits] = [seriesOf[kind], taxYear.slice(2), String(sequence).padStart(6, '0')];
  const ways = [
    `${series}/${year}/${digits}`,
    `${series}${year}/${digits}`,
    `${series}${year.replace('-', '')}/${digits}`,
  ];
  const fitting = ways.find(({ length }) => length <= longest);
  if (fitting === undefined) throw new RangeError(`${sequence} documents of a series in one year`);
  return fitting;
}

export interface Issuer {
  readonly legalName: string;
  readonly address: string;
  readonly state: StateCode;
  readonly gstin: string | null;
  readonly hsn: string;
}

export interface Party {
  readonly name: string;
  readonly referralCode: string;
  readonly address: string | null;
  readonly state: StateCode;
}

export type DocumentContent =
  | { readonly of: 'plan'; readonly plan: PlanName; readonly previousPlan: PlanName | null; readonly price: TaxedPrice }
  | {
      readonly of: 'deposit';
      readonly orderId: string;
      readonly amountPaise: Paise;
      readonly quantityKg: number;
      /**
       * The bank gives this number to the refund; the field is null if the number is unknown, and absent for a receipt.
       */
      readonly utr?: string | null;
    }
  | {
      readonly of: 'payout';
      readonly grossPaise: Paise;
      readonly taxPaise: Paise;
      readonly netPaise: Paise;
      readonly utr: string | null;
    };
