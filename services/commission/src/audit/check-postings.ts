import type { Paise } from '@deepam/contracts';
import type { Account } from '../ledger/domain/account.js';
import { Book } from '../ledger/domain/book.js';
import { sumOfLines, type PostingKind, type PostingLine, type Posting } from '../ledger/domain/posting.js';
import type { AuditedModels } from './audited-models.js';
import { PostedDays } from './check-business-days.js';
import { contradictionIn } from './contradiction.js';
import type { Findings } from './findings.js';
import { depositOf, makingChargeOf } from './arithmetic.js';

/**
 * The thresholds are those that were in force, and the amounts are computed from the lines. A return above the
 * threshold needs a second approver, and so does its order, unless the bank received the deposit.
 * @returns the missing approval, or null
 */
export function lackingApproval({
  kind,
  lines,
  reference,
}: Pick<Posting, 'kind' | 'lines' | 'reference'>): string | null {
  if (kind !== 'making-charge') return null;
  const { approval } = reference;
  if (approval === undefined) return 'does not say how its return was approved';
  const { neededAbovePaise, isOrderPaid, orderApprovalId, approvalId, decidedBy, approverId } = approval;
  if (neededAbovePaise === null) return null;
  const making = givenBy(lines);
  const deposit = depositOf(making / makingChargeOf(1));
  if (deposit > neededAbovePaise && !isOrderPaid && orderApprovalId === null)
    return 'follows from an order without a credit of the bank and without a second approver';
  if (deposit + making <= neededAbovePaise) return null;
  if (approvalId === null || approverId === null) return 'follows from a return without a second approver';
  return approverId === decidedBy ? 'follows from a return that its requester approved' : null;
}

const givenBy = (lines: Posting['lines']): Paise =>
  lines.reduce((sum, { account, amountPaise }) => sum + (account.startsWith('member:') ? amountPaise : 0), 0);

/**
 * `mayOwe`: an account may be below zero by the amount that reversed sales took from it. `takenBack` holds the amounts
 * of reversed sales by member, each with the time at which the ledger recorded it.
 */
export interface PostedTotals {
  readonly book: Book;
  readonly count: number;
  readonly days: PostedDays;
  readonly byKind: ReadonlyMap<PostingKind, number>;
  readonly mayOwe: ReadonlyMap<Account, Paise>;
  readonly writtenOff: ReadonlyMap<string, Paise>;
  readonly takenBack: ReadonlyMap<string, readonly { readonly amountPaise: Paise; readonly recordedAt: Date }[]>;
}

const needed = {
  key: 1,
  kind: 1,
  memberId: 1,
  lines: 1,
  reference: 1,
  correctsId: 1,
  occurredAt: 1,
  recordedAt: 1,
} as const;

export async function checkPostings({ postings, session }: AuditedModels, findings: Findings): Promise<PostedTotals> {
  const book = new Book();
  const byKind = new Map<PostingKind, number>();
  const mayOwe = new Map<Account, Paise>();
  const writtenOff = new Map<string, Paise>();
  const takenBack = new Map<string, { amountPaise: Paise; recordedAt: Date }[]>();
  const days = new PostedDays();
  let count = 0;
  for await (const posting of postings.find({}, needed).session(session).lean().cursor()) {
    count++;
    byKind.set(posting.kind, (byKind.get(posting.kind) ?? 0) + 1);
    const what = `The posting ${posting.key}`;
    findings.runCheck(what, () => {
      book.add(posting);
      days.add(posting);
      const { memberId, reference, lines, recordedAt } = posting;
      if (reference.reversalId !== undefined) addOwed(mayOwe, lines);
      const ofMember = lines.reduce(
        (sum, { account, amountPaise }) => sum + (account.startsWith('member:') ? amountPaise : 0),
        0,
      );
      if (memberId !== null && posting.kind === 'written-off')
        writtenOff.set(memberId, (writtenOff.get(memberId) ?? 0) + ofMember);
      if (memberId !== null && posting.kind === 'correction' && reference.reversalId !== undefined)
        takenBack.set(memberId, [...(takenBack.get(memberId) ?? []), { amountPaise: -ofMember, recordedAt }]);
      const sum = sumOfLines(posting.lines);
      if (sum !== 0) findings.addFinding(`${what} sums to ${sum} paise`, sum);
      const contradiction = contradictionIn(posting);
      if (contradiction !== null) findings.addFinding(`${what} ${contradiction}`);
      const lacking = lackingApproval(posting);
      if (lacking !== null) findings.addFinding(`${what} ${lacking}`, moved(posting.lines));
    });
  }
  return { book, count, days, byKind, mayOwe, writtenOff, takenBack };
}

const moved = (lines: readonly PostingLine[]): Paise =>
  lines.reduce((sum, { amountPaise }) => sum + Math.max(0, amountPaise), 0);

function addOwed(mayOwe: Map<Account, Paise>, lines: readonly PostingLine[]): void {
  for (const { account, amountPaise } of lines) {
    if (account.endsWith(':commission:available')) mayOwe.set(account, (mayOwe.get(account) ?? 0) - amountPaise);
  }
}
