import type { BrokenLine, StatementLine } from './statement-line.js';

const change = ({ direction, amountPaise }: StatementLine): number =>
  direction === 'credit' ? amountPaise : -amountPaise;

/** Lines whose balance does not follow from the last one shown, in the order of the file: banks write oldest or latest first. */
export function balanceGaps(lines: readonly StatementLine[]): BrokenLine[] {
  const [oldestFirst, newestFirst] = [gapsIn(lines), gapsIn(lines.toReversed())];
  const found = newestFirst.length < oldestFirst.length ? newestFirst : oldestFirst;
  return found.map(({ line }) => ({ line, reason: 'gap' as const }));
}

/** Some banks show the balance at the end of a day only, so it is carried on over lines without one. */
function gapsIn(lines: readonly StatementLine[]): StatementLine[] {
  let balance: number | null = null;
  return lines.filter((line) => {
    const expected: number | null = balance === null ? null : balance + change(line);
    balance = line.balancePaise ?? expected;
    return expected !== null && line.balancePaise !== null && line.balancePaise !== expected;
  });
}
