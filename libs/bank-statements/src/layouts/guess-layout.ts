import { amountIn, directionOf } from '../lines/parse-amount.js';
import { dateIn } from '../lines/parse-date.js';
import { meaningsOf } from './header-words.js';
import { isWhole, type Column, type DateStyle, type Layout, type Table } from './layout.js';

const looked = 500;

/**
 * The columns follow their headers. The result is null if the headers do not name date, narration and amount, or the
 * direction of the amount is unknown.
 */
export function guessLayout(table: Table): Layout | null {
  const meanings = table.header.cells.map(meaningsOf);
  const taken = new Set<number>();
  const find = (column: Column, fits: (at: number) => boolean = () => true): number | null => {
    const candidates = meanings.flatMap((known, at) => {
      const rank = known.get(column);
      return rank === undefined || taken.has(at) || !fits(at) ? [] : [{ at, rank }];
    });
    const best = candidates.reduce<(typeof candidates)[number] | null>(
      (found, next) => (found === null || next.rank < found.rank ? next : found),
      null,
    );
    if (best !== null) taken.add(best.at);
    return best?.at ?? null;
  };
  const holdsMarks = (at: number) => isOf(table, at, (cell) => directionOf(cell) !== null);
  const holdsAmounts = (at: number) => isOf(table, at, (cell) => amountIn(cell) !== null);
  const [date, narration] = [find('date'), find('narration')];
  if (date === null || narration === null) return null;
  const reference = find('reference');
  const balance = find('balance');
  const balanceMark =
    find('balanceMark', () => balance !== null) ??
    (balance === null ? null : find('mark', (at) => at === balance + 1 && holdsMarks(at)));
  const [debit, credit] = [find('debit'), find('credit')];
  const hasTwo = debit !== null && credit !== null;
  const chosenColumns = { debit: null, credit: null, amount: null as number | null, mark: null as number | null };
  if (!hasTwo) {
    for (const single of [debit, credit]) if (single !== null) taken.delete(single);
    chosenColumns.amount = find('amount') ?? find('mark', (at) => !holdsMarks(at) && holdsAmounts(at));
    chosenColumns.mark = find('mark', holdsMarks) ?? markColumn(table, taken);
  }
  const layout: Layout = {
    date,
    narration,
    reference,
    balance,
    balanceMark,
    ...(hasTwo
      ? {
          debit,
          credit,
          amount: null,
          mark: null,
        }
      : chosenColumns),
    dateStyle: styleOf(table.rows.map(({ cells }) => cells[date] ?? '')),
  };
  return isWhole(layout, meanings.length) && tellsDirection(table, layout) ? layout : null;
}

/** A sign gives the direction only if both kinds of amounts have one, or some are below zero. */
export function tellsDirection({ rows }: Table, { amount, mark }: Pick<Layout, 'amount' | 'mark'>): boolean {
  if (amount === null || mark !== null || rows.length === 0) return true;
  return rows.some(({ cells }) => (amountIn(cells[amount] ?? '')?.direction ?? null) !== null);
}

export function markColumn(table: Table, taken: ReadonlySet<number>): number | null {
  const width = table.rows.length === 0 ? 0 : table.header.cells.length;
  for (let at = 0; at < width; at += 1)
    if (!taken.has(at) && isOf(table, at, (cell) => directionOf(cell) !== null && /[a-z]/i.test(cell))) return at;
  return null;
}

function isOf({ rows }: Table, at: number, isKind: (cell: string) => boolean): boolean {
  const shown = rows
    .slice(0, looked)
    .filter(({ cells }) => cells.filter((cell) => cell !== '').length > 2)
    .map(({ cells }) => cells[at] ?? '')
    .filter((cell) => /[\p{L}\p{N}+-]/u.test(cell));
  // Some banks repeat headers and sums between the lines.
  const of = shown.filter(isKind).length;
  return rows.length === 0 || (of > 0 && of >= 0.8 * shown.length);
}

/** Indian banks write the day first; the month comes first only in a file in which no other order gives dates. */
function styleOf(dates: readonly string[]): DateStyle {
  const shown = dates.filter((date) => /\d/.test(date)).slice(0, looked);
  const understood = (style: DateStyle) => shown.filter((date) => dateIn(date, style) !== null).length;
  return understood('mdy') > understood('dmy') ? 'mdy' : 'dmy';
}
