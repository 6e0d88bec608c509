import { randomInt } from 'node:crypto';
import { toRupees, transferStateChanged, type TransferState } from '@deepam/contracts';
import { AuditTrail, CompanyAccounts, Outbox } from '@deepam/messaging';
import { Clock, DomainError, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PayableKeeper } from '../payables/payable-keeper.js';
import type { PayableDocument } from '../payables/payable.schema.js';
import { PayablesRepository } from '../payables/payables.repository.js';
import { newPayoutReference } from './domain/payout-reference.js';
import { stateOfPayable, nextState, withEvidence, type Evidence } from './domain/transfer.js';
import { latestUtr, remindersAt } from './domain/transfer-facts.js';
import type { TransferDocument, TransferEnd } from './transfer.schema.js';
import { TransfersRepository } from './transfers.repository.js';

export type NewTransfer = Pick<TransferDocument, 'channel' | 'requestedBy' | 'approvedBy'> &
  Partial<Pick<TransferDocument, 'bankFileId' | 'place' | 'bankDigest' | 'proofKey' | 'typedUtr'>>;

export interface Opening {
  readonly payable: PayableDocument;
  readonly terms: NewTransfer;
  readonly paid?: Pick<Evidence, 'sourceId' | 'day' | 'recordedBy'>;
}

const alertedPermission = ['payouts'] as const;

/** Only this service writes transfers: each change follows the table, updates its payable and is published once. */
@Injectable()
export class TransferBook {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly payables: PayablesRepository,
    private readonly keeper: PayableKeeper,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly accounts: CompanyAccounts,
  ) {}

  /**
   * Either all new transfers begin as approved, or each of them was sent before.
   * @returns the transfers in the order of `openings`
   * @throws DomainError COMMISSION.PAYABLE_NOT_OWED, COMMISSION.UTR_USED
   */
  async open(session: ClientSession, openings: readonly Opening[]): Promise<TransferDocument[]> {
    if (openings.some(({ payable }) => payable.state !== 'owed')) throw new DomainError('COMMISSION.PAYABLE_NOT_OWED');
    const at = this.clock.now();
    const transfers = openings.map((opening) => newTransfer(opening, at));
    await this.transfers.add(session, transfers);
    const open = transfers.filter(({ state }) => state === 'approved');
    await this.payables.setInTransfer(
      session,
      open.map(({ payableId }) => payableId),
    );
    const attempts = new Map(openings.map(({ payable }) => [payable._id, payable.transferCount + 1]));
    await this.outbox.addAll(
      session,
      transferStateChanged,
      open.map((transfer) => ({
        ...factsOf(transfer, at),
        from: null,
        payableState: 'in-transfer' as const,
        attempt: attempts.get(transfer.payableId)!,
        alerts: [],
      })),
    );
    for (const transfer of transfers) if (transfer.state !== 'approved') await this.follow(session, transfer, null);
    return transfers;
  }

  /**
   * One download contains all of these transfers. They stay open, so their payables stay in transfer.
   * @throws DomainError COMMISSION.TRANSFER_ENDED if the table has no such step
   */
  async submit(session: ClientSession, transfers: readonly TransferDocument[]): Promise<void> {
    const at = this.clock.now();
    const again = transfers.filter(({ state }) => state === 'submitted');
    const first = transfers.filter((transfer) => !again.includes(transfer));
    const submitted = first.map((transfer) => ({ ...transfer, state: stepOf(transfer, 'submitted'), submittedAt: at }));
    await this.transfers.changeAll(session, again, { resubmittedAt: at });
    await this.transfers.changeAll(session, first, { state: 'submitted', submittedAt: at });
    const payableIds = first.map(({ payableId }) => payableId);
    const payables = new Map((await this.payables.findAll(payableIds, session)).map((one) => [one._id, one]));
    // A concurrent payment of one of them by an earlier transfer conflicts.
    await this.payables.incrementVersions(
      session,
      transfers.map(({ payableId }) => payableId),
    );
    await this.outbox.addAll(
      session,
      transferStateChanged,
      submitted.map((transfer, place) => ({
        ...factsOf(transfer, at),
        from: first[place]!.state,
        payableState: 'in-transfer' as const,
        alerts: [],
        attempt: payables.get(transfer.payableId)!.transferCount,
      })),
    );
  }

  /** @throws DomainError COMMISSION.TRANSFER_ENDED if the table has no such step */
  async end(
    session: ClientSession,
    transfer: TransferDocument,
    how: 'cancelled' | 'released',
    ended: Omit<TransferEnd, 'at'>,
  ): Promise<void> {
    const at = this.clock.now();
    await this.change(session, transfer, { ...transfer, state: stepOf(transfer, how), ended: { ...ended, at } });
  }

  async addEvidence(
    session: ClientSession,
    transfer: TransferDocument,
    evidence: Omit<Evidence, 'recordedAt'>,
    typed: Partial<Pick<TransferDocument, 'proofKey' | 'typedUtr'>> = {},
  ): Promise<TransferDocument> {
    const after = { ...withEvidence(transfer, { ...evidence, recordedAt: this.clock.now() }), ...typed };
    if (after.evidence === transfer.evidence) return transfer;
    await this.change(session, transfer, after);
    const { memberId, _id: id } = transfer;
    if (evidence.source !== 'person')
      await this.audit.record(session, 'transfer-evidence-added', {
        memberId,
        subject: { kind: 'transfer', id },
        after: { amount: toRupees(evidence.amountPaise), how: evidence.says, status: after.state },
      });
    return after;
  }

  async noteReminder(session: ClientSession, transfer: TransferDocument, now: Date): Promise<void> {
    await this.transfers.replace(session, transfer, { ...transfer, reminders: remindersAt(transfer, now) });
  }

  private async change(session: ClientSession, before: TransferDocument, after: TransferDocument): Promise<void> {
    await this.transfers.replace(session, before, after);
    await this.follow(session, after, before.state);
  }

  private async follow(session: ClientSession, transfer: TransferDocument, from: TransferState | null): Promise<void> {
    const { payableId, state: to } = transfer;
    const payable = (await this.payables.find(payableId, session))!;
    const state = stateOfPayable(await this.transfers.ofPayables([payableId], session));
    const at = this.clock.now();
    await this.keeper.follow(session, payable, { state, isNewTransfer: from === null, at });
    if (from === to) return;
    // A returned duplicate payment leaves the payable paid, and a return during another open transfer needs no action.
    const isAlert =
      (to === 'returned' && state === 'owed') || (state === 'paid-twice' && payable.state !== 'paid-twice');
    await this.outbox.add(session, transferStateChanged, {
      ...factsOf(transfer, at),
      from,
      payableState: state,
      attempt: payable.transferCount + (from === null ? 1 : 0),
      alerts: isAlert ? [...(await this.accounts.withPermission(alertedPermission))] : [],
    });
  }
}

