import { statementKinds, type Paise, type ReturnApproval } from '@deepam/contracts';
import { accountParts, type Account, type Ledger } from './account.js';

/** A statement shows all of them but the company's own side of a sale. */
export const postingKinds = ['sale', 'sale-reversed', 'tax-deposited', ...statementKinds] as const;
export type PostingKind = (typeof postingKinds)[number];

/** One side of a posting: what the account holds grows by `amountPaise`, or falls when it is negative. */
export interface PostingLine {
  readonly account: Account;
  readonly amountPaise: Paise;
}

/** What a posting is about; only the fields that its kind has are set. */
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
  /** How the return was approved that a making charge is earned by. */
  readonly approval?: ReturnApproval;
  /** Of the sale that the credit goes back with. */
  readonly reversalId?: string;
}

/** An entry of the ledger. It is written once and never changes: a mistake is put right by another one. */
export interface Posting {
  readonly _id: string;
  readonly kind: PostingKind;
  /** Unique: it makes a fact that comes twice a no-op. */
  readonly key: string;
  /** Whose statement shows it; null for the company's own. */
  readonly memberId: string | null;
  /** Sum to zero. */
  readonly lines: readonly PostingLine[];
  readonly occurredAt: Date;
  readonly reference: PostingReference;
  /** The posting that this one takes back. */
  readonly correctsId: string | null;
  readonly reason: string | null;
  /** The head who decided it by hand; absent from what follows by itself, and from older ones. */
  readonly decidedBy?: string;
}

export class UnbalancedPosting extends Error {
  override readonly name = 'UnbalancedPosting';
}

/**
 * Checks the invariant of double entry.
 * @throws UnbalancedPosting when the lines do not sum to zero, are fewer than two, or hold a zero or a fraction of a paisa
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

/** An amount for each of the two ledgers of a member. */
export type ByLedger = Readonly<Record<Ledger, Paise>>;
