import type { ErrorCode } from '@deepam/contracts';
import { isForAllRows, workContext } from '@deepam/messaging';
import { accountsOf, DomainError, requestContext, Transactions } from '@deepam/platform';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { bankLineModel, type BankLine } from '../../bank/persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from '../../bank/persistence/expected-payment.schema.js';
import { ApprovePlanHandler, noApprover, type NewSale } from '../../plan/approve-plan/approve-plan.js';
import { lineRefusal } from '../domain/fitting-line.js';
import type { BulkApprovalRow, BegunBy } from '../persistence/bulk-approval.schema.js';
import { BulkApprovalsRepository } from '../persistence/bulk-approvals.repository.js';

/** A row follows the same rules as a single decision in the name of the initiator. */
@Injectable()
export class RowApprover {
  private readonly logger = new Logger(RowApprover.name);

  constructor(
    private readonly approvals: BulkApprovalsRepository,
    private readonly approvePlan: ApprovePlanHandler,
    private readonly transactions: Transactions,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
  ) {}

  /** @throws NotHeld, and errors of the database: the row is unchanged then */
  async decide(row: BulkApprovalRow, caller: BegunBy, holder: string): Promise<void> {
    await requestContext.run(workContext(caller), async () => {
      try {
        await this.approve(row, caller, holder);
      } catch (error) {
        if (isForAllRows(error)) throw error;
        const code = await this.codeOf(error, row);
        await this.transactions.run((session) =>
          this.approvals.settle(row, holder, { state: 'failed', code }, session),
        );
      }
    });
  }

  private async approve(row: BulkApprovalRow, caller: BegunBy, holder: string): Promise<void> {
    const { memberId: userId, plan, requestId } = row;
    if (plan === null) throw new DomainError('NETWORK.REQUEST_CHANGED');
    const { memberId, isHead, approvesMembers: mayApproveMembers } = caller;
    const approved = this.approvePlan.execute(
      { userId, plan, requestId, payment: 'received' },
      { memberId, accounts: accountsOf(caller), isHead, mayApproveMembers },
      async (sale, session) => {
        await this.assertLinePays(row, sale, session);
        await this.approvals.settle(row, holder, { state: 'approved', saleId: sale.saleId }, session);
      },
    );
    await approved.catch(noApprover);
  }

  /** The check runs in the transaction of the sale, since the preview may be an hour old. */
  private async assertLinePays(row: BulkApprovalRow, sale: NewSale, session: ClientSession) {
    const line = await this.lines.findById(row.lineId, null, { session }).lean<BankLine>();
    const refusal = lineRefusal(row, line, sale.amountPaise);
    if (refusal) throw new DomainError(refusal);
  }

  private async codeOf(error: unknown, { requestId }: BulkApprovalRow): Promise<ErrorCode> {
    if (!(error instanceof DomainError)) {
      this.logger.error(`The request ${requestId} cannot be approved: ${String(error)}`);
      return 'SERVER.FAULT';
    }
    const payment = await this.expected.findById(requestId, { status: 1 }).lean<ExpectedPayment>();
    return payment?.status === 'approved' ? 'NETWORK.REQUEST_APPROVED' : error.code;
  }
}
