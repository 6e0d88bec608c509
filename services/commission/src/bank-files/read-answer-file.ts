import { amountIn, dateIn, plain, searchedRows, type Row } from '@deepam/bank-statements';
import { maskDigits, type Paise } from '@deepam/contracts';
import { namedReferences } from '../transfers/domain/payout-reference.js';

const words = {
  status: ['status', 'transactionstatus', 'paymentstatus', 'txnstatus', 'statusofpayment', 'result'],
  utr: [
    'utr',
    'utrno',
    'utrnumber',
    'utrrrn',
    'utrreferenceno',
    'utrrefno',
    'bankutr',
    'rrn',
    'bankreferenceno',
    'bankreferencenumber',
    'bankrefno',
    'banktransactionid',
    'transactionid',
  ],
  amount: ['amount', 'instrumentamount', 'transactionamount', 'paymentamount', 'amountinr', 'netamount', 'amt'],
  date: ['paymentdate', 'valuedate', 'transactiondate', 'txndate', 'processeddate', 'liquidationdate', 'date'],
  reason: [
    'reason',
    'rejectreason',
    'rejectionreason',
    'failurereason',
    'returnreason',
    'errordescription',
    'statusdescription',
    'remarks',
    'remark',
    'error',
  ],
} as const;
type Column = keyof typeof words;
type Columns = Readonly<Record<Column, number>>;

const paidWords = new Set([
  'success',
  'successful',
  'processed',
  'paid',
  'completed',
  'credited',
  'settled',
  'executed',
]);
const returnedWords = new Set(['returned', 'return', 'bounced']);
const failedWords = new Set(['failed', 'failure', 'fail', 'rejected', 'reject', 'unsuccessful', 'cancelled']);

/** @returns null for rows without a status, which belong to a statement */
export function readAnswerFile(rows: readonly Row[], ofFile: ReadonlySet<string>): ReadAnswer | null {
  const at = rows.slice(0, searchedRows).findIndex((row) => isHeader(columnsOf(row)));
  if (at === -1) return null;
  const columns = columnsOf(rows[at]!);
  const read = rows.slice(at + 1).map((row) => linesOf(row, columns, ofFile));
  return { lines: read.flat(), others: read.filter((lines) => lines.length === 0).length };
}

const isHeader = ({ status, utr, amount }: Columns): boolean => status >= 0 && amount >= 0 && utr >= 0;

function columnsOf({ cells }: Row): Columns {
  const headers = cells.map(plain);
  const find = (column: Column) => {
    const known = words[column].find((word) => headers.includes(word));
    return known === undefined ? -1 : headers.indexOf(known);
  };
  const columns = Object.keys(words) as Column[];
  return Object.fromEntries(columns.map((column) => [column, find(column)])) as Record<Column, number>;
}

function linesOf({ line, cells }: Row, columns: Columns, ofFile: ReadonlySet<string>): AnswerLine[] {
  const cell = (column: Column): string => cells[columns[column]] ?? '';
  // Cells are searched one by one, since the text of two cells is never one reference.
  const references = namedReferences(cells.join('|'), ofFile);
  const status = cell('status')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');
  const says = saidBy(status);
  const typed = (cell('reason') || cell('status')).trim();
  return references.map((reference) => ({
    line,
    reference,
    // A row that names several payments proves nothing about any of them.
    says: references.length === 1 ? says : 'unclear',
    amountPaise: amountIn(cell('amount'))?.paise ?? null,
    utr: utrIn(cell('utr')),
    paidOn: dateIn(cell('date'), 'dmy'),
    // Banks may repeat the account number in the reason.
    reason: says === 'failed' || says === 'returned' ? maskDigits(typed).slice(0, 200) : null,
  }));
}

function saidBy(status: string): AnswerLine['says'] {
  if (paidWords.has(status)) return 'paid';
  if (returnedWords.has(status)) return 'returned';
  return failedWords.has(status) ? 'failed' : 'unclear';
}

/**
 * A `returned` line says that the bank had paid and has returned the money to the company. The ISO day `paidOn` is that
 * of the payment or the return.
 */
export interface AnswerLine {
  readonly line: number;
  readonly reference: string;
  readonly says: 'paid' | 'failed' | 'returned' | 'unclear';
  readonly amountPaise: Paise | null;
  readonly utr: string | null;
  readonly paidOn: string | null;
  readonly reason: string | null;
}

interface ReadAnswer {
  readonly lines: readonly AnswerLine[];
  readonly others: number;
}

/** The function returns null for a number that can't identify a payment, such as one that Excel has rounded. */
function utrIn(text: string): string | null {
  const plain = text.replace(/[\s'-]+/g, '').toUpperCase();
  return /^(?=.*\d)[A-Z0-9]{6,30}$/.test(plain) ? plain : null;
}
