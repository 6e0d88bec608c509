import { approvePlan, type BodyOf, type ErrorCode, type Paise, type PlanName } from '@deepam/contracts';
import { BulkCalls, type ChosenRow } from '@deepam/messaging';
import { DomainError, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { bankLineModel, type BankLine } from '../bank/persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from '../bank/persistence/expected-payment.schema.js';
import { ApprovePlanHandler, approverOf, noApprover, type NewSale } from '../plan/approve-plan/approve-plan.js';
import { NamesOfMembers } from '../tree/names-of-members.js';
import { lineRefusal } from './domain/fitting-line.js';

/** The id is the member's; the plan is null if the request had gone when the work began. */
export interface MatchedRow extends ChosenRow {
  readonly requestId: string;
  readonly lineId: string;
  readonly plan: PlanName | null;
  readonly amountPaise: Paise;
}

/** A row follows the same rules as a single decision in the name of the initiator. */
@Injectable()
export class RowApprover {
  constructor(
    bulk: BulkCalls,
    names: NamesOfMembers,
    private readonly approvePlanHandler: ApprovePlanHandler,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
  ) {
    bulk.open('approve-matched', {
      endpoint: approvePlan,
      inputOf: ({ id, plan, requestId }) => {
        if (plan === null) throw new DomainError('NETWORK.REQUEST_CHANGED');
        return { body: { userId: id, plan, requestId, payment: 'received' } };
      },
      carryOut: ({ body }, caller, row) => this.approve(body, caller, row as MatchedRow),
      failureOf: (code, row) => this.failureOf(code, row as MatchedRow),
      namesOf: (ids) => names.namesOf(ids),
    });
  }

  private async approve(decision: BodyOf<typeof approvePlan>, caller: Caller, row: MatchedRow): Promise<void> {
    const approved = this.approvePlanHandler.execute(decision, approverOf(caller), (sale, session) =>
      this.assertLinePays(row, sale, session),
    );
    await approved.catch(noApprover);
  }

  /** The check runs in the transaction of the sale, since the preview may be an hour old. */
  private async assertLinePays(row: MatchedRow, sale: NewSale, session: ClientSession): Promise<void> {
    const line = await this.lines.findById(row.lineId, null, { session }).lean<BankLine>();
    const refusal = lineRefusal(row, line, sale.amountPaise);
    if (refusal) throw new DomainError(refusal);
  }

  private async failureOf(code: ErrorCode, { requestId }: MatchedRow): Promise<ErrorCode> {
    const payment = await this.expected.findById(requestId, { status: 1 }).lean<ExpectedPayment>();
    return payment?.status === 'approved' ? 'NETWORK.REQUEST_APPROVED' : code;
  }
}
