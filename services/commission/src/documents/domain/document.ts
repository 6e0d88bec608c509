import type { Paise, PlanName, StateCode, TaxDocumentKind } from '@deepam/contracts';
import type { TaxedPrice } from './gst.js';

/** Each has a series of numbers. With the year and six digits a number has the 16 characters that GST allows. */
export const seriesOf: Readonly<Record<TaxDocumentKind, string>> = {
  invoice: 'INV',
  'credit-note': 'CRN',
  'deposit-receipt': 'RCT',
  'deposit-refund': 'RFV',
  'payout-advice': 'ADV',
};

/** "INV/26-27/000123". */
export const documentNumber = (kind: TaxDocumentKind, taxYear: string, sequence: number): string =>
  `${seriesOf[kind]}/${taxYear.slice(2)}/${String(sequence).padStart(6, '0')}`;

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
  | { readonly of: 'deposit'; readonly orderId: string; readonly amountPaise: Paise; readonly quantityKg: number }
  | {
      readonly of: 'payout';
      readonly grossPaise: Paise;
      readonly taxPaise: Paise;
      readonly netPaise: Paise;
      readonly utr: string | null;
    };
