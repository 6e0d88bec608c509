import { namesReversal } from '@deepam/bank-statements';
import { nameComparison } from './name-likeness.js';
import { type DismissedReversals, isDismissed } from './numbered-reversals.js';

interface Movement {
  readonly _id: string;
  readonly account: string;
  /** ISO day. */
  readonly date: string;
  readonly amountPaise: number;
  readonly narration: string;
  readonly reference: string;
  readonly references: readonly string[];
}

/** A failed payment comes back within a week. */
const week = 7 * 86_400_000;
/** Words of channels and of reversals: they name no payer. */
const channelWords =
  /(?<![A-Z])(?:UPI|IMPS|NEFT|RTGS|P2[AMP]|MOB|INB|DR|CR|DEBIT|CREDIT|PAYMENT|TRANSFER|TRF|TXN|TRANSACTION|FAILED|AMOUNT|REV\w*|RVSL|RET\w*|RTN|REFUND\w*|CHARGE ?BACK|OF|TO|BY|FROM|FOR|THE|BANK)(?![A-Z])/g;

const isWithinWeek = (from: string, to: string): boolean => from <= to && Date.parse(to) - Date.parse(from) <= week;

/** The first day of credits that a debit of this day may take back. */
export const weekBefore = (date: string): string => new Date(Date.parse(date) - week).toISOString().slice(0, 10);

/** Whether the bank names a debit a reversal and gives it no number of its own. */
export const isUnnumberedReversal = ({ narration, reference, references }: Movement): boolean =>
  references.length === 0 && namesReversal(narration, reference);

/**
 * By credit, the reversal without a number that may take it back: a debit of its account and amount, up to a week after it, that names its payer. A debit
 * without a name may take back each credit of that amount, also one that has paid for an approved request: a made-up credit next to it could hide the
 * reversal otherwise. A debit that a person has dismissed no longer takes its credit back.
 */
export function creditsReversedBy<Credit extends Movement & DismissedReversals, Debit extends Movement>(
  debits: readonly Debit[],
  credits: readonly Credit[],
): ReadonlyMap<Credit, Debit> {
  const likeness = nameComparison();
  const possibleFor = ({ account, amountPaise, date }: Debit) =>
    credits.filter(
      (credit) => credit.account === account && credit.amountPaise === amountPaise && isWithinWeek(credit.date, date),
    );
  const reversed = debits.flatMap((debit) => {
    const possible = possibleFor(debit);
    const payer = debit.narration.toUpperCase().replace(channelWords, ' ');
    const isNamed = /\p{L}{2}/u.test(payer);
    const doubted = isNamed ? possible.filter(({ narration }) => likeness(payer, narration) >= 0.5) : possible;
    return doubted.flatMap((credit) => (isDismissed(credit, debit) ? [] : [[credit, debit] as const]));
  });
  return new Map(reversed);
}
