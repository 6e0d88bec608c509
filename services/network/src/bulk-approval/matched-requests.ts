import { maxBulkApprovals, toRupees, type BulkApprovalPreview } from '@deepam/contracts';
import { ApprovalPolicy } from '@deepam/messaging';
import { accountsOf, Clock, may, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { bankLineModel, type BankLine } from '../bank/persistence/bank-line.schema.js';
import { CreditClaims } from '../bank/credit-claims.js';
import { expectedPaymentModel, type ExpectedPayment } from '../bank/persistence/expected-payment.schema.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { PaymentProofsRepository } from '../payments/persistence/payment-proofs.repository.js';
import { leftOutReason } from './domain/left-out.js';
import { creditOf } from '../bank/payment-views.js';
import type { Membership } from '../tree/persistence/membership.schema.js';
import { amountDue } from '../payments/domain/enrollment-rules.js';

type Asked = Omit<BulkApprovalPreview['rows'][number], 'seenBefore'>;

function askedRequest({ _id: requestId, candidates }: ExpectedPayment, member: Membership, line: BankLine) {
  const { planRequest, _id: memberId, name, referralCode } = member;
  if (planRequest?.requestId !== requestId || line.expectedId !== requestId) return null;
  const { plan } = planRequest;
  const duePaise = amountDue(planRequest, member.plan);
  const reason = candidates.find(({ id }) => id === line._id)?.reason ?? 'by-hand';
  const view: Asked = {
    requestId,
    memberId,
    name,
    referralCode,
    plan,
    amount: toRupees(duePaise),
    line: {
      ...creditOf(line),
      reason,
    },
    approvesMember: !member.isApproved,
  };
  return { view, plan, duePaise };
}

const withoutOutcome = ({ approvesMember: _, ...asked }: Asked) => asked;

@Injectable()
export class MatchedRequests {
  constructor(
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    private readonly claims: CreditClaims,
    private readonly approvalPolicy: ApprovalPolicy,
    private readonly memberships: MembershipsRepository,
    private readonly proofs: PaymentProofsRepository,
    private readonly clock: Clock,
  ) {}

  async preview(caller: Caller): Promise<BulkApprovalPreview> {
    const matched = { status: 'open', state: 'matched' } as const;
    const found = await this.expected
      .find({ ...matched, kind: 'plan' })
      .sort({ requestedAt: 1, _id: 1 })
      .limit(maxBulkApprovals + 1)
      .lean<ExpectedPayment[]>();
    const { rows, leftOut, totalPaise } = await this.sorted(found.slice(0, maxBulkApprovals), caller);
    const seen = await this.proofs.seenBefore(rows.map(({ requestId: id }) => ({ id })));
    return {
      rows: rows.map((row) => ({ ...row, seenBefore: seen.get(row.requestId) ?? [] })),
      total: toRupees(totalPaise),
      leftOut,
      hasMore: found.length > maxBulkApprovals,
      cottonOrders: await this.expected.countDocuments({ ...matched, kind: 'cotton' }),
    };
  }

  private async sorted(payments: readonly ExpectedPayment[], caller: Caller) {
    const [members, lines] = await Promise.all([
      this.memberships.inOrder(payments.map(({ memberId }) => memberId)),
      this.lines.find({ _id: { $in: payments.flatMap(({ lineId }) => lineId ?? []) } }).lean<BankLine[]>(),
    ]);
    const [memberOf, lineOf] = [byId(members), byId(lines)];
    const paid = payments.flatMap((payment) => {
      const line = lineOf.get(payment.lineId ?? '');
      return line ? [{ payment, line }] : [];
    });
    const creditOf = new Map((await this.claims.claimsOf(paid)).map((credit) => [credit.lineId, credit]));
    const by = {
      accounts: accountsOf(caller),
      isHead: caller.isHead,
      isDual: this.approvalPolicy.isOn,
      approvesMembers: may(caller, 'approve-members'),
      now: this.clock.now(),
    };
    const rows: Asked[] = [];
    const leftOut: BulkApprovalPreview['leftOut'] = [];
    let totalPaise = 0;
    for (const payment of payments) {
      const [member, line] = [memberOf.get(payment.memberId), lineOf.get(payment.lineId ?? '')];
      const asked = member && line && askedRequest(payment, member, line);
      if (!asked) continue;
      const { plan: wanted } = asked;
      const credit = creditOf.get(line._id)!;
      const why = leftOutReason(member, { wanted, due: asked.duePaise, credit }, by);
      if (why === null) {
        rows.push(asked.view);
        totalPaise += asked.duePaise;
      } else leftOut.push({ ...withoutOutcome(asked.view), why });
    }
    return { rows, leftOut, totalPaise };
  }
}

const byId = <T extends { readonly _id: string }>(all: readonly T[]) => new Map(all.map((one) => [one._id, one]));
