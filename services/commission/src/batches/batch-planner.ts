import { checkBankDetails } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { BalancesRepository } from '../ledger/persistence/balances.repository.js';
import { IdentityClient } from '../payouts/identity.client.js';
import { BankChangesRepository } from '../payouts/persistence/bank-changes.repository.js';
import { ConsentsRepository } from '../payouts/persistence/consents.repository.js';
import { TaxKeeper } from '../tax/tax-keeper.js';
import { PayoutsRepository } from '../payouts/persistence/payouts.repository.js';
import { SuspensionsRepository } from '../payouts/persistence/suspensions.repository.js';
import { blockOf } from './domain/batch-block.js';
import type { CheckedDetails, BatchPlan, BatchPayment } from './batch-plan.js';
import { EarlierFiles } from './earlier-files/earlier-files.js';

/** Says which payouts a batch can take. */
@Injectable()
export class BatchPlanner {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly bankChanges: BankChangesRepository,
    private readonly consents: ConsentsRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly balances: BalancesRepository,
    private readonly identity: IdentityClient,
    private readonly taxes: TaxKeeper,
    private readonly earlierFiles: EarlierFiles,
  ) {}

  /** Asked before a transaction begins, as nobody else is waited for in one. */
  async detailsFor(payoutIds: readonly string[]): Promise<CheckedDetails> {
    const found = await this.payouts.findAll(payoutIds);
    await this.earlierFiles.look(found.map(({ _id }) => _id));
    const memberIds = [...new Set(found.map(({ memberId }) => memberId))];
    if (memberIds.length === 0) return { bank: new Map(), taxed: null };
    const checked = await this.identity.call(checkBankDetails, { body: { memberIds } });
    const bank = new Map(checked.map(({ memberId, ...details }) => [memberId, details]));
    return { bank, taxed: await this.taxes.ask(memberIds) };
  }

  /** @param session in which the batch is made; without one nothing is kept from others */
  async plan(payoutIds: readonly string[], details: CheckedDetails, session?: ClientSession): Promise<BatchPlan> {
    const ids = [...new Set(payoutIds)];
    const found = new Map((await this.payouts.findAll(ids, session)).map((payout) => [payout._id, payout]));
    const memberIds = [...new Set([...found.values()].map(({ memberId }) => memberId))];
    const holds = await this.bankChanges.holds(memberIds, session);
    const suspended = await this.suspensions.among(memberIds, session);
    const withdrawn = await this.consents.withdrawnAmong(memberIds, session);
    const belowZero = await this.balances.belowZeroAmong(memberIds, session);
    const earlier = await this.earlierFiles.of(ids, session);
    const run = details.taxed && (await this.taxes.begin(details.taxed, session));
    const payable: BatchPayment[] = [];
    const blocked: BatchPlan['blocked'][number][] = [];
    for (const payoutId of ids) {
      const payout = found.get(payoutId);
      if (!payout) {
        blocked.push({ payoutId, reason: 'not-found' });
        continue;
      }
      const { memberId } = payout;
      const bank = details.bank.get(memberId);
      const block = blockOf(payout, {
        isSaidPaid: earlier.get(payoutId)?.saidPaid != null,
        isSuspended: suspended.has(memberId),
        hasWithdrawnConsent: withdrawn.has(memberId),
        isBelowZero: belowZero.has(memberId),
        // The event of a change may be on its way.
        heldUntil: holds.get(memberId) ?? this.bankChanges.heldSince(bank?.changedAt ?? null),
        bank,
      });
      if (block !== null) blocked.push({ payoutId, payout, ...block });
      if (block !== null || bank?.digest == null) continue;
      const tax = run?.of(payout) ?? null;
      // No bank pays nothing: such a payout is approved by itself.
      if (tax?.netPaise === 0) {
        blocked.push({ payoutId, payout, reason: 'all-is-tax' });
        continue;
      }
      if (tax) run?.take(tax);
      payable.push({ payout, bankDigest: bank.digest, tax, wasFiled: earlier.has(payoutId) });
    }
    return { payable, blocked };
  }
}
