import type { Paise } from '@deepam/contracts';
import {
  depositAccount,
  ledgers,
  memberAccount,
  type BalanceState,
  type CompanyAccount,
  type Ledger,
} from './account.js';
import type { Credit } from './credit.js';
import { balanced, type ByLedger, type Posting, type PostingLine } from './posting.js';

/** Who asks for a posting says which id and moment it gets. */
export interface Stamp {
  readonly id: string;
  readonly at: Date;
}

const source: Record<Ledger, CompanyAccount> = { commission: 'company:commission', earnings: 'company:earnings' };

/** The price of a plan comes in and belongs to the company until shares of it are credited. */
export function saleReceived(sale: { saleId: string; memberId: string; amountPaise: Paise }, stamp: Stamp): Posting {
  return balanced({
    ...base(stamp, null),
    kind: 'sale',
    key: `sale:${sale.saleId}`,
    lines: [
      { account: 'company:sales', amountPaise: -sale.amountPaise },
      { account: 'company:commission', amountPaise: sale.amountPaise },
    ],
    reference: { saleId: sale.saleId, fromMemberId: sale.memberId },
  });
}

/** The sale was taken back: what is left of its price when its credits went back is given back. */
export function saleReversal(sale: { saleId: string; memberId: string; amountPaise: Paise }, stamp: Stamp): Posting {
  return balanced({
    ...base(stamp, null),
    kind: 'sale-reversed',
    key: saleReversalKey(sale.saleId),
    lines: [
      { account: 'company:commission', amountPaise: -sale.amountPaise },
      { account: 'company:sales', amountPaise: sale.amountPaise },
    ],
    reference: { saleId: sale.saleId, fromMemberId: sale.memberId },
  });
}
export const saleReversalKey = (saleId: string): string => `sale-reversed:${saleId}`;

export interface CommissionTerms {
  readonly saleId: string;
  readonly memberId: string;
  readonly fromMemberId: string;
  readonly level: number;
  readonly rateBasisPoints: number;
  readonly scheduleVersion: number;
  readonly amountPaise: Paise;
}

/** The share of one upline in one sale. */
export function commissionCredit(terms: CommissionTerms, state: 'pending' | 'available', stamp: Stamp): Posting {
  const { memberId, amountPaise, saleId, fromMemberId, level, rateBasisPoints, scheduleVersion } = terms;
  return balanced({
    ...base(stamp, memberId),
    kind: 'commission',
    key: commissionKey(terms),
    lines: credit(memberId, 'commission', state, amountPaise),
    reference: { saleId, fromMemberId, level, rateBasisPoints, scheduleVersion },
  });
}

export interface EarningTerms {
  readonly memberId: string;
  readonly amountPaise: Paise;
}

export const commissionKey = ({
  saleId,
  memberId,
  level,
}: Pick<CommissionTerms, 'saleId' | 'memberId' | 'level'>): string => `commission:${saleId}:${memberId}:${level}`;

/** Finished wicks were taken back: the making charge of one cotton order, once. */
export function makingChargeCredit(
  terms: EarningTerms & { orderId: string },
  state: 'pending' | 'available',
  stamp: Stamp,
): Posting {
  return balanced({
    ...base(stamp, terms.memberId),
    kind: 'making-charge',
    key: makingChargeKey(terms.orderId),
    lines: credit(terms.memberId, 'earnings', state, terms.amountPaise),
    reference: { orderId: terms.orderId, creditId: terms.orderId },
  });
}
export const makingChargeKey = (orderId: string): string => `making-charge:${orderId}`;

export interface DepositTerms {
  readonly orderId: string;
  readonly memberId: string;
  readonly amountPaise: Paise;
}

/** The price of cotton came in and is owed to the member until finished wicks come back. */
export const depositHeld = (terms: DepositTerms, stamp: Stamp): Posting =>
  deposit('deposit-held', terms, terms.amountPaise, stamp);

/** It went back to the member by UPI or bank. */
export const depositRefunded = (terms: DepositTerms, stamp: Stamp): Posting =>
  deposit('deposit-refunded', terms, -terms.amountPaise, stamp);

type DepositStep = 'deposit-held' | 'deposit-refunded';

const deposit = (kind: DepositStep, { orderId, memberId }: DepositTerms, amountPaise: Paise, stamp: Stamp): Posting =>
  balanced({
    ...base(stamp, memberId),
    kind,
    key: depositKey(kind, orderId),
    lines: [
      { account: 'company:deposits', amountPaise: -amountPaise },
      { account: depositAccount(memberId), amountPaise },
    ],
    reference: { orderId },
  });
export const depositKey = (kind: DepositStep, orderId: string): string => `${kind}:${orderId}`;

/** The head adds to a member's earnings by hand; it can be asked for at once. */
export function adjustmentCredit(
  terms: EarningTerms & { creditId: string; reason: string | null; decidedBy: string },
  stamp: Stamp,
): Posting {
  return balanced({
    ...base(stamp, terms.memberId),
    kind: 'adjustment',
    key: `adjustment:${terms.creditId}`,
    lines: credit(terms.memberId, 'earnings', 'available', terms.amountPaise),
    reference: { creditId: terms.creditId },
    reason: terms.reason,
    decidedBy: terms.decidedBy,
  });
}

