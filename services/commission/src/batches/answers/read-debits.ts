import { identified, provingNumberOf, readStatement, type Layout, type Table } from '@deepam/bank-statements';
import { DomainError } from '@deepam/platform';
import { namedReferences } from '../domain/payout-reference.js';
import { utrIn, type AnswerLine, type ReadAnswer } from './answer-line.js';

/** Whether the columns tell debits from credits; without that each amount would read as money that came back. */
export const tellsDebits = ({ debit, mark }: Layout): boolean => debit !== null || mark !== null;

/**
 * What a statement of the company's account says of our payments.
 * @throws DomainError FILE.STATEMENT_TURNED
 */
export function readDebits(table: Table, layout: Layout, ofBatch: ReadonlySet<string>): ReadAnswer {
  const { lines, broken, isTurned } = readStatement(table, layout);
  if (isTurned) throw new DomainError('FILE.STATEMENT_TURNED');
  const read = identified(lines, '').map((one): AnswerLine[] => {
    const { line, narration, reference: ofBank, direction, amountPaise, date, movementKey } = one;
    const references = namedReferences(`${narration} | ${ofBank}`, ofBatch);
    // The first number may be that of the payee's account.
    const utr = provingNumberOf(one) ?? utrIn(ofBank.replace(references[0] ?? '', ''));
    const says = references.length > 1 ? 'unclear' : direction === 'debit' ? 'paid' : 'returned';
    const told = { says, amountPaise, utr, paidOn: date, reason: null, movementKey } as const;
    return references.map((reference) => ({ line, reference, ...told }));
  });
  const brokenLines = new Set(broken.map(({ line }) => line));
  const gone = { amountPaise: null, utr: null, paidOn: null, reason: null };
  const known = new Set(lines.map(({ line }) => line));
  const unread = table.rows
    .filter(({ line }) => brokenLines.has(line) && !known.has(line))
    .flatMap(({ line, cells }) =>
      namedReferences(cells.join('|'), ofBatch).map((reference) => ({
        ...{ line, reference, says: 'unclear' as const },
        ...gone,
      })),
    );
  return { lines: [...read.flat(), ...unread], others: read.filter((found) => found.length === 0).length };
}
