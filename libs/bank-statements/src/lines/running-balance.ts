import type { BrokenLine, StatementLine } from './statement-line.js';

const change = ({ direction, amountPaise }: StatementLine): number =>
  direction === 'credit' ? amountPaise : -amountPaise;

/** Lines whose balance does not follow from the line before, in the order of the file: banks write oldest or latest first. */
export function balanceGaps(lines: readonly StatementLine[]): BrokenLine[] {
  const shown = lines.filter(({ balancePaise }) => balancePaise !== null);
  if (shown.length !== lines.length) return [];
  const gaps = (isNewestFirst: boolean) =>
    lines.slice(1).filter((line, at) => {
      const [before, after] = isNewestFirst ? [line, lines[at]!] : [lines[at]!, line];
      return before.balancePaise! + change(after) !== after.balancePaise!;
    });
  const [oldestFirst, newestFirst] = [gaps(false), gaps(true)];
  const found = newestFirst.length < oldestFirst.length ? newestFirst : oldestFirst;
  return found.map(({ line }) => ({ line, reason: 'gap' as const }));
}
