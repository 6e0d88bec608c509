import type { Matter } from '@deepam/messaging';
import type { CreditOfSale } from '../../bank/expected-payments.js';
import { coolingOffError } from '../domain/reversal-rules.js';
import type { PlanSale } from '../persistence/plan-sale.schema.js';
import type { Wish } from './reversal-wish.js';

interface ReversalGround {
  readonly cancellationId: string | null;
  readonly credit: CreditOfSale | null;
  readonly isPriceOwed: boolean;
}

export function refusal(sale: PlanSale, { kind }: Wish, askedAt: Date) {
  return kind === 'cooling-off' ? coolingOffError(sale, askedAt) : null;
}

/**
 * Whether the price is owed to the member: on a credit that no debit of the bank reverses. A member who gives a plan back may have paid otherwise than by
 * a credit; a wrong approval without a credit owes nothing.
 */
export const isPriceOwedFor = ({ kind }: Wish, credit: CreditOfSale | null): boolean =>
  credit === null ? kind === 'cooling-off' : credit.reversedOn === null;

/** It takes money from many uplines, so it needs a second approver whatever the plan costs. A price is owed on the credit that the approver reads about. */
export function matterOf(
  sale: PlanSale,
  { note }: Wish,
  { cancellationId, credit, isPriceOwed }: ReversalGround,
): Matter {
  const fact = (field: string, after: string) => ({ field, before: null, after });
  return {
    isAlways: true,
    amountPaise: sale.amountPaise,
    memberId: sale.memberId,
    subject: { kind: 'sale', id: sale._id },
    what: sale.plan,
    reason: note,
    changes: [
      fact('priceOwed', String(isPriceOwed)),
      ...(credit === null ? [fact('planCredit', 'none')] : []),
      ...(credit?.reversedOn == null ? [] : [fact('planCreditReversedOn', credit.reversedOn)]),
    ],
    seen: [
      ...[sale.plan, sale.previousPlan, sale.amountPaise, cancellationId, isPriceOwed],
      ...[credit?.lineId ?? null, credit?.reversedOn ?? null],
    ],
  };
}
