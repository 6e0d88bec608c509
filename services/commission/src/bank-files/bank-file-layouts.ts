import type { bankFileFormats } from '@deepam/contracts';

type FileFormat = (typeof bankFileFormats)[number];

export type Holds =
  | 'account number'
  | 'amount'
  | 'company account'
  | 'day'
  | 'IFSC'
  | 'mode'
  | 'name'
  | 'narration'
  | 'nothing'
  | 'reference'
  | 'total'
  | `"${string}"`;

/** The layout follows the bank's documentation until an owner has tried it with that bank. */

export interface BankFileLayout {
  readonly bank: string;
  readonly confirmed: false;
  readonly separator: ',' | '#';
  readonly ending: 'csv' | 'txt';
  readonly hasTitles: boolean;
  readonly mode?: { readonly ownIfsc: string; readonly own: string; readonly others: string };
  readonly columns: readonly (readonly [title: string, holds: Holds])[];
  /** The optional first row states the sum that leaves the company's account. This row is as wide as the other rows. */
  readonly debit?: readonly Holds[];
}

const empty = (...titles: string[]): [string, Holds][] => titles.map((title) => [title, 'nothing']);

export const bankFileLayouts: Readonly<Record<FileFormat, BankFileLayout>> = {
  'generic-neft': {
    bank: 'NEFT',
    confirmed: false,
    separator: ',',
    ending: 'csv',
    hasTitles: true,
    columns: [
      ['Beneficiary Name', 'name'],
      ['Account Number', 'account number'],
      ['IFSC', 'IFSC'],
      ['Amount', 'amount'],
      ['Payment Mode', '"NEFT"'],
      ['Payment Date', 'day'],
      ['Reference', 'reference'],
      ['Narration', 'narration'],
    ],
  },
  hdfc: {
    bank: 'HDFC',
    confirmed: false,
    separator: ',',
    ending: 'csv',
    hasTitles: false,
    mode: {
      ownIfsc: 'HDFC',
      own: 'I',
      others: 'N',
    },
    columns: [
      ['Transaction Type', 'mode'],
      ...empty('Beneficiary Code'),
      ['Beneficiary Account Number', 'account number'],
      ['Instrument Amount', 'amount'],
      ['Beneficiary Name', 'name'],
      ...empty('Drawee Location', 'Print Location', 'Address 1', 'Address 2', 'Address 3', 'Address 4', 'Address 5'),
      ['Instruction Reference Number', 'reference'],
      ['Customer Reference Number', 'reference'],
      ['Payment Details 1', 'narration'],
      ...empty('Payment Details 2', 'Payment Details 3', 'Payment Details 4', 'Payment Details 5'),
      ...empty('Payment Details 6', 'Payment Details 7', 'Cheque Number'),
      ['Transaction Date', 'day'],
      ...empty('MICR Number'),
      ['IFSC Code', 'IFSC'],
      ...empty('Beneficiary Bank Name', 'Beneficiary Bank Branch', 'Beneficiary E-mail'),
    ],
  },
  icici: {
    bank: 'ICICI',
    confirmed: false,
    separator: ',',
    ending: 'csv',
    hasTitles: true,
    mode: {
      ownIfsc: 'ICIC',
      own: 'FT',
      others: 'NEFT',
    },
    columns: [
      ['PYMT_PROD_TYPE_CODE', '"PAB_VENDOR"'],
      ['PYMT_MODE', 'mode'],
      ['DEBIT_ACC_NO', 'company account'],
      ['BNF_NAME', 'name'],
      ['BENE_ACC_NO', 'account number'],
      ['BENE_IFSC', 'IFSC'],
      ['AMOUNT', 'amount'],
      ['DEBIT_NARR', 'narration'],
      ['CREDIT_NARR', 'narration'],
      ...empty('MOBILE_NUM', 'EMAIL_ID'),
      ['REMARK', 'reference'],
      ['PYMT_DATE', 'day'],
      ['REF_NO', 'reference'],
    ],
  },
  sbi: {
    bank: 'SBI',
    confirmed: false,
    separator: '#',
    ending: 'txt',
    hasTitles: false,
    columns: [
      ['Account Number', 'account number'],
      ['IFSC', 'IFSC'],
      ['Date', 'day'],
      ...empty('Debit'),
      ['Credit', 'amount'],
      ['Reference', 'reference'],
      ['Name', 'name'],
    ],
    debit: ['company account', 'nothing', 'day', 'total', 'nothing', 'narration', 'nothing'],
  },
};
