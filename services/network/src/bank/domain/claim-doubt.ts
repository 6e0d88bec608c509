import type { CreditDoubt } from '@deepam/contracts';

interface Claimant {
  readonly memberId: string;
  /** Of the links that were made for this member. */
  readonly txnids: readonly string[];
  readonly requestedAt: Date;
}
interface Credit {
  readonly references: readonly string[];
  /** When its first statement was imported: from then on staff could read its number. */
  readonly firstShownAt: Date;
}
/** A proof that shows a number of the credit, whatever became of it. */
interface Claim {
  readonly memberId: string;
  readonly utr: string | null;
  readonly at: Date;
}

/**
 * Why a credit does not prove that this member has paid. A number that another account has sent may be the payment of that account. A number that was
 * sent after the import may have been read in the statement; the reference of a link was made for the member, and nobody else can send it.
 */
export function doubtOf(
  { memberId, txnids, requestedAt }: Claimant,
  { references, firstShownAt }: Credit,
  claims: readonly Claim[],
): CreditDoubt | null {
  if (claims.some((claim) => claim.memberId !== memberId)) return 'claimed-by-others';
  if (txnids.some((txnid) => references.includes(txnid))) return null;
  const own = claims.filter(({ utr }) => utr !== null && references.includes(utr));
  const isEarly = [requestedAt, ...own.map(({ at }) => at)].some((at) => at < firstShownAt);
  return isEarly ? null : 'claimed-after-import';
}
