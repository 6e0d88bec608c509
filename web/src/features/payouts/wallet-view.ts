import {
  cottonPricePerKg,
  makingCharge,
  type PayoutAccount,
  type PlanName,
  sumPaise,
  toPaise,
  toRupees,
} from '@deepam/contracts';
import { type Balance, leastPayout, type Parts, type Withdrawable, withdrawableOf } from '../../lib/own-balance.js';

type Entry = Balance['commissionHistory'][number];
type Refund = Balance['refunds'][number];

/** Only the first two notices prevent a payout; the others delay it. */
export type WalletNotice =
  | { readonly kind: 'suspended' }
  | { readonly kind: 'belowZero'; readonly amount: number }
  | { readonly kind: 'tooLittle' }
  | { readonly kind: 'bankMissing' }
  | { readonly kind: 'bankHeld'; readonly until: string }
  | { readonly kind: 'consentWithdrawn' }
  | { readonly kind: 'waiting'; readonly amount: number };

export type NextPayout =
  | { readonly kind: 'waiting'; readonly amount: number; readonly since: string; readonly notBefore?: string }
  | { readonly kind: 'onHold'; readonly amount: number; readonly until: string }
  | { readonly kind: 'none' };

export interface WalletRefund {
  readonly id: string;
  readonly kind: Refund['kind'];
  readonly date: string;
  readonly amount: number;
  readonly charge: number;
  readonly money: 'owed' | 'inTransfer' | 'returned' | 'paid';
  readonly paidOn: string | null;
  readonly utr: string | null;
}

/**
 * `from`: `commission` takes both accounts, commission first. `lastPaid`: `asked` is an instant, `paid` a day of the
 * bank.
 */
export interface WalletView extends Omit<Withdrawable, 'amount'> {
  readonly withdrawable: number;
  readonly from: PayoutAccount;
  readonly notices: readonly WalletNotice[];
  readonly onHold: readonly { readonly until: string | null; readonly amount: number }[];
  readonly next: NextPayout;
  readonly inTransfer: number;
  readonly returned: number;
  readonly refunds: readonly WalletRefund[];
  readonly lastPaid: { readonly asked: string; readonly paid: string } | null;
}

interface Member {
  readonly plan: PlanName | null;
  readonly hasBank: boolean | null;
}

const daysShown = 5;

export function walletView(balance: Balance, { plan, hasBank }: Member): WalletView {
  const { amount: withdrawable, ...money } = withdrawableOf(balance, plan);
  return {
    ...money,
    withdrawable: toRupees(withdrawable),
    from: money.paysCommission ? 'commission' : 'earnings',
    notices: noticesOf(balance, { withdrawable, hasBank }),
    onHold: holdsOf(balance),
    next: nextOf(balance, money.paysCommission),
    inTransfer: netOf(balance, (entry) => isUnpaid(entry) && !isReturned(entry)),
    returned: netOf(balance, isReturned),
    refunds: balance.refunds.map(refundOf),
    lastPaid: lastPaidOf(balance.commissionHistory),
  };
}

export function split(amount: number, { commission }: Parts): Parts {
  const asked = toPaise(amount);
  const first = Math.min(asked, toPaise(commission));
  return { commission: toRupees(first), earnings: toRupees(asked - first) };
}

const isReturned = ({ transfer }: Entry): boolean => transfer?.state === 'returned';
const isPaid = ({ transfer }: Entry): boolean => transfer?.state === 'paid' || transfer?.state === 'paid-twice';
const isUnpaid = (entry: Entry): boolean => entry.status === 'Approved' && !isPaid(entry);

const waitingOf = ({ commissionHistory }: Balance): readonly Entry[] =>
  commissionHistory.filter(({ status }) => status === 'Requested');

const sumOf = (entries: readonly { readonly amount: number }[]): number =>
  toRupees(sumPaise(entries.map(({ amount }) => toPaise(amount))));

const netOf = ({ commissionHistory }: Balance, isOne: (entry: Entry) => boolean): number =>
  sumOf(commissionHistory.filter(isOne).map(({ amount, net = amount }) => ({ amount: net })));

function noticesOf(
  balance: Balance,
  { withdrawable, hasBank }: { withdrawable: number; hasBank: boolean | null },
): WalletNotice[] {
  const { available, payoutsWait: waits } = balance;
  const waiting = waitingOf(balance);
  const isSuspended = waits?.suspended === true;
  const notices: (WalletNotice | false)[] = [
    isSuspended && { kind: 'suspended' },
    available < 0 && { kind: 'belowZero', amount: -available },
    withdrawable > 0 && withdrawable < leastPayout && { kind: 'tooLittle' },
    hasBank === false && { kind: 'bankMissing' },
    waits?.bankDetailsUntil !== undefined && { kind: 'bankHeld', until: waits.bankDetailsUntil },
    waits?.consentWithdrawn === true && { kind: 'consentWithdrawn' },
    waiting.length > 0 && withdrawable > 0 && !isSuspended && { kind: 'waiting', amount: sumOf(waiting) },
  ];
  return notices.filter((notice) => notice !== false);
}

function holdsOf({ pending, onHold = [] }: Balance): WalletView['onHold'] {
  const days = onHold.slice(0, daysShown);
  const rest = toPaise(pending) - toPaise(sumOf(days));
  return [...days, ...(rest > 0 ? [{ until: null, amount: toRupees(rest) }] : [])];
}

/** The hold does not name its account, so without commission on this plan no date can be promised. */
function nextOf(balance: Balance, paysCommission: boolean): NextPayout {
  const waiting = waitingOf(balance);
  const oldest = waiting.at(-1);
  if (oldest !== undefined) {
    const notBefore = balance.payoutsWait?.bankDetailsUntil;
    return {
      kind: 'waiting',
      amount: sumOf(waiting),
      since: oldest.date,
      ...(notBefore !== undefined && { notBefore }),
    };
  }
  const [soonest] = paysCommission ? (balance.onHold ?? []) : [];
  return soonest === undefined ? { kind: 'none' } : { kind: 'onHold', ...soonest };
}

/** The kilograms follow from the deposit, and the making charge follows from the kilograms. */
function refundOf({ _id: id, kind, state, amount, date, transfer }: Refund): WalletRefund {
  const charge = kind === 'deposit-refund' ? toRupees(makingCharge(toPaise(amount) / cottonPricePerKg)) : 0;
  const isPaidBack = state === 'paid' || state === 'paid-twice';
  const money = isPaidBack
    ? 'paid'
    : transfer?.state === 'returned'
      ? 'returned'
      : state === 'in-transfer'
        ? 'inTransfer'
        : 'owed';
  return {
    id,
    kind,
    date,
    amount,
    charge,
    money,
    paidOn: (isPaidBack ? transfer?.paidOn : undefined) ?? null,
    utr: (isPaidBack ? transfer?.utr : undefined) ?? null,
  };
}

/** The duration of the latest payout is shown, because the next one can't be promised. */
function lastPaidOf(history: readonly Entry[]): WalletView['lastPaid'] {
  const entry = history.find(isPaid);
  const paid = entry?.transfer?.paidOn;
  return entry === undefined || paid === undefined ? null : { asked: entry.date, paid };
}
