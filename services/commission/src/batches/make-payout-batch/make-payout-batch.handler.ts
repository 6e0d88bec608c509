import { randomInt } from 'node:crypto';
import { sumPaise, toRupees } from '@deepam/contracts';
import { AuditTrail, SecondPerson } from '@deepam/messaging';
import { Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { LoginInfluencesRepository } from '../../payouts/persistence/login-influences.repository.js';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { TaxKeeper } from '../../tax/tax-keeper.js';
import { BatchPlanner } from '../batch-planner.js';
import type { BatchPlan, CheckedDetails } from '../batch-plan.js';
import { newPayoutReference } from '../domain/payout-reference.js';
import { BatchesRepository } from '../persistence/batches.repository.js';
import type { PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';
import type { PayoutBatchDocument } from '../persistence/payout-batch.schema.js';

@Injectable()
export class MakePayoutBatchHandler {
  constructor(
    private readonly planner: BatchPlanner,
    private readonly payouts: PayoutsRepository,
    private readonly influences: LoginInfluencesRepository,
    private readonly batches: BatchesRepository,
    private readonly taxes: TaxKeeper,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly secondPerson: SecondPerson,
  ) {}

  /**
   * Takes what can be paid; what is blocked stays as it is. Of two that take the same payout at one moment the later one finds it taken.
   * @throws DomainError COMMISSION.NOTHING_TO_BATCH, SERVER.UNAVAILABLE without identity
   */
  async execute(
    payoutIds: readonly string[],
    madeBy: string,
  ): Promise<{ batch: PayoutBatchDocument; plan: BatchPlan }> {
    const details = await this.planner.detailsFor(payoutIds);
    return this.transactions.run((session) => this.make(session, payoutIds, details, madeBy));
  }

  private async make(
    session: ClientSession,
    payoutIds: readonly string[],
    details: CheckedDetails,
    madeBy: string,
  ): Promise<{ batch: PayoutBatchDocument; plan: BatchPlan }> {
    const plan = await this.planner.plan(payoutIds, details, session);
    if (plan.payable.length === 0) throw new DomainError('COMMISSION.NOTHING_TO_BATCH');
    const batchId = newId();
    const rows = plan.payable.map(({ payout, bankDigest, tax }, place): PayoutBatchRowDocument => {
      const { _id: payoutId, memberId, amountPaise } = payout;
      const reference = newPayoutReference((limit) => randomInt(limit));
      const nothingYet = { utr: null, paidAt: null, reason: null };
      const row = { _id: newId(), batchId, place, payoutId, memberId, amountPaise, reference, bankDigest };
      return { ...row, ...nothingYet, ...(tax && { taxPaise: tax.taxPaise }), state: 'waiting', isTaken: true };
    });
    const batch: PayoutBatchDocument = {
      _id: batchId,
      madeAt: this.clock.now(),
      madeBy,
      state: 'open',
      totalPaise: sumPaise(rows.map(({ amountPaise }) => amountPaise)),
      ...(details.taxed && { taxPaise: sumPaise(rows.map(({ taxPaise = 0 }) => taxPaise)) }),
      paidPaise: 0,
      counts: { waiting: rows.length, paid: 0, failed: 0, released: 0 },
    };
    const filedBefore = plan.payable.filter(({ wasFiled }) => wasFiled).length;
    await this.secondPerson.require(session, {
      // The bank may have paid it, whatever was said of it.
      ...(filedBefore > 0 && { isAlways: true, filedBefore }),
      amountPaise: batch.totalPaise,
      payments: rows,
      payeeAccounts: await this.influences.payeeAccounts(
        plan.payable.map(({ payout }) => payout),
        session,
      ),
      seen: plan.payable.map(({ payout, bankDigest, tax }) => [
        payout._id,
        payout.amountPaise,
        bankDigest,
        tax?.taxPaise,
      ]),
    });
    await this.payouts.takeIntoBatch(session, plan.payable, batchId);
    for (const { tax } of plan.payable) if (tax) await this.taxes.keep(session, tax);
    await this.batches.add(session, batch, rows);
    await this.audit.record(session, 'payout-batch-made', {
      subject: { kind: 'payout-batch', id: batchId },
      after: { amount: toRupees(batch.totalPaise) },
    });
    return { batch, plan };
  }
}
