import { checkBankDetails } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { IdentityClient } from '../payouts/identity-client.js';
import { BankChangesRepository } from '../payouts/persistence/bank-changes.repository.js';
import { ConsentsRepository } from '../payouts/persistence/consents.repository.js';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import { PayoutsRepository } from '../payouts/persistence/payouts.repository.js';
import { SuspensionsRepository } from '../payouts/persistence/suspensions.repository.js';
import { blockOf, type BatchBlock } from './domain/batch-block.js';

/** What identity says of bank details, by member. */
export type CheckedDetails = ReadonlyMap<string, { readonly digest: string | null; readonly changedAt: string | null }>;

export interface BatchPlan {
  readonly payable: readonly { readonly payout: PayoutDocument; readonly bankDigest: string }[];
  readonly blocked: readonly (BatchBlock & { readonly payoutId: string; readonly payout?: PayoutDocument })[];
}

/** Says which payouts a batch can take. */
@Injectable()
export class BatchPlanner {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly bankChanges: BankChangesRepository,
    private readonly consents: ConsentsRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly identity: IdentityClient,
  ) {}

  /** Asked before a transaction begins, as nobody else is waited for in one. */
  async detailsFor(payoutIds: readonly string[]): Promise<CheckedDetails> {
    const found = await this.payouts.findAll(payoutIds);
    const memberIds = [...new Set(found.map(({ memberId }) => memberId))];
    if (memberIds.length === 0) return new Map();
    const checked = await this.identity.call(checkBankDetails, { body: { memberIds } });
    return new Map(checked.map(({ memberId, ...details }) => [memberId, details]));
  }

  async plan(payoutIds: readonly string[], details: CheckedDetails, session?: ClientSession): Promise<BatchPlan> {
    const ids = [...new Set(payoutIds)];
    const found = new Map((await this.payouts.findAll(ids, session)).map((payout) => [payout._id, payout]));
    const memberIds = [...new Set([...found.values()].map(({ memberId }) => memberId))];
    const holds = await this.bankChanges.holds(memberIds, session);
    const suspended = await this.suspensions.among(memberIds, session);
    const withdrawn = await this.consents.withdrawnAmong(memberIds, session);
    const payable: { payout: PayoutDocument; bankDigest: string }[] = [];
    const blocked: BatchPlan['blocked'][number][] = [];
    for (const payoutId of ids) {
      const payout = found.get(payoutId);
      if (!payout) {
        blocked.push({ payoutId, reason: 'not-found' });
        continue;
      }
      const { memberId } = payout;
      const bank = details.get(memberId);
      const block = blockOf(payout, {
        isSuspended: suspended.has(memberId),
        hasWithdrawnConsent: withdrawn.has(memberId),
        // The event of a change may be on its way.
        heldUntil: holds.get(memberId) ?? this.bankChanges.heldSince(bank?.changedAt ?? null),
        bank,
      });
      if (block === null && bank?.digest != null) payable.push({ payout, bankDigest: bank.digest });
      else if (block !== null) blocked.push({ payoutId, payout, ...block });
    }
    return { payable, blocked };
  }
}
