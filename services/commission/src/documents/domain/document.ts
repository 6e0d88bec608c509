import type { Paise, PlanName, StateCode, TaxDocumentKind } from '@deepam/contracts';
import type { TaxedPrice } from './gst.js';

/** Each has a series of numbers. */
export const seriesOf: Readonly<Record<TaxDocumentKind, string>> = {
  invoice: 'INV',
  'credit-note': 'CRN',
  'deposit-receipt': 'RCT',
  'deposit-refund': 'RFV',
  'payout-advice': 'ADV',
};

/** Characters that GST allows at most (CGST Rules, 46). */
const longest = 16;

/** "INV/26-27/000123"; from the millionth of a year on with fewer signs between, "INV26-27/1000000". */
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

/** Who issues it, as of that moment. */
export interface Issuer {
  readonly legalName: string;
  readonly address: string;
  readonly state: StateCode;
  /** None: not registered, so that there is no GST. */
  readonly gstin: string | null;
  readonly hsn: string;
}

/** Whom it is made out to, as of that moment. */
export interface Party {
  readonly name: string;
  readonly referralCode: string;
  readonly address: string | null;
  /** Where it is supplied. */
  readonly state: StateCode;
}

/** What it is about. */
export type Matter =
  | { readonly of: 'plan'; readonly plan: PlanName; readonly previousPlan: PlanName | null; readonly price: TaxedPrice }
  | {
      readonly of: 'deposit';
      readonly orderId: string;
      readonly amountPaise: Paise;
      readonly quantityKg: number;
      /** The bank's number of the refund, if it is known; absent for a receipt. */
      readonly utr?: string | null;
    }
  | {
      readonly of: 'payout';
      readonly grossPaise: Paise;
      readonly taxPaise: Paise;
      readonly netPaise: Paise;
      readonly utr: string | null;
    };
