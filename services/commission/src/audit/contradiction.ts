import { accountParts } from '../ledger/domain/account.js';
import type { Posting } from '../ledger/domain/posting.js';

/**
 * Credits are reversed in parts, and a refund may be returned and transferred again, so each of these postings has its
 * own key.
 */
const repeatable: ReadonlySet<Posting['kind']> = new Set([
  ...(['correction', 'deposit-refunded', 'deposit-refund-returned'] as const),
  ...(['plan-refunded', 'plan-refund-returned'] as const),
]);

/**
 * A posting may contradict itself although its lines are right: then it appears on a wrong statement, or does not keep
 * its fact from being posted again.
 * @returns the contradiction, or null
 */
export function contradictionIn(posting: Omit<Posting, '_id' | 'occurredAt' | 'reason'>): string | null {
  const { kind, key, memberId, lines, correctsId } = posting;
  const owners = lines.flatMap(({ account }) => {
    const parts = accountParts(account);
    return parts.owner === 'company' ? [] : [parts.memberId];
  });
  if (owners.some((owner) => owner !== memberId) || (memberId !== null && owners.length === 0)) {
    return `is on the statement of ${memberId ?? 'nobody'}`;
  }
  const known = keyOf(posting);
  const isRepeated = repeatable.has(kind) && key.startsWith(`${known}:`);
  if (key !== known && !isRepeated) return 'is about something else than its key says';
  return (correctsId === null) === (kind === 'correction') ? 'takes back what it should not, or nothing' : null;
}

function keyOf({
  kind,
  memberId,
  reference,
  correctsId,
}: Pick<Posting, 'kind' | 'memberId' | 'reference' | 'correctsId'>) {
  const { saleId, level, orderId, creditId, payoutId, waiverId, taxDepositId } = reference;
  switch (kind) {
    case 'sale':
      return `sale:${saleId}`;
    case 'sale-reversed':
    case 'plan-refund-owed':
    case 'plan-refunded':
    case 'plan-refund-returned':
      return `${kind}:${saleId}`;
    case 'commission':
      return `commission:${saleId}:${memberId}:${level}`;
    case 'making-charge':
    case 'deposit-held':
    case 'deposit-refunded':
    case 'deposit-refund-returned':
      return `${kind}:${orderId}`;
    case 'adjustment':
    case 'release':
      return `${kind}:${creditId}`;
    case 'payout-requested':
      return `payout:${payoutId}:requested`;
    case 'payout-approved':
    case 'payout-rejected':
      return `payout:${payoutId}:decided`;
    case 'tax-deposited':
      return `tax-deposited:${taxDepositId}`;
    case 'waived':
    case 'written-off':
      return `${kind}:${waiverId}`;
    case 'correction':
      return `correction:${correctsId}`;
  }
}
