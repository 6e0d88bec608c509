import { fingerprintOf } from './fingerprint.js';
import type { Layout } from './layout.js';

/** A layout that comes with the product, as the bank's exports are known to look; an owner confirms it with a real file. */
export interface Template {
  readonly bank: string;
  readonly headers: readonly string[];
  readonly layout: Layout;
  readonly confirmed: false;
}

const none = { reference: null, debit: null, credit: null, amount: null, mark: null, balance: null };
const template = (
  bank: string,
  headers: string,
  layout: Omit<Layout, keyof typeof none> & Partial<Layout>,
): Template => ({
  bank,
  headers: headers.split('|'),
  layout: { ...none, ...layout },
  confirmed: false,
});

export const templates: readonly Template[] = [
  template('SBI', 'Txn Date|Value Date|Description|Ref No./Cheque No.|Debit|Credit|Balance', {
    ...{ date: 0, narration: 2, reference: 3, debit: 4, credit: 5, balance: 6, dateStyle: 'dmy' },
  }),
  template('HDFC', 'Date|Narration|Chq./Ref.No.|Value Dt|Withdrawal Amt.|Deposit Amt.|Closing Balance', {
    ...{ date: 0, narration: 1, reference: 2, debit: 4, credit: 5, balance: 6, dateStyle: 'dmy' },
  }),
  template(
    'ICICI',
    'S No.|Value Date|Transaction Date|Cheque Number|Transaction Remarks|Withdrawal Amount (INR )|Deposit Amount (INR )|Balance (INR )',
    { date: 2, narration: 4, reference: 3, debit: 5, credit: 6, balance: 7, dateStyle: 'dmy' },
  ),
  template('Axis', 'Tran Date|CHQNO|PARTICULARS|DR|CR|BAL|SOL', {
    ...{ date: 0, narration: 2, reference: 1, debit: 3, credit: 4, balance: 5, dateStyle: 'dmy' },
  }),
  template('Kotak', 'Sl. No.|Transaction Date|Value Date|Description|Chq / Ref No.|Amount|Dr / Cr|Balance|Dr / Cr', {
    ...{ date: 1, narration: 3, reference: 4, amount: 5, mark: 6, balance: 7, dateStyle: 'dmy' },
  }),
];

const byFingerprint = new Map(
  templates.map((known) => [fingerprintOf({ line: 0, cells: known.headers }), known] as const),
);
/** The template of a bank whose statements have these headers; null for any other. */
export const templateFor = (fingerprint: string): Template | null => byFingerprint.get(fingerprint) ?? null;
