import { sumPaise, toRupees } from '@deepam/contracts';
import { AuditTrail, ApprovalPolicy, type SecondApproval } from '@deepam/messaging';
import { Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PayableKeeper } from '../payables/payable-keeper.js';
import type { PayableDocument } from '../payables/payable.schema.js';
import { PayoutDecider } from '../payouts/payout-decider.js';
import { LoginInfluencesRepository } from '../payouts/persistence/login-influences.repository.js';
import { ofEarlierTransfers } from '../transfers/domain/earlier-transfers.js';
import { TransferBook } from '../transfers/transfer-book.js';
import { TransfersRepository } from '../transfers/transfers.repository.js';
import { type BankFileDocument, BankFilesRepository } from './bank-files.repository.js';
import { FilePlanner, type FilePayment, type FilePlan } from './file-planner.js';

export interface MadeFile {
  readonly file: BankFileDocument;
  readonly plan: FilePlan;
}

@Injectable()
export class MakeBankFile {
  constructor(
    private readonly planner: FilePlanner,
    private readonly files: BankFilesRepository,
    private readonly decider: PayoutDecider,
    private readonly keeper: PayableKeeper,
    private readonly book: TransferBook,
    private readonly transfers: TransfersRepository,
    private readonly influences: LoginInfluencesRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * Blocked payables are left out. If two concurrent calls name the same payable, the later one finds it in transfer.
   * @throws DomainError COMMISSION.NOTHING_TO_TRANSFER; ApproverNeeded
   */
  async execute(payableIds: readonly string[], madeBy: string): Promise<MadeFile> {
    return this.transactions.run((session) => this.make(session, payableIds, madeBy));
  }

  private async make(session: ClientSession, payableIds: readonly string[], madeBy: string): Promise<MadeFile> {
    const plan = await this.planner.plan(payableIds, session);
    if (plan.payable.length === 0) throw new DomainError('COMMISSION.NOTHING_TO_TRANSFER');
    const approval = await this.requireApprover(session, plan.payable);
    const file: BankFileDocument = { _id: newId(), madeAt: this.clock.now(), madeBy };
    await this.files.add(session, file);
    const payables = await this.owedOf(session, plan.payable, madeBy);
    const approvedBy = approval?.approverId ?? null;
    await this.book.open(
      session,
      plan.payable.map(({ bankDigest }, place) => ({
        payable: payables[place]!,
        terms: { channel: 'bank-file', requestedBy: madeBy, approvedBy, bankFileId: file._id, place, bankDigest },
      })),
    );
    await this.audit.record(session, 'bank-file-made', {
      subject: { kind: 'bank-file', id: file._id },
      after: { amount: toRupees(sumPaise(plan.payable.map(({ netPaise }) => netPaise))) },
    });
    return { file, plan };
  }

  /** @returns the payables in the order of the payments, with the requested payouts approved */
  private async owedOf(
    session: ClientSession,
    payments: readonly FilePayment[],
    decidedBy: string,
  ): Promise<PayableDocument[]> {
    const requested = payments.flatMap(({ payout, tax }) => (payout ? [{ payout, tax }] : []));
    await this.decider.decide(
      session,
      requested.map(({ payout, tax }) => ({
        payout,
        decision: { status: 'Approved', reason: null, decidedBy, tax, isSent: false },
      })),
    );
    const owed = payments.map(({ _id, kind, memberId, requesterAccounts, grossPaise, taxPaise }) => ({
      _id,
      kind,
      memberId,
      requesterAccounts,
      grossPaise,
      taxPaise,
    }));
    return this.keeper.owe(session, owed, this.clock.now());
  }

  private async requireApprover(
    session: ClientSession,
    payments: readonly FilePayment[],
  ): Promise<SecondApproval | null> {
    // The company may have paid these payables before, so another transfer needs a second approver, whatever its
    // amount.
    const ids = payments.flatMap(({ _id, payable }) => ((payable?.transferCount ?? 0) > 0 ? [_id] : []));
    const repeated = ids.length;
    const earlier = repeated === 0 ? [] : await this.transfers.ofPayables(ids, session);
    return this.approvalPolicy.consume(session, {
      amountPaise: sumPaise(payments.map(({ netPaise }) => netPaise)),
      payments: payments.map(({ memberId, netPaise: amountPaise }) => ({ memberId, amountPaise })),
      payeeAccounts: await this.influences.payeeAccounts(payments, session),
      ...(repeated > 0 && {
        isAlways: true,
        transferredBefore: repeated,
        ...ofEarlierTransfers(earlier, this.approvalPolicy.requesterAccounts),
      }),
      seen: payments.map(({ _id, netPaise, bankDigest, payable }) => [
        _id,
        netPaise,
        bankDigest,
        payable?.version ?? 0,
      ]),
    });
  }
}
