import type { Column } from './layout.js';

/** A header as it is compared: letters only. */
export const plain = (header: string): string =>
  header
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^a-z]+/g, '');

/** Headers that banks use, by `plain`; earlier ones are better. */
export const headerWords: Readonly<Record<Column, readonly string[]>> = {
  date: ['txndate', 'transactiondate', 'trandate', 'date', 'postdate', 'postingdate', 'bookingdate', 'valuedate'],
  narration: [
    ...['narration', 'description', 'particulars', 'transactionremarks', 'remarks', 'transactionparticulars'],
    ...['transactiondescription', 'transactiondetails', 'details'],
  ],
  reference: [
    ...['refnochequeno', 'chqrefno', 'chqrefnumber', 'chequerefno', 'chequenumber', 'chqno', 'chequeno', 'refno'],
    ...['referenceno', 'referencenumber', 'utr', 'utrno', 'transactionid', 'tranid', 'instrumentno'],
    'chequenoreferenceno',
  ],
  debit: ['debit', 'withdrawalamt', 'withdrawalamount', 'withdrawal', 'withdrawals', 'debitamount', 'dr', 'paidout'],
  credit: ['credit', 'depositamt', 'depositamount', 'deposit', 'deposits', 'creditamount', 'cr', 'paidin'],
  amount: ['amount', 'transactionamount', 'amountinr', 'amt', 'txnamount'],
  mark: ['drcr', 'crdr', 'debitcredit', 'creditdebit', 'type', 'transactiontype', 'dc'],
  balance: ['balance', 'closingbalance', 'balanceinr', 'bal', 'runningbalance', 'availablebalance', 'balanceamount'],
};
