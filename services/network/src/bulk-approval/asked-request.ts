import { toRupees, type BulkApprovalPreview } from '@deepam/contracts';
import { creditOf } from '../bank/payment-views.js';
import type { BankLine } from '../bank/persistence/bank-line.schema.js';
import type { ExpectedPayment } from '../bank/persistence/expected-payment.schema.js';
import type { Membership } from '../membership/persistence/membership.schema.js';
import { amountDue } from '../plan/domain/enrollment-rules.js';

export type Asked = Omit<BulkApprovalPreview['rows'][number], 'seenBefore'>;

export function askedRequest({ _id: requestId, candidates }: ExpectedPayment, member: Membership, line: BankLine) {
  const { planRequest, _id: memberId, name, referralCode } = member;
  if (planRequest?.requestId !== requestId || line.expectedId !== requestId) return null;
  const { plan } = planRequest;
  const duePaise = amountDue(planRequest, member.plan);
  const reason = candidates.find(({ id }) => id === line._id)?.reason ?? 'by-hand';
  const view: Asked = {
    ...{ requestId, memberId, name, referralCode, plan, amount: toRupees(duePaise) },
    line: { ...creditOf(line), reason },
    approvesMember: !member.isApproved,
  };
  return { view, plan, duePaise };
}

export const withoutOutcome = ({ approvesMember: _, ...asked }: Asked) => asked;
