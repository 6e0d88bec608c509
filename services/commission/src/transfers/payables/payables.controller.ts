import {
  memberCommissions,
  memberCommissionsCsv,
  payable,
  payableAmount,
  payableBankDetails,
  payables,
  updateCommissionStatus,
  waitingPayouts,
  type ResponseOf,
  type CsvColumn,
  toRupees,
} from '@deepam/contracts';
import { AuditTrail, ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, paged, Route, tableFile, type Caller, type InputOf, csvMoment } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { WaitingPayoutsHandler } from '../waiting-payouts.js';
import { UpdateCommissionStatusHandler } from '../update-commission-status.js';
import { MemberCommissionsCsvHandler, type PayoutLine } from './member-commissions-csv.js';
import { PayableBankDetailsHandler } from '../payable-bank-details.js';
import { PayableAmountHandler } from './payable-amount.js';
import { PayableHandler } from './payable.js';
import { PayablesHandler } from './payables.js';
import { MemberCommissionsHandler } from './member-commissions.js';
import { latestUtr, paidOn, returnedOn } from '../domain/transfer-facts.js';

const payoutColumns: readonly CsvColumn<PayoutLine>[] = [
  { title: 'Requested (IST)', value: ({ payout }) => csvMoment(payout.requestedAt), isDate: true },
  { title: 'Referral Code', value: ({ payee }) => payee.referralCode },
  { title: 'Name', value: ({ payee }) => payee.name },
  { title: 'Amount', value: ({ payout }) => toRupees(payout.amountPaise), isMoney: true },
  { title: 'Of Commission', value: ({ payout }) => toRupees(payout.taken.commission), isMoney: true },
  { title: 'Of Earnings', value: ({ payout }) => toRupees(payout.taken.earnings), isMoney: true },
  { title: 'Status', value: ({ payout }) => payout.status },
  { title: 'Decided (IST)', value: ({ payout }) => payout.decidedAt && csvMoment(payout.decidedAt), isDate: true },
  { title: 'Reason', value: ({ payout }) => payout.reason },
  { title: 'Payout', value: ({ payout }) => payout._id },
  { title: 'Tax', value: ({ payout }) => toRupees(payout.tax?.taxPaise ?? 0), isMoney: true },
  { title: 'Net', value: ({ payout }) => toRupees(payout.tax?.netPaise ?? payout.amountPaise), isMoney: true },
  { title: 'Transfer', value: ({ transfer }) => transfer?.state ?? null },
  { title: 'Channel', value: ({ transfer }) => transfer?.channel ?? null },
  { title: 'Reference', value: ({ transfer }) => transfer?.reference ?? null },
  { title: 'UTR', value: ({ transfer }) => (transfer ? latestUtr(transfer) : null) },
  { title: 'Paid On', value: ({ transfer }) => (transfer && paidOn(transfer)) ?? null },
  { title: 'Returned On', value: ({ transfer }) => (transfer && returnedOn(transfer)) ?? null },
];

const decided = { Approved: 'The payout was approved.', Rejected: 'The payout was rejected.' } as const;

@Controller()
export class PayablesController {
  private readonly guardedDecision = this.approvals.guard(updateCommissionStatus, (input, caller) =>
    this.carryOut(input, caller),
  );

  constructor(
    private readonly payablesHandler: PayablesHandler,
    private readonly memberCommissionsHandler: MemberCommissionsHandler,
    private readonly payableHandler: PayableHandler,
    private readonly payableAmountHandler: PayableAmountHandler,
    private readonly payableBankDetailsHandler: PayableBankDetailsHandler,
    private readonly updateCommissionStatusHandler: UpdateCommissionStatusHandler,
    private readonly memberCommissionsCsvHandler: MemberCommissionsCsvHandler,
    private readonly waitingPayoutsHandler: WaitingPayoutsHandler,
    private readonly audit: AuditTrail,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(payables)
  async payables(@Input() { query }: InputOf<typeof payables>, @CurrentCaller() viewer: Caller) {
    const { rows, ...page } = await this.payablesHandler.execute(query, viewer);
    return paged(rows, page);
  }

  @Route(payable)
  payable(@Input() { params }: InputOf<typeof payable>, @CurrentCaller() viewer: Caller) {
    return this.payableHandler.execute(params.payableId, viewer);
  }

  @Route(payableAmount)
  payableAmount(@Input() { params }: InputOf<typeof payableAmount>) {
    return this.payableAmountHandler.execute(params.payableId);
  }

  @Route(payableBankDetails)
  payableBankDetails(@Input() { params }: InputOf<typeof payableBankDetails>, @CurrentCaller() viewer: Caller) {
    return this.payableBankDetailsHandler.execute(params.payableId, viewer);
  }

  @Route(waitingPayouts)
  waitingPayouts() {
    return this.waitingPayoutsHandler.execute();
  }

  @Route(memberCommissions)
  async memberCommissions(@Input() { query }: InputOf<typeof memberCommissions>) {
    const { rows, ...page } = await this.memberCommissionsHandler.execute(query);
    return paged(rows, page);
  }

  @Route(memberCommissionsCsv)
  async memberCommissionsCsv(@Input() { query }: InputOf<typeof memberCommissionsCsv>) {
    await this.audit.recordAlone('payouts-exported');
    return tableFile('payouts', query.format, payoutColumns, this.memberCommissionsCsvHandler.execute(query));
  }

  @Route(updateCommissionStatus)
  updateCommissionStatus(@Input() input: InputOf<typeof updateCommissionStatus>, @CurrentCaller() caller: Caller) {
    return this.guardedDecision(input, caller);
  }

  private async carryOut(
    { body, files }: InputOf<typeof updateCommissionStatus>,
    caller: Caller,
  ): Promise<ResponseOf<typeof updateCommissionStatus>> {
    await this.updateCommissionStatusHandler.execute(body, files.paymentProof, caller.memberId);
    return { message: decided[body.status] };
  }
}
