import type { PostingLine } from '../ledger/domain/posting.js';
import type { AuditedModels } from './audited-models.js';
import type { Findings } from './findings.js';

export interface Expected {
  readonly key: string;
  readonly occurredAt: Date;
  readonly lines: readonly PostingLine[];
}

export async function compareExpected(
  { postings, session }: AuditedModels,
  expected: readonly Expected[],
  findings: Findings,
): Promise<void> {
  const found = await postings
    .find({ key: { $in: expected.map(({ key }) => key) } }, { key: 1, lines: 1, occurredAt: 1 })
    .session(session)
    .lean();
  const written = new Map(found.map((posting) => [posting.key, posting]));
  for (const { key, lines, occurredAt } of expected) {
    const what = `The posting ${key}`;
    findings.runCheck(what, () => {
      const actual = written.get(key);
      const difference = differenceOf(lines, actual?.lines ?? []);
      if (actual === undefined) findings.addFinding(`${what} is missing`, difference);
      else if (difference !== 0) findings.addFinding(`${what} has other lines than it should`, difference);
      else if (actual.occurredAt.getTime() !== occurredAt.getTime())
        findings.addFinding(`${what} is of another moment than what it is for`);
    });
  }
}

/**
 * The hold days of that time decide whether a credit began as pending. Both states are accepted here, since the check
 * of balances finds a wrong one.
 */
const withoutHold = (account: string): string => account.replace(/:pending$/, ':available');

/** Each account counts by itself, so that opposite errors do not cancel each other out. */
export function differenceOf(expected: readonly PostingLine[], actual: readonly PostingLine[]): number {
  const amounts = new Map<string, number>();
  const add = (account: string, amount: number) =>
    amounts.set(withoutHold(account), (amounts.get(withoutHold(account)) ?? 0) + amount);
  for (const { account, amountPaise } of expected) add(account, amountPaise);
  for (const { account, amountPaise } of actual) add(account, -amountPaise);
  return [...amounts.values()].reduce((sum, amount) => sum + Math.abs(amount), 0);
}
