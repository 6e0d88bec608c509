import { checkBankDetails, type PayableRowState } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { BalancesRepository } from '../ledger/persistence/balances.repository.js';
import type { Owed } from '../payables/payable-keeper.js';
import type { PayableDocument } from '../payables/payable.schema.js';
import { PayablesRepository } from '../payables/payables.repository.js';
import { IdentityClient } from '../people/identity.client.js';
import { BankChangesRepository } from '../payouts/persistence/bank-changes.repository.js';
import { ConsentsRepository } from '../payouts/persistence/consents.repository.js';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import { PayoutsRepository } from '../payouts/persistence/payouts.repository.js';
import { SuspensionsRepository } from '../payouts/persistence/suspensions.repository.js';
import type { PayoutTax } from '../tax/domain/payout-tax.js';
import { TaxKeeper } from '../tax/tax-keeper.js';
import type { TaxQuestion } from '../tax/tax-run.js';
import { blockOf, type FileBlock } from './file-block.js';

/** The answers of identity about the payees. */
export interface CheckedDetails {
  /** By member. */
  readonly bank: ReadonlyMap<string, { readonly digest: string | null; readonly changedAt: string | null }>;
  readonly taxed: TaxQuestion | null;
}

/** A payable, or a requested payout that the bank file would approve. */
export interface Candidate extends Omit<Owed, 'taxPaise'> {
  readonly state: PayableRowState;
  /** The requested payout; null for a payable. */
  readonly payout: PayoutDocument | null;
  readonly payable: PayableDocument | null;
}

export interface FilePayment extends Candidate {
  readonly taxPaise: number;
  readonly netPaise: number;
  readonly bankDigest: string;
  /** Fixed by the approval of a requested payout. */
  readonly tax: PayoutTax | null;
}

export interface FilePlan {
  readonly payable: readonly FilePayment[];
  readonly blocked: readonly (FileBlock & { readonly payableId: string; readonly candidate?: Candidate })[];
}

/** Says what a bank file can take. */
@Injectable()
export class FilePlanner {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly payables: PayablesRepository,
    private readonly bankChanges: BankChangesRepository,
    private readonly consents: ConsentsRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly balances: BalancesRepository,
    private readonly identity: IdentityClient,
    private readonly taxes: TaxKeeper,
  ) {}

  /**
   * Asks identity before the transaction begins, as no transaction waits for another service.
   * @throws DomainError SERVER.UNAVAILABLE without identity
   */
  async detailsFor(payableIds: readonly string[]): Promise<CheckedDetails> {
    const found = [...(await this.candidates(payableIds)).values()];
    const memberIds = [...new Set(found.map(({ memberId }) => memberId))];
    if (memberIds.length === 0) return { bank: new Map(), taxed: null };
    const checked = await this.identity.call(checkBankDetails, { body: { memberIds } });
    const bank = new Map(checked.map(({ memberId, ...details }) => [memberId, details]));
    const requested = found.filter(({ payout }) => payout !== null).map(({ memberId }) => memberId);
    return { bank, taxed: await this.taxes.ask(requested) };
  }

  /** @param session in which the file is made; without one nothing is kept from others */
  async plan(payableIds: readonly string[], details: CheckedDetails, session?: ClientSession): Promise<FilePlan> {
    const ids = [...new Set(payableIds)];
    const found = await this.candidates(ids, session);
    const memberIds = [...new Set([...found.values()].map(({ memberId }) => memberId))];
    const holds = await this.bankChanges.holds(memberIds, session);
    const suspended = await this.suspensions.among(memberIds, session);
    const withdrawn = await this.consents.withdrawnAmong(memberIds, session);
    const belowZero = await this.balances.belowZeroAmong(memberIds, session);
    const run = details.taxed && (await this.taxes.begin(details.taxed, session));
    const payable: FilePayment[] = [];
    const blocked: FilePlan['blocked'][number][] = [];
    for (const payableId of ids) {
      const candidate = found.get(payableId);
      if (!candidate) {
        blocked.push({ payableId, reason: 'not-found' });
        continue;
      }
      const { memberId, payout, grossPaise } = candidate;
      const bank = details.bank.get(memberId);
      const block = blockOf(candidate, {
        isSuspended: suspended.has(memberId),
        hasWithdrawnConsent: withdrawn.has(memberId),
        isBelowZero: belowZero.has(memberId),
        // The event of a change may be on its way.
        heldUntil: holds.get(memberId) ?? this.bankChanges.heldSince(bank?.changedAt ?? null),
        bank,
      });
      if (block !== null) blocked.push({ payableId, candidate, ...block });
      if (block !== null || bank?.digest == null) continue;
      const tax = (payout && run?.of(payout)) ?? null;
      const netPaise = candidate.payable?.netPaise ?? tax?.netPaise ?? grossPaise;
      // No bank pays nothing: such a payout is approved by itself.
      if (netPaise === 0) {
        blocked.push({ payableId, candidate, reason: 'all-is-tax' });
        continue;
      }
      if (tax) run?.take(tax);
      payable.push({ ...candidate, tax, netPaise, taxPaise: grossPaise - netPaise, bankDigest: bank.digest });
    }
    return { payable, blocked };
  }

  private async candidates(ids: readonly string[], session?: ClientSession): Promise<Map<string, Candidate>> {
    const payables = await this.payables.findAll(ids, session);
    const owed = payables.map(
      (payable) => [payable._id, { ...payable, payout: null, payable } satisfies Candidate] as const,
    );
    const known = new Set(payables.map(({ _id }) => _id));
    const payouts = await this.payouts.findAll(
      ids.filter((id) => !known.has(id)),
      session,
    );
    const requested = payouts.map((payout) => {
      const { _id, memberId, requesterAccounts, amountPaise: grossPaise, status } = payout;
      const state = status === 'Requested' ? ('requested' as const) : ('rejected' as const);
      const kind = 'payout' as const;
      return [_id, { _id, kind, memberId, requesterAccounts, grossPaise, state, payout, payable: null }] as const;
    });
    return new Map<string, Candidate>([...owed, ...requested]);
  }
}
