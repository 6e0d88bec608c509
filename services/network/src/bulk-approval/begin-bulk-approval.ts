import { toRupees, type beginBulkApproval, type BodyOf } from '@deepam/contracts';
import { AuditTrail, BulkWorkDesk, type BulkWork } from '@deepam/messaging';
import { DomainError, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { expectedPaymentModel, type ExpectedPayment } from '../bank/persistence/expected-payment.schema.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import type { MatchedRow } from './row-approver.js';

type Chosen = BodyOf<typeof beginBulkApproval>['requests'];

@Injectable()
export class BeginBulkApprovalHandler {
  constructor(
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly memberships: MembershipsRepository,
    private readonly desk: BulkWorkDesk,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Requests that have changed since the preview are rejected when their row runs.
   * @throws DomainError NETWORK.PAYMENT_NOT_EXPECTED for an id that never was a plan request
   */
  async execute(chosen: Chosen, caller: Caller): Promise<BulkWork> {
    return this.desk.add('approve-matched', caller, async (id, session) => {
      const rows = await this.rowsOf(chosen, session);
      const subject = { kind: 'bulk-approval' as const, id };
      const total = rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      await this.audit.record(session, 'bulk-approval-begun', { subject, after: { amount: toRupees(total) } });
      return rows;
    });
  }

  private async rowsOf(chosen: Chosen, session: ClientSession): Promise<MatchedRow[]> {
    const ids = chosen.map(({ requestId }) => requestId);
    const found = await this.expected
      .find({ _id: { $in: ids }, kind: 'plan' })
      .session(session)
      .lean<ExpectedPayment[]>();
    const payments = new Map(found.map((payment) => [payment._id, payment]));
    const memberIds = found.map(({ memberId }) => memberId);
    const members = await this.memberships.inOrder(memberIds, session);
    const requests = new Map(
      members.flatMap(({ planRequest }) => planRequest ?? []).map((one) => [one.requestId, one]),
    );
    return chosen.map(({ requestId, lineId }) => {
      const payment = payments.get(requestId);
      if (!payment) throw new DomainError('NETWORK.PAYMENT_NOT_EXPECTED');
      const { memberId: id, amountPaise } = payment;
      return { id, requestId, lineId, amountPaise, plan: requests.get(requestId)?.plan ?? null };
    });
  }
}