function newTransfer({ payable, terms, paid }: Opening, at: Date): TransferDocument {
  const { _id: payableId, kind, memberId, grossPaise, taxPaise, netPaise } = payable;
  const opened: TransferDocument = {
    bankFileId: null,
    place: null,
    bankDigest: null,
    proofKey: null,
    ...terms,
    _id: newId(),
    payableId,
    kind,
    memberId,
    grossPaise,
    taxPaise,
    netPaise,
    state: 'approved',
    approvedAt: at,
    submittedAt: null,
    resubmittedAt: null,
    ended: null,
    reference: newPayoutReference((limit) => randomInt(limit)),
    evidence: [],
    reminders: 0,
    version: 0,
  };
  if (paid === undefined) return opened;
  return withEvidence(opened, {
    ...paid,
    source: 'person',
    says: 'paid',
    amountPaise: netPaise,
    utr: terms.typedUtr ?? null,
    recordedAt: at,
    reason: null,
  });
}

const factsOf = (transfer: TransferDocument, at: Date) => {
  const { _id: transferId, payableId, kind, memberId, reference, channel, bankFileId, netPaise, state: to } = transfer;
  return {
    transferId,
    payableId,
    kind,
    memberId,
    reference,
    channel,
    bankFileId,
    to,
    amountPaise: netPaise,
    utr: latestUtr(transfer),
    changedAt: at.toISOString(),
  };
};

function stepOf({ state }: TransferDocument, event: 'submitted' | 'cancelled' | 'released'): TransferState {
  const next = nextState(state, event);
  if (next === null) throw new DomainError('COMMISSION.TRANSFER_ENDED');
  return next;
}
