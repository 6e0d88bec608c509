import { createHash } from 'node:crypto';
import type { StatementLine } from './statement-line.js';

const normal = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Each line with what tells it apart from all others of the account, the same in every statement that has it. Lines that are
 * equal in all are counted within their day: two equal payments stay two, and a statement that begins with this day counts alike.
 */
export function identified(lines: readonly StatementLine[], account: string): (StatementLine & { id: string })[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { date, direction, amountPaise, reference, narration, balancePaise } = line;
    const equal = JSON.stringify([
      ...[account, date, direction, amountPaise],
      ...[normal(reference), normal(narration), balancePaise],
    ]);
    const occurrence = seen.get(equal) ?? 0;
    seen.set(equal, occurrence + 1);
    return { ...line, id: createHash('sha256').update(`${equal}#${occurrence}`).digest('hex').slice(0, 32) };
  });
}
