import { toRupees, type beginBulkApproval, type BodyOf } from '@deepam/contracts';
import { AuditTrail, workCallerOf } from '@deepam/messaging';
import { Clock, DomainError, may, newId, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { expectedPaymentModel, type ExpectedPayment } from '../bank/persistence/expected-payment.schema.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import {
  bulkApprovalRowModel,
  type BulkApprovalRow,
  bulkApprovalModel,
  type BulkApproval,
} from './persistence/bulk-approval.schema.js';
import { BulkApprovalRunner } from './runner/bulk-approval-runner.js';

type Chosen = BodyOf<typeof beginBulkApproval>['requests'];

@Injectable()
export class BeginBulkApprovalHandler {
  constructor(
    @InjectModel(bulkApprovalModel) private readonly model: Model<BulkApproval>,
    @InjectModel(bulkApprovalRowModel) private readonly rows: Model<BulkApprovalRow>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly memberships: MembershipsRepository,
    private readonly runner: BulkApprovalRunner,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Requests that have changed since the preview are rejected when their row runs.
   * @throws DomainError NETWORK.PAYMENT_NOT_EXPECTED for an id that never was a plan request
   */
  async execute(chosen: Chosen, caller: Caller): Promise<BulkApproval> {
    const begun = await this.transactions.run(async (session) => {
      const bulkApproval: BulkApproval = {
        _id: newId(),
        begunAt: this.clock.now(),
        begunBy: caller.memberId,
        caller: {
          ...workCallerOf(caller),
          approvesMembers: may(caller, 'approve-members'),
        },
        state: 'running',
        requests: chosen.length,
        approved: 0,
        failed: 0,
        heldUntil: new Date(0),
      };
      const rows = await this.rowsOf(chosen, bulkApproval._id, session);
      await this.model.create([bulkApproval], { session });
      await this.rows.insertMany(rows, { session, ordered: true });
      const subject = { kind: 'bulk-approval' as const, id: bulkApproval._id };
      const total = rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      await this.audit.record(session, 'bulk-approval-begun', { subject, after: { amount: toRupees(total) } });
      return bulkApproval;
    });
    this.runner.runSoon();
    return begun;
  }

  private async rowsOf(chosen: Chosen, bulkApprovalId: string, session: ClientSession): Promise<BulkApprovalRow[]> {
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
    return chosen.map(({ requestId, lineId }, place) => {
      const payment = payments.get(requestId);
      if (!payment) throw new DomainError('NETWORK.PAYMENT_NOT_EXPECTED');
      return {
        _id: `${bulkApprovalId}.${place}`,
        bulkApprovalId,
        place,
        requestId,
        lineId,
        state: 'waiting',
        memberId: payment.memberId,
        amountPaise: payment.amountPaise,
        plan: requests.get(requestId)?.plan ?? null,
      };
    });
  }
}
