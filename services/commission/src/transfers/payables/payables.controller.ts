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
import { CountWaiting } from '../count-waiting.js';
import { DecidePayout } from '../decide-payout.js';
import { ExportPayouts, type PayoutLine } from './export-payouts.js';
import { GetBankDetails } from '../get-bank-details.js';
import { GetPayable } from './get-payable.js';
import { ListPayables } from './list-payables.js';
import { ListPayees } from './list-payees.js';
import { latestUtr, paidOn, returnedOn } from '../domain/transfer-facts.js';

const payoutColumns: readonly CsvColumn<PayoutLine>[] = [
  { title: 'Requested (IST)', of: ({ payout }) => csvMoment(payout.requestedAt), isDate: true },
  { title: 'Referral Code', of: ({ payee }) => payee.referralCode },
  { title: 'Name', of: ({ payee }) => payee.name },
  { title: 'Amount', of: ({ payout }) => toRupees(payout.amountPaise), isMoney: true },
  { title: 'Of Commission', of: ({ payout }) => toRupees(payout.taken.commission), isMoney: true },
  { title: 'Of Earnings', of: ({ payout }) => toRupees(payout.taken.earnings), isMoney: true },
  { title: 'Status', of: ({ payout }) => payout.status },
  { title: 'Decided (IST)', of: ({ payout }) => payout.decidedAt && csvMoment(payout.decidedAt), isDate: true },
  { title: 'Reason', of: ({ payout }) => payout.reason },
  { title: 'Payout', of: ({ payout }) => payout._id },
  { title: 'Tax', of: ({ payout }) => toRupees(payout.tax?.taxPaise ?? 0), isMoney: true },
  { title: 'Net', of: ({ payout }) => toRupees(payout.tax?.netPaise ?? payout.amountPaise), isMoney: true },
  { title: 'Transfer', of: ({ transfer }) => transfer?.state ?? null },
  { title: 'Channel', of: ({ transfer }) => transfer?.channel ?? null },
  { title: 'Reference', of: ({ transfer }) => transfer?.reference ?? null },
  { title: 'UTR', of: ({ transfer }) => (transfer ? latestUtr(transfer) : null) },
  { title: 'Paid On', of: ({ transfer }) => (transfer && paidOn(transfer)) ?? null },
  { title: 'Returned On', of: ({ transfer }) => (transfer && returnedOn(transfer)) ?? null },
];

const decided = { Approved: 'The payout was approved.', Rejected: 'The payout was rejected.' } as const;

@Controller()
export class PayablesController {
  private readonly guardedDecision = this.approvals.guard(updateCommissionStatus, (input, caller) =>
    this.carryOut(input, caller),
  );

  constructor(
    private readonly listPayables: ListPayables,
    private readonly listPayees: ListPayees,
    private readonly getPayable: GetPayable,
    private readonly getBankDetails: GetBankDetails,
    private readonly decidePayout: DecidePayout,
    private readonly exportPayouts: ExportPayouts,
    private readonly countWaiting: CountWaiting,
    private readonly audit: AuditTrail,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(payables)
  async payables(@Input() { query }: InputOf<typeof payables>, @CurrentCaller() viewer: Caller) {
    const { rows, ...page } = await this.listPayables.execute(query, viewer);
    return paged(rows, page);
  }

  @Route(payable)
  payable(@Input() { params }: InputOf<typeof payable>, @CurrentCaller() viewer: Caller) {
    return this.getPayable.view(params.payableId, viewer);
  }

  @Route(payableAmount)
  payableAmount(@Input() { params }: InputOf<typeof payableAmount>) {
    return this.getPayable.amountToSend(params.payableId);
  }

  @Route(payableBankDetails)
  payableBankDetails(@Input() { params }: InputOf<typeof payableBankDetails>, @CurrentCaller() viewer: Caller) {
    return this.getBankDetails.execute(params.payableId, viewer);
  }

  @Route(waitingPayouts)
  waitingPayouts() {
    return this.countWaiting.execute();
  }

  @Route(memberCommissions)
  async memberCommissions(@Input() { query }: InputOf<typeof memberCommissions>) {
    const { rows, ...page } = await this.listPayees.execute(query);
    return paged(rows, page);
  }

  @Route(memberCommissionsCsv)
  async memberCommissionsCsv(@Input() { query }: InputOf<typeof memberCommissionsCsv>) {
    await this.audit.recordAlone('payouts-exported');
    return tableFile('payouts', query.format, payoutColumns, this.exportPayouts.execute(query));
  }

  @Route(updateCommissionStatus)
  updateCommissionStatus(@Input() input: InputOf<typeof updateCommissionStatus>, @CurrentCaller() caller: Caller) {
    return this.guardedDecision(input, caller);
  }

  private async carryOut(
    { body, files }: InputOf<typeof updateCommissionStatus>,
    caller: Caller,
  ): Promise<ResponseOf<typeof updateCommissionStatus>> {
    await this.decidePayout.execute(body, files.paymentProof, caller.memberId);
    return { message: decided[body.status] };
  }
}
