import type { BrokenLine, StatementLine } from './statement-line.js';

const change = ({ direction, amountPaise }: StatementLine): number =>
  direction === 'credit' ? amountPaise : -amountPaise;

/** A step lies between two shown balances, because some banks show the balance at the end of a day only. */
interface Step {
  readonly line: StatementLine;
  readonly shown: number;
  readonly read: number;
}

/**
 * The balance of these lines does not follow from the previous one. Banks write the oldest or the latest day first, and
 * the lines of a day in either order: the order with the fewest gaps is correct.
 */
export function balanceGaps(lines: readonly StatementLine[]): BrokenLine[] {
  const gapsIn = (some: readonly StatementLine[]) => stepsIn(some).filter(({ shown, read }) => shown !== read);
  const found = [lines, lines.toReversed(), ...ordersOf(lines)]
    .map(gapsIn)
    .reduce((fewest, next) => (next.length < fewest.length ? next : fewest));
  return found.map(({ line: { line } }) => ({ line, reason: 'gap' as const }));
}

/**
 * This share of the steps explained by the balance may fit the turned sign by chance, for example next to a missing
 * line.
 */
const byChance = 0.1;

/** The balances show that debits were read as credits, or credits as debits. The result is false without balances. */
export function contradictsBalance(lines: readonly StatementLine[]): boolean {
  const orders = ordersOf(lines).map((some) => {
    const steps = stepsIn(some);
    const right = steps.filter(({ shown, read }) => shown === read).length;
    const turned = steps.filter(({ shown, read }) => shown !== read && shown === -read).length;
    return { turned, explained: right + turned };
  });
  // The order of the file is the one in which the balances explain most steps.
  const most = Math.max(...orders.map(({ explained }) => explained));
  const likely = orders.filter(({ explained }) => explained === most);
  return likely.every(({ turned, explained }) => turned > byChance * explained);
}

/**
 * The oldest day comes first. Banks write the lines of one day in either order, whatever the order of the days. Days
 * without an order, such as value dates, leave only the order of the file.
 */
function ordersOf(lines: readonly StatementLine[]): (readonly StatementLine[])[] {
  const newestFirst = lines.toReversed();
  if (!isByDay(lines) && !isByDay(newestFirst)) return [lines, newestFirst];
  const byDay = (one: StatementLine, other: StatementLine) => one.date.localeCompare(other.date);
  return [lines.toSorted(byDay), newestFirst.toSorted(byDay)];
}

const isByDay = (lines: readonly StatementLine[]): boolean =>
  lines.every(({ date }, at) => at === 0 || lines[at - 1]!.date <= date);

function stepsIn(lines: readonly StatementLine[]): Step[] {
  const steps: Step[] = [];
  let balance: number | null = null;
  let read = 0;
  for (const line of lines) {
    read += change(line);
    if (line.balancePaise === null) continue;
    if (balance !== null) steps.push({ line, shown: line.balancePaise - balance, read });
    balance = line.balancePaise;
    read = 0;
  }
  return steps;
}
