import type { ApprovalView } from '@deepam/contracts';

type Change = ApprovalView['changes'][number];

const doubtful: ReadonlySet<string> = new Set(['approverReason', 'earlierTransfer', 'downloadedBefore']);

/** The facts that the approver checks before the approval, and all others. A missing credit is a doubt only if a price is owed. */
export function splitChanges(changes: readonly Change[]): { doubts: Change[]; others: Change[] } {
  const isOwed = changes.some(({ field, after }) => field === 'priceOwed' && after === 'true');
  const isDoubt = ({ field }: Change) => doubtful.has(field) || (field === 'planCredit' && isOwed);
  return { doubts: changes.filter(isDoubt), others: changes.filter((change) => !isDoubt(change)) };
}

/** One row for each name, in the order of its first value: a request may have several facts of one kind. */
export function grouped(rows: readonly (readonly [name: string, value: string])[]): [name: string, values: string[]][] {
  const byName = new Map<string, string[]>();
  for (const [name, value] of rows) byName.set(name, [...(byName.get(name) ?? []), value]);
  return [...byName];
}
