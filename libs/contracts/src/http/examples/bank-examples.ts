import * as bank from '../bank-endpoints.js';
import { exampleOf, ids, moment } from './example.js';

const layout = {
  date: 0,
  narration: 2,
  reference: 3,
  debit: 4,
  credit: 5,
  amount: null,
  mark: null,
  balance: 6,
  balanceMark: null,
  dateStyle: 'dmy' as const,
};
const credit = {
  _id: '5d41402abc4b2a76b9719d911017c592',
  account: 'SBI CURRENT',
  date: '2026-01-05',
  amount: 1500,
  narration: 'UPI/CR/600512345678/ASHA PATIL/SBIN/Payment',
  reference: '600512345678',
};
const payment = {
  _id: ids.request,
  kind: 'plan' as const,
  memberId: ids.member,
  name: 'Asha Patil',
  amount: 1500,
  utr: '600512345678',
  txnids: [],
  requestedAt: moment,
  status: 'open' as const,
};

export const bankExamples = [
  exampleOf(bank.previewBankStatement, {
    request: {},
    response: {
      headers: ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
      bank: 'SBI',
      source: 'template',
      confirmed: null,
      layout,
      rows: [
        {
          line: 21,
          cells: ['05/01/2026', '05/01/2026', credit.narration, credit.reference, '', '1,500.00', '9,250.00'],
        },
      ],
      lines: [
        {
          line: 21,
          date: credit.date,
          narration: credit.narration,
          reference: credit.reference,
          direction: 'credit',
          amount: 1500,
          balance: 9250,
        },
      ],
      totals: {
        lines: 1,
        credits: 1,
        creditAmount: 1500,
        debits: 0,
        debitAmount: 0,
        from: credit.date,
        to: credit.date,
      },
      broken: [],
      brokenCount: 0,
      gapCount: 0,
      isTurned: false,
      accounts: ['SBI CURRENT'],
    },
  }),
  exampleOf(bank.confirmBankLayout, {
    request: {
      headers: ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
      layout,
    },
    response: { version: 1, layout, confirmedAt: moment },
  }),
  exampleOf(bank.importBankStatement, {
    request: { account: 'SBI Current' },
    response: {
      statementId: ids.statement,
      lines: 1,
      newLines: 1,
      leftOut: 0,
      isKnown: false,
      matched: 1,
      suggested: 0,
      ambiguous: 0,
      unmatched: 0,
      reversed: 0,
    },
  }),
  exampleOf(bank.bankStatements, {
    response: [
      {
        _id: ids.statement,
        account: 'SBI CURRENT',
        importedAt: moment,
        importedBy: 'Meera Head',
        lines: 1,
        newLines: 1,
        leftOut: 0,
        credits: {
          matched: 1,
          suggested: 0,
          ambiguous: 0,
          unmatched: 0,
        },
      },
    ],
  }),
  exampleOf(bank.bankLines, {
    response: [{ ...credit, state: 'matched', payments: [{ ...payment, reason: 'utr' }], rejected: [] }],
  }),
  exampleOf(bank.expectedPayments, {
    response: [{ ...payment, state: 'matched', plan: 'Silver', lines: [{ ...credit, reason: 'utr' }] }],
  }),
  exampleOf(bank.bankLineChoices, { response: [{ ...payment, plan: 'Silver', isRefused: false }] }),
  exampleOf(bank.matchBankLine, {
    request: { expectedId: ids.request },
    response: { message: 'The credit is matched to this request.' },
  }),
  exampleOf(bank.dismissReversal, { response: { message: 'This credit is not reversed.' } }),
  exampleOf(bank.releaseBankLine, { response: { message: 'This line of the bank is free again.' } }),
];
