import type { Paise } from '@deepam/contracts';
import { memberAccount, type BalanceState } from './account.js';
import { balanced, type ByLedger, type Posting, type PostingLine } from './posting.js';
import { type Stamp, postingBase, moveLines } from './posting-lines.js';

const payoutMoves = {
  'payout-requested': ['available', 'reserved'],
  'payout-approved': ['reserved', 'paid'],
  'payout-rejected': ['reserved', 'available'],
} as const satisfies Record<string, readonly [BalanceState, BalanceState]>;
export type PayoutStep = keyof typeof payoutMoves;

/**
 * A step moves exactly the amounts that the request took from each ledger. The tax of a paid payout is owed to the
 * government.
 */
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
    ...postingBase(stamp, payout.memberId),
    kind: step,
    // Approval and rejection share a key, so the ledger rejects a second decision.
    key: `payout:${payout.payoutId}:${step === 'payout-requested' ? 'requested' : 'decided'}`,
    lines: withheld(moveLines(payout.memberId, payout.taken, from, to), payout),
    reference: { payoutId: payout.payoutId },
    reason: payout.reason ?? null,
    ...(payout.decidedBy !== undefined && { decidedBy: payout.decidedBy }),
  });
}

/** Tax is deducted from commission only, and does not count as paid to the member. */
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

export function taxDeposited(
  deposit: { depositId: string; amountPaise: Paise; decidedBy: string },
  stamp: Stamp,
): Posting {
  const { depositId, amountPaise, decidedBy } = deposit;
  return balanced({
    ...postingBase(stamp, null),
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
