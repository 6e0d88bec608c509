import { statementKinds, type Paise, type ReturnApproval } from '@deepam/contracts';
import { accountParts, type Account, type Ledger } from './account.js';

export const postingKinds = ['sale', 'sale-reversed', 'tax-deposited', ...statementKinds] as const;
export type PostingKind = (typeof postingKinds)[number];

export interface PostingLine {
  readonly account: Account;
  readonly amountPaise: Paise;
}

export interface PostingReference {
  readonly saleId?: string;
  readonly fromMemberId?: string;
  readonly level?: number;
  readonly rateBasisPoints?: number;
  readonly scheduleVersion?: number;
  readonly orderId?: string;
  readonly creditId?: string;
  readonly payoutId?: string;
  readonly waiverId?: string;
  readonly taxDepositId?: string;
  readonly approval?: ReturnApproval;
  readonly reversalId?: string;
}

/**
 * A posting never changes after it is written; another posting corrects a mistake. `key` is unique, so a repeated fact
 * has no effect. The amounts of `lines` sum to zero. `decidedBy`, the head who decided by hand, is missing from
 * automatic postings.
 */
export interface Posting {
  readonly _id: string;
  readonly kind: PostingKind;
  readonly key: string;
  readonly memberId: string | null;
  readonly lines: readonly PostingLine[];
  readonly occurredAt: Date;
  readonly reference: PostingReference;
  readonly correctsId: string | null;
  readonly reason: string | null;
  readonly decidedBy?: string;
}

export class UnbalancedPosting extends Error {
  override readonly name = 'UnbalancedPosting';
}

/**
 * The function checks the invariant of double entry.
 * @throws UnbalancedPosting if the lines do not sum to zero, are fewer than two, or contain a zero or a fraction of a
 * paisa
 */
export function balanced(posting: Posting): Posting {
  const { key, lines } = posting;
  if (lines.length < 2) throw new UnbalancedPosting(`${key} has fewer than two lines`);
  for (const { account, amountPaise } of lines) {
    accountParts(account);
    if (!Number.isSafeInteger(amountPaise) || amountPaise === 0) {
      throw new UnbalancedPosting(`${key} moves ${amountPaise} paise on ${account}`);
    }
  }
  const sum = sumOfLines(lines);
  if (sum !== 0) throw new UnbalancedPosting(`The lines of ${key} sum to ${sum} paise`);
  return posting;
}

export const sumOfLines = (lines: readonly PostingLine[]): Paise =>
  lines.reduce((sum, line) => sum + line.amountPaise, 0);

export type ByLedger = Readonly<Record<Ledger, Paise>>;
