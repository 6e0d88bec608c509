import type { PayableRowState, fileBlocks, PayableKind } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { BalancesRepository } from '../ledger/persistence/balances.repository.js';
import type { Owed } from '../payables/payable-keeper.js';
import type { PayableDocument } from '../payables/payable.schema.js';
import { PayablesRepository } from '../payables/payables.repository.js';
import { PayeeDetailsRepository } from '../people/payee-details.repository.js';
import { BankChangesRepository } from '../payouts/persistence/bank-changes.repository.js';
import { ConsentsRepository } from '../payouts/persistence/consents.repository.js';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import { PayoutsRepository } from '../payouts/persistence/payouts.repository.js';
import { SuspensionsRepository } from '../payouts/persistence/suspensions.repository.js';
import type { PayoutTax } from '../tax/domain/payout-tax.js';
import { TaxKeeper } from '../tax/tax-keeper.js';

export interface Candidate extends Omit<Owed, 'taxPaise'> {
  readonly state: PayableRowState;
  readonly payout: PayoutDocument | null;
  readonly payable: PayableDocument | null;
}

export interface FilePayment extends Candidate {
  readonly taxPaise: number;
  readonly netPaise: number;
  readonly bankDigest: string;
  readonly tax: PayoutTax | null;
}

export interface FilePlan {
  readonly payable: readonly FilePayment[];
  readonly blocked: readonly (FileBlock & { readonly payableId: string; readonly candidate?: Candidate })[];
}

@Injectable()
export class FilePlanner {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly payables: PayablesRepository,
    private readonly bankChanges: BankChangesRepository,
    private readonly consents: ConsentsRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly balances: BalancesRepository,
    private readonly members: Members,
    private readonly details: PayeeDetailsRepository,
    private readonly taxes: TaxKeeper,
  ) {}

  /** @param session of the transaction that makes the file; without it nothing is locked */
  async plan(payableIds: readonly string[], session?: ClientSession): Promise<FilePlan> {
    const ids = [...new Set(payableIds)];
    const found = await this.candidates(ids, session);
    const candidates = [...found.values()];
    const memberIds = [...new Set(candidates.map(({ memberId }) => memberId))];
    const members = await this.members.findAll(memberIds, session);
    const details = await this.details.findByIds(memberIds, session);
    const holds = await this.bankChanges.findHolds(memberIds, session);
    const suspended = await this.suspensions.findSuspendedAmong(memberIds, session);
    const withdrawn = await this.consents.withdrawnAmong(memberIds, session);
    const belowZero = await this.balances.belowZeroAmong(memberIds, session);
    const requested = candidates.flatMap(({ payout }) => payout?.memberId ?? []);
    const run = await this.taxes.begin(requested, session);
    const payable: FilePayment[] = [];
    const blocked: FilePlan['blocked'][number][] = [];
    for (const payableId of ids) {
      const candidate = found.get(payableId);
      if (!candidate) {
        blocked.push({ payableId, reason: 'not-found' });
        continue;
      }
      const { memberId, payout, grossPaise } = candidate;
      const bankDigest = details.get(memberId)?.bankDigest ?? null;
      const block = blockOf(candidate, {
        isClosed: members.get(memberId)?.isDeleted === true,
        isSuspended: suspended.has(memberId),
        hasWithdrawnConsent: withdrawn.has(memberId),
        isBelowZero: belowZero.has(memberId),
        hasBankDetails: bankDigest !== null,
        heldUntil: holds.get(memberId),
      });
      if (block !== null) blocked.push({ payableId, candidate, ...block });
      if (block !== null || bankDigest === null) continue;
      const tax = (payout && run?.taxOf(payout)) ?? null;
      const netPaise = candidate.payable?.netPaise ?? tax?.netPaise ?? grossPaise;
      if (netPaise === 0) {
        blocked.push({ payableId, candidate, reason: 'all-is-tax' });
        continue;
      }
      if (tax) run?.addTax(tax);
      payable.push({ ...candidate, tax, netPaise, taxPaise: grossPaise - netPaise, bankDigest });
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

export interface PayeeStanding {
  readonly isClosed: boolean;
  readonly isSuspended: boolean;
  readonly hasWithdrawnConsent: boolean;
  readonly isBelowZero: boolean;
  readonly hasBankDetails: boolean;
  readonly heldUntil: Date | undefined;
}

interface FileBlock {
  readonly reason: (typeof fileBlocks)[number];
  readonly until?: Date;
}

/**
 * The reason that lasts longest comes first.
 * @returns null if a bank file can pay it
 */
export function blockOf(
  { kind, state }: { readonly kind: PayableKind; readonly state: PayableRowState },
  { isClosed, isSuspended, hasWithdrawnConsent, isBelowZero, hasBankDetails, heldUntil }: PayeeStanding,
): FileBlock | null {
  if (state === 'rejected') return { reason: 'decided' };
  if (state === 'paid' || state === 'paid-twice') return { reason: 'paid' };
  if (state === 'in-transfer') return { reason: 'in-transfer' };
  if (isClosed) return { reason: 'account-closed' };
  if (isSuspended) return { reason: 'suspended' };
  if (hasWithdrawnConsent) return { reason: 'consent-withdrawn' };
  if (isBelowZero && kind === 'payout') return { reason: 'not-covered' };
  if (!hasBankDetails) return { reason: 'bank-details-missing' };
  if (heldUntil !== undefined) return { reason: 'bank-details-held', until: heldUntil };
  return null;
}
