import { fingerprintOf } from './fingerprint.js';
import type { Layout } from './layout.js';

/**
 * A template comes with the product and follows the known exports of the bank; an owner confirms it with a real file.
 */
export interface Template {
  readonly bank: string;
  readonly headers: readonly string[];
  readonly layout: Layout;
  readonly confirmed: false;
}

const none = { reference: null, debit: null, credit: null, amount: null, mark: null, balance: null, balanceMark: null };
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
    date: 0,
    narration: 2,
    reference: 3,
    debit: 4,
    credit: 5,
    balance: 6,
    dateStyle: 'dmy',
  }),
  template('HDFC', 'Date|Narration|Chq./Ref.No.|Value Dt|Withdrawal Amt.|Deposit Amt.|Closing Balance', {
    date: 0,
    narration: 1,
    reference: 2,
    debit: 4,
    credit: 5,
    balance: 6,
    dateStyle: 'dmy',
  }),
  template(
    'ICICI',
    'S No.|Value Date|Transaction Date|Cheque Number|Transaction Remarks|Withdrawal Amount (INR )|Deposit Amount (INR )|Balance (INR )',
    { date: 2, narration: 4, reference: 3, debit: 5, credit: 6, balance: 7, dateStyle: 'dmy' },
  ),
  template('Axis', 'Tran Date|CHQNO|PARTICULARS|DR|CR|BAL|SOL', {
    date: 0,
    narration: 2,
    reference: 1,
    debit: 3,
    credit: 4,
    balance: 5,
    dateStyle: 'dmy',
  }),
  template('Kotak', 'Sl. No.|Transaction Date|Value Date|Description|Chq / Ref No.|Amount|Dr / Cr|Balance|Dr / Cr', {
    date: 1,
    narration: 3,
    reference: 4,
    amount: 5,
    mark: 6,
    balance: 7,
    balanceMark: 8,
    dateStyle: 'dmy',
  }),
  template('Kotak', '#|TRANSACTION DATE|TRANSACTION DETAILS|CHQ / REF NO.|DEBIT(₹)|CREDIT(₹)|BALANCE(₹)', {
    date: 1,
    narration: 2,
    reference: 3,
    debit: 4,
    credit: 5,
    balance: 6,
    dateStyle: 'dmy',
  }),
  template('Kotak', 'Date|Narration|Chq/Ref No|Withdrawal (Dr)/Deposit (Cr)|Balance', {
    date: 0,
    narration: 1,
    reference: 2,
    amount: 3,
    balance: 4,
    dateStyle: 'dmy',
  }),
  template('Canara', 'TRANS DATE|VALUE DATE|BRANCH|REF/CHQ.NO|DESCRIPTION|WITHDRAWS|DEPOSIT|BALANCE', {
    date: 0,
    narration: 4,
    reference: 3,
    debit: 5,
    credit: 6,
    balance: 7,
    dateStyle: 'dmy',
  }),
  template('Union', 'Date|Tran Id|Remarks|UTR Number|Instr. ID|Withdrawals|Deposits|Balance', {
    date: 0,
    narration: 2,
    reference: 3,
    debit: 5,
    credit: 6,
    balance: 7,
    dateStyle: 'dmy',
  }),
  template('Union', 'S.No|Date|Transaction Id|Remarks|Amount(Rs.)|Balance(Rs.)', {
    date: 1,
    narration: 3,
    reference: 2,
    amount: 4,
    balance: 5,
    dateStyle: 'dmy',
  }),
  template('IDFC FIRST', 'Transaction Date|Value Date|Particulars|Cheque No.|Debit|Credit|Balance', {
    date: 0,
    narration: 2,
    reference: 3,
    debit: 4,
    credit: 5,
    balance: 6,
    dateStyle: 'dmy',
  }),
  template('Bandhan', 'Transaction Date|Value Date|Description|Amount|Dr / Cr|Balance', {
    date: 0,
    narration: 2,
    amount: 3,
    mark: 4,
    balance: 5,
    dateStyle: 'dmy',
  }),
  template('Paytm', 'DATE & TIME|TRANSACTION DETAILS|AMOUNT|AVAILABLE BALANCE', {
    date: 0,
    narration: 1,
    amount: 2,
    balance: 3,
    dateStyle: 'dmy',
  }),
  template('PNB', 'Txn No.|Txn Date|Description|Branch Name|Cheque No.|Dr Amount|Cr Amount|Balance', {
    date: 1,
    narration: 2,
    reference: 4,
    debit: 5,
    credit: 6,
    balance: 7,
    dateStyle: 'dmy',
  }),
  template('PNB', 'Transaction Date|Cheque Number|Withdrawal|Deposit|Balance|Narration', {
    date: 0,
    narration: 5,
    reference: 1,
    debit: 2,
    credit: 3,
    balance: 4,
    dateStyle: 'dmy',
  }),
  template('BoB', 'TRAN DATE|VALUE DATE|NARRATION|CHQ.NO.|WITHDRAWAL(DR)|DEPOSIT(CR)|BALANCE(INR)', {
    date: 0,
    narration: 2,
    reference: 3,
    debit: 4,
    credit: 5,
    balance: 6,
    dateStyle: 'dmy',
  }),
  template('BoB', 'S.No|Date|Description|Cheque No|Debit|Credit|Balance', {
    date: 1,
    narration: 2,
    reference: 3,
    debit: 4,
    credit: 5,
    balance: 6,
    dateStyle: 'dmy',
  }),
];

const byFingerprint = new Map(
  templates.map((known) => [fingerprintOf({ line: 0, cells: known.headers }), known] as const),
);
export const templateFor = (fingerprint: string): Template | null => byFingerprint.get(fingerprint) ?? null;
