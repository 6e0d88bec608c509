import { findTable, guessLayout, readStatement, referencesIn, type Row } from '@deepam/bank-statements';
import { payoutReferencesIn } from '../domain/payout-reference.js';
import { utrIn, type AnswerLine } from './answer-line.js';

/** What a statement of the company's account says of our payments; null when it is no statement. */
export function readDebits(rows: readonly Row[]): { readonly lines: AnswerLine[]; readonly others: number } | null {
  const table = findTable(rows);
  const layout = table && guessLayout(table);
  // Without a column that tells debits from credits each amount would read as money that came back.
  if (!table || !layout || (layout.debit === null && layout.mark === null)) return null;
  const { lines, broken } = readStatement(table, layout);
  const read = lines.map(({ line, narration, reference: ofBank, direction, amountPaise, date }): AnswerLine[] => {
    const references = payoutReferencesIn(`${narration} | ${ofBank}`);
    const utr = referencesIn(narration, ofBank, date)[0] ?? utrIn(ofBank.replace(references[0] ?? '', ''));
    const says = references.length > 1 ? 'unclear' : direction === 'debit' ? 'paid' : 'returned';
    return references.map((reference) => ({ line, reference, says, amountPaise, utr, paidOn: date, reason: null }));
  });
  const brokenLines = new Set(broken.map(({ line }) => line));
  const gone = { amountPaise: null, utr: null, paidOn: null, reason: null };
  const known = new Set(lines.map(({ line }) => line));
  const unread = table.rows
    .filter(({ line }) => brokenLines.has(line) && !known.has(line))
    .flatMap(({ line, cells }) =>
      payoutReferencesIn(cells.join('|')).map((reference) => ({ line, reference, says: 'unclear' as const, ...gone })),
    );
  return { lines: [...read.flat(), ...unread], others: read.filter((found) => found.length === 0).length };
}
