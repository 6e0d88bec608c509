import { provingNumberOf } from '@deepam/bank-statements';
import type { BankLine } from '../persistence/bank-line.schema.js';

export type NamingLine = Pick<
  BankLine,
  'movementKey' | 'narration' | 'reference' | 'references' | 'direction' | 'amountPaise' | 'date'
>;
type Named = ReturnType<typeof linesNaming>[number];

/** A bank may break a reference as it breaks its lines. */
const plain = (text: string): string => text.toUpperCase().replace(/[\s/-]+/g, '');

/** Lines that name one of our references, once for each that they name. */
export function linesNaming(references: readonly string[], lines: readonly NamingLine[]) {
  const wanted = new Set(references);
  const lengths = new Set(references.map(({ length }) => length));
  return lines.flatMap((line) =>
    [...namedIn(line, wanted, lengths)].map((reference) => ({
      ...{ reference, key: line.movementKey },
      ...{ direction: line.direction, amountPaise: line.amountPaise, on: line.date, utr: provingNumberOf(line) },
    })),
  );
}

/** Looked up at each place, as thousands of references may be asked for. */
function namedIn({ narration, reference }: NamingLine, wanted: ReadonlySet<string>, lengths: ReadonlySet<number>) {
  const text = plain(`${narration} | ${reference}`);
  const found = new Set<string>();
  for (const length of lengths)
    for (let at = 0; at + length <= text.length; at += 1) {
      const part = text.slice(at, at + length);
      if (wanted.has(part)) found.add(part);
    }
  return found;
}

/** Credits that name a payment by the number of the bank alone, as many a return does, under our reference of that payment. */
export function returnsOf(named: readonly Named[], credits: readonly NamingLine[]): Named[] {
  const paid = named.filter(({ direction, utr }) => direction === 'debit' && utr !== null);
  const byNumber = new Map(paid.map(({ utr, reference }) => [utr!, reference]));
  const ours = [...new Set(byNumber.values())];
  return credits.flatMap((line) => {
    const number = line.references.find((one) => byNumber.has(one));
    if (number === undefined || linesNaming(ours, [line]).length > 0) return [];
    const { movementKey: key, direction, amountPaise, date: on } = line;
    return [{ reference: byNumber.get(number)!, key, direction, amountPaise, on, utr: number }];
  });
}
