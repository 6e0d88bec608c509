import type { ApprovalSubject } from '@deepam/messaging';
import type { CreditOfSale } from '../../bank/expected-payments.js';
import { coolingOffError } from '../domain/reversal-rules.js';
import type { PlanSale } from '../persistence/plan-sale.schema.js';
import type { ReversalInput } from './reversal-input.js';

interface ReversalGround {
  readonly cancellationId: string | null;
  readonly credit: CreditOfSale | null;
  readonly isPriceOwed: boolean;
}

export function refusal(sale: PlanSale, { kind }: ReversalInput, askedAt: Date) {
  return kind === 'cooling-off' ? coolingOffError(sale, askedAt) : null;
}

/**
 * A price is owed on a credit that no debit of the bank reverses. For a cooling-off it is owed without a credit, too,
 * as the member may have paid otherwise; a wrong approval without a credit owes nothing.
 */
export const isPriceOwedFor = ({ kind }: ReversalInput, credit: CreditOfSale | null): boolean =>
  credit === null ? kind === 'cooling-off' : credit.reversedOn === null;

/**
 * The reversal takes money from many uplines, so it needs a second approver whatever the plan costs. The approver sees
 * the credit on which the price is owed.
 */
export function reversalSubject(
  sale: PlanSale,
  { note }: ReversalInput,
  { cancellationId, credit, isPriceOwed }: ReversalGround,
): ApprovalSubject {
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
