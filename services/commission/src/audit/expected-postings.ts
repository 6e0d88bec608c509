import type { PostingLine } from '../ledger/domain/posting.js';
import type { AuditedModels } from './audited-models.js';
import type { Findings } from './findings.js';

/** A posting that must be there, as far as money goes. */
export interface Expected {
  readonly key: string;
  readonly occurredAt: Date;
  readonly lines: readonly PostingLine[];
}

/** Compares postings that follow from other documents with those that were written. */
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
    findings.look(what, () => {
      const actual = written.get(key);
      const difference = differenceOf(lines, actual?.lines ?? []);
      if (actual === undefined) findings.note(`${what} is missing`, difference);
      else if (difference !== 0) findings.note(`${what} has other lines than it should`, difference);
      else if (actual.occurredAt.getTime() !== occurredAt.getTime())
        findings.note(`${what} is of another moment than what it is for`);
    });
  }
}

/** Whether a credit began as pending depends on the hold days of that time: both are right, and the balances tell them apart. */
const withoutHold = (account: string): string => account.replace(/:pending$/, ':available');

/** How much is wrong over all accounts, each counted by itself. */
export function differenceOf(expected: readonly PostingLine[], actual: readonly PostingLine[]): number {
  const amounts = new Map<string, number>();
  const add = (account: string, amount: number) =>
    amounts.set(withoutHold(account), (amounts.get(withoutHold(account)) ?? 0) + amount);
  for (const { account, amountPaise } of expected) add(account, amountPaise);
  for (const { account, amountPaise } of actual) add(account, -amountPaise);
  return [...amounts.values()].reduce((sum, amount) => sum + Math.abs(amount), 0);
}