/** The hold days of a credit are over. */
export function holdRelease(
  hold: { postingId: string; memberId: string; ledger: Ledger; amountPaise: Paise },
  stamp: Stamp,
): Posting {
  return balanced({
    ...base(stamp, hold.memberId),
    kind: 'release',
    key: `release:${hold.postingId}`,
    lines: move(hold.memberId, { [hold.ledger]: hold.amountPaise }, 'pending', 'available'),
    reference: { creditId: hold.postingId },
  });
}

const payoutMoves = {
  'payout-requested': ['available', 'reserved'],
  'payout-approved': ['reserved', 'paid'],
  'payout-rejected': ['reserved', 'available'],
} as const satisfies Record<string, readonly [BalanceState, BalanceState]>;
export type PayoutStep = keyof typeof payoutMoves;

/** One step of a payout moves exactly what the request took from each ledger; of what is paid the tax is owed to the government. */
export function payoutStep(
  step: PayoutStep,
  payout: {
    payoutId: string;
    memberId: string;
    taken: ByLedger;
    reason?: string | null;
    decidedBy?: string;
    taxPaise?: Paise;
  },
  stamp: Stamp,
): Posting {
  const [from, to] = payoutMoves[step];
  return balanced({
    ...base(stamp, payout.memberId),
    kind: step,
    // Approval and rejection share a key: the ledger itself refuses a second decision.
    key: `payout:${payout.payoutId}:${step === 'payout-requested' ? 'requested' : 'decided'}`,
    lines: withheld(move(payout.memberId, payout.taken, from, to), payout),
    reference: { payoutId: payout.payoutId },
    reason: payout.reason ?? null,
    ...(payout.decidedBy !== undefined && { decidedBy: payout.decidedBy }),
  });
}

/** Tax is on commission alone, and is no part of what the member was paid. */
function withheld(
  lines: readonly PostingLine[],
  { memberId, taxPaise = 0 }: { memberId: string; taxPaise?: Paise },
): PostingLine[] {
  const paid = memberAccount(memberId, 'commission', 'paid');
  if (taxPaise === 0 || lines.every(({ account }) => account !== paid)) return [...lines];
  const net = lines.map((line) =>
    line.account === paid ? { ...line, amountPaise: line.amountPaise - taxPaise } : line,
  );
  return [
    ...net.filter(({ amountPaise }) => amountPaise !== 0),
    { account: 'company:tds-payable', amountPaise: taxPaise },
  ];
}

/** Deducted tax was paid to the government. */
export function taxDeposited(
  deposit: { depositId: string; amountPaise: Paise; decidedBy: string },
  stamp: Stamp,
): Posting {
  const { depositId, amountPaise, decidedBy } = deposit;
  return balanced({
    ...base(stamp, null),
    kind: 'tax-deposited',
    key: `tax-deposited:${depositId}`,
    lines: [
      { account: 'company:tds-payable', amountPaise: -amountPaise },
      { account: 'company:tds-deposited', amountPaise },
    ],
    reference: { taxDepositId: depositId },
    decidedBy,
  });
}

export interface CorrectionTerms {
  readonly amountPaise: Paise;
  /** Where the money of the credit is now. */
  readonly state: 'pending' | 'available';
  /** How many corrections of this credit were before: the next of two at a time finds its key taken. */
  readonly earlier: number;
  /** Null where a whole sale is taken back: why is between the company and the buyer. */
  readonly reason: string | null;
  readonly decidedBy: string;
  readonly reversalId?: string;
}

/** Takes a credit or a part of it back. */
export function correction(credited: Credit, terms: CorrectionTerms, stamp: Stamp): Posting {
  const { amountPaise, state, earlier, reason, decidedBy, reversalId } = terms;
  return balanced({
    ...base(stamp, credited.memberId),
    kind: 'correction',
    key: `correction:${credited.postingId}${earlier === 0 ? '' : `:${earlier + 1}`}`,
    lines: credit(credited.memberId, credited.ledger, state, -amountPaise),
    reference: { ...credited.reference, ...(reversalId !== undefined && { reversalId }) },
    correctsId: credited.postingId,
    reason,
    decidedBy,
  });
}

/** What is available to a closed account is the company's: its owner has waived it. */
export function waived(account: { memberId: string; amounts: ByLedger; words: string | null }, stamp: Stamp): Posting {
  const { memberId, amounts, words } = account;
  return balanced({
    ...base(stamp, memberId),
    kind: 'waived',
    key: `waived:${stamp.id}`,
    lines: ledgers
      .filter((ledger) => amounts[ledger] !== 0)
      .flatMap((ledger) => credit(memberId, ledger, 'available', -amounts[ledger])),
    reference: { waiverId: stamp.id },
    reason: words,
  });
}

const base = ({ id, at }: Stamp, memberId: string | null) => ({
  _id: id,
  memberId,
  occurredAt: at,
  correctsId: null,
  reason: null,
});

const credit = (memberId: string, ledger: Ledger, state: BalanceState, amountPaise: Paise): PostingLine[] => [
  { account: source[ledger], amountPaise: -amountPaise },
  { account: memberAccount(memberId, ledger, state), amountPaise },
];

function move(memberId: string, amounts: Partial<ByLedger>, from: BalanceState, to: BalanceState): PostingLine[] {
  return ledgers.flatMap((ledger) => {
    const amountPaise = amounts[ledger] ?? 0;
    if (amountPaise === 0) return [];
    return [
      { account: memberAccount(memberId, ledger, from), amountPaise: -amountPaise },
      { account: memberAccount(memberId, ledger, to), amountPaise },
    ];
  });
}
