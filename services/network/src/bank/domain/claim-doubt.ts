import type { CreditDoubt, PaymentKind } from '@deepam/contracts';

interface Claimant {
  readonly memberId: string;
  readonly kind: PaymentKind;
  /** The references of the payment links of this member. */
  readonly txnids: readonly string[];
  readonly requestedAt: Date;
}
interface Credit {
  readonly references: readonly string[];
  /** When its first statement was imported: from then on staff could read its number. */
  readonly firstShownAt: Date;
  /** The day of a debit that takes it back. */
  readonly reversedOn?: string;
  /** Each time that a person has said that it is not the money of a request. */
  readonly refusals?: readonly unknown[];
  /** It names a transfer or a reversal, or has the number of a payment of a transfer. */
  readonly mayBeReturn: boolean;
  /** The person who matched it by hand is the only importer of it. */
  readonly isMatchedByImporter: boolean;
  /** It has the reference of a link of another member, or names another member who waits for a credit of its amount. */
  readonly mayBeOfOthers: boolean;
}
/** A proof that shows a number of the credit, whatever became of it. */
interface Claim {
  readonly memberId: string;
  /** Null where only the release of the number is known. */
  readonly kind: PaymentKind | null;
  /** It was replaced or rejected. */
  readonly isDropped?: boolean;
  readonly utr: string | null;
  readonly at: Date;
}

/**
 * Why a credit does not prove that this member has paid. A number that another account has sent may be the payment of that account, and so may be a credit
 * with the name or the link of another member. A credit that was taken from another request may have paid for that one. The return of a transfer is money
 * of the company, and a credit that one person has imported and matched may be made up. A number that was sent after the import may have been read in the
 * statement; the reference of a link was made for the member, and nobody else can send it. A dropped proof of a plan says nothing of a cotton order, nor
 * the other way round: the member may have sent any number in it.
 */
export function doubtOf(
  { memberId, kind, txnids, requestedAt }: Claimant,
  { references, firstShownAt, reversedOn, refusals = [], mayBeReturn, isMatchedByImporter, mayBeOfOthers }: Credit,
  claims: readonly Claim[],
): CreditDoubt | null {
  if (mayBeOfOthers || claims.some((claim) => claim.memberId !== memberId)) return 'claimed-by-others';
  if (reversedOn !== undefined) return 'reversed';
  if (refusals.length > 0) return 'freed';
  if (mayBeReturn) return 'may-be-return';
  if (isMatchedByImporter) return 'matched-by-importer';
  if (txnids.some((txnid) => references.includes(txnid))) return null;
  const own = claims.filter(
    (claim) =>
      claim.utr !== null && references.includes(claim.utr) && !(claim.isDropped === true && claim.kind !== kind),
  );
  const isEarly = [requestedAt, ...own.map(({ at }) => at)].some((at) => at < firstShownAt);
  return isEarly ? null : 'claimed-after-import';
}
