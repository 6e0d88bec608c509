import type { BankLine } from '../persistence/bank-line.schema.js';

type Line = Pick<BankLine, 'narration' | 'reference' | 'references' | 'direction' | 'amountPaise' | 'date'>;

/** A bank may break a reference as it breaks its lines. */
const plain = (text: string): string => text.toUpperCase().replace(/[\s/-]+/g, '');

/** Lines that name one of our references, once for each that they name. */
export function linesNaming(references: readonly string[], lines: readonly Line[]) {
  return lines.flatMap((line) => {
    const text = plain(`${line.narration} | ${line.reference}`);
    const { direction, amountPaise, date: on } = line;
    const utr = line.references[0] ?? null;
    return references
      .filter((reference) => text.includes(reference))
      .map((reference) => ({ reference, direction, amountPaise, on, utr }));
  });
}
