import { namesReversal } from '@deepam/bank-statements';
import { nameComparison } from './name-likeness.js';
import { type DismissedReversals, isDismissed } from './numbered-reversals.js';

interface Movement {
  readonly _id: string;
  readonly account: string;
  readonly date: string;
  readonly amountPaise: number;
  readonly narration: string;
  readonly reference: string;
  readonly references: readonly string[];
}

/** The bank reverses a failed payment within a week. */
const week = 7 * 86_400_000;
/** Words of channels and of reversals name no payer. */
const channelWords =
  /(?<![A-Z])(?:UPI|IMPS|NEFT|RTGS|P2[AMP]|MOB|INB|DR|CR|DEBIT|CREDIT|PAYMENT|TRANSFER|TRF|TXN|TRANSACTION|FAILED|AMOUNT|REV\w*|RVSL|RET\w*|RTN|REFUND\w*|CHARGE ?BACK|OF|TO|BY|FROM|FOR|THE|BANK)(?![A-Z])/g;

const isWithinWeek = (from: string, to: string): boolean => from <= to && Date.parse(to) - Date.parse(from) <= week;

export const weekBefore = (date: string): string => new Date(Date.parse(date) - week).toISOString().slice(0, 10);

export const isUnnumberedReversal = ({ narration, reference, references }: Movement): boolean =>
  references.length === 0 && namesReversal(narration, reference);

/**
 * A debit of the same account and amount, up to a week after the credit, may reverse it if it names its payer. A debit
 * without a name may reverse each credit of that amount, even one of an approved request, since otherwise a made-up
 * credit could hide the reversal. A dismissed debit no longer reverses its credit.
 * @returns the reversal without a number, by credit
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
