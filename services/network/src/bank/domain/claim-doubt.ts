import type { CreditDoubt, PaymentKind } from '@deepam/contracts';

interface Claimant {
  readonly memberId: string;
  readonly kind: PaymentKind;
  readonly txnids: readonly string[];
  readonly requestedAt: Date;
}
/**
 * `isOfOthers`: the credit has the reference of a link of another member, or names another member who waits for a
 * credit of its amount. `isPayerUnclear`: another order of its amount waits for a credit, and the credit names neither
 * member.
 */
interface Credit {
  readonly references: readonly string[];
  readonly firstShownAt: Date;
  readonly reversedOn?: string;
  readonly rejections?: readonly unknown[];
  readonly mayBeReturn: boolean;
  readonly isMatchedByImporter: boolean;
  readonly isOfOthers: boolean;
  readonly isPayerUnclear: boolean;
}
interface Claim {
  readonly memberId: string;
  readonly kind: PaymentKind | null;
  readonly isDropped?: boolean;
  readonly utr: string | null;
  readonly at: Date;
}

/**
 * A credit does not always prove that this member has paid. Another account may have sent the number for its own
 * payment, and the credit may have the name or the link of another member. A credit that was taken from another request
 * may have paid for that one. A returned transfer is money of the company, and a single clerk could make up a credit
 * that the clerk imported and matched. A number that was sent after the import may come from the statement; a link's
 * reference belongs to one member and can't be copied. A dropped proof of a plan says nothing about a cotton order, nor
 * the reverse, since it may contain any number. Staff can read a number in the picture of a member who typed none and
 * pass it to an accomplice, so a credit without a name does not prove which of two orders of one amount it pays for.
 * @returns the doubt, or null
 */
export function doubtOf(
  { memberId, kind, txnids, requestedAt }: Claimant,
  {
    references,
    firstShownAt,
    reversedOn,
    rejections = [],
    mayBeReturn,
    isMatchedByImporter,
    isOfOthers,
    isPayerUnclear,
  }: Credit,
  claims: readonly Claim[],
): CreditDoubt | null {
  if (isOfOthers || claims.some((claim) => claim.memberId !== memberId)) return 'claimed-by-others';
  if (reversedOn !== undefined) return 'reversed';
  if (rejections.length > 0) return 'freed';
  if (mayBeReturn) return 'may-be-return';
  if (isMatchedByImporter) return 'matched-by-importer';
  if (txnids.some((txnid) => references.includes(txnid))) return null;
  const own = claims.filter(
    (claim) =>
      claim.utr !== null && references.includes(claim.utr) && !(claim.isDropped === true && claim.kind !== kind),
  );
  const isEarly = [requestedAt, ...own.map(({ at }) => at)].some((at) => at < firstShownAt);
  if (!isEarly) return 'claimed-after-import';
  return isPayerUnclear ? 'payer-unclear' : null;
}
