import type { Paise, PayableKind, PayableState } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { refundStep, type RefundStep } from '../ledger/domain/refund-postings.js';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';
import { PayeesRepository } from '../payouts/persistence/payees.repository.js';
import type { PayableDocument } from './payable.schema.js';
import { PayablesRepository } from './payables.repository.js';

export interface Owed {
  readonly _id: string;
  readonly kind: PayableKind;
  readonly memberId: string;
  readonly requesterAccounts: readonly string[];
  readonly grossPaise: Paise;
  readonly taxPaise?: Paise;
}

/** Only this service makes payables and changes their state. */
@Injectable()
export class PayableKeeper {
  constructor(
    private readonly payables: PayablesRepository,
    private readonly ledger: PostingsRepository,
    private readonly members: Members,
    private readonly payees: PayeesRepository,
  ) {}

  /**
   * A payable whose whole amount is tax is paid immediately, as nothing is left to transfer. A known payable stays
   * unchanged.
   * @returns the present payables in the order of `owed`
   */
  async owe(session: ClientSession, owed: readonly Owed[], owedSince: Date): Promise<PayableDocument[]> {
    const found = await this.payables.findAll(
      owed.map(({ _id }) => _id),
      session,
    );
    const known = new Map(found.map((payable) => [payable._id, payable]));
    const news = owed.filter(({ _id }) => !known.has(_id)).map((one) => payableOf(one, owedSince));
    await this.payables.addAll(session, news);
    for (const payable of news) {
      known.set(payable._id, payable);
      const member = payable.kind === 'payout' ? null : await this.members.find(payable.memberId, session);
      if (member) await this.payees.recordMember(session, member);
    }
    return owed.map(({ _id }) => known.get(_id)!);
  }

  /**
   * A payout counts as paid in the ledger since its approval. A deposit and the price of a plan stay liabilities until
   * their transfer is paid.
   * @param state that follows from all transfers of the payable
   */
  async follow(
    session: ClientSession,
    payable: PayableDocument,
    { state, isNewTransfer, at }: { readonly state: PayableState; readonly isNewTransfer: boolean; readonly at: Date },
  ): Promise<void> {
    await this.payables.change(session, payable._id, { state, isNewTransfer });
    const step = stepOf(payable.state, state);
    if (step === null || payable.kind === 'payout') return;
    const { _id, kind, memberId, netPaise: amountPaise, version } = payable;
    const terms = { ownerId: _id, memberId, amountPaise, times: version };
    await this.ledger.append(session, [refundStep(kind, step, terms, { id: newId(), at })]);
  }
}

function payableOf({ taxPaise = 0, ...owed }: Owed, owedSince: Date): PayableDocument {
  const netPaise = owed.grossPaise - taxPaise;
  const state = netPaise === 0 ? 'paid' : 'owed';
  return { ...owed, taxPaise, netPaise, owedSince, state, transferCount: 0, version: 0 };
}

const isPaid = (state: PayableState): boolean => state === 'paid' || state === 'paid-twice';

function stepOf(before: PayableState, after: PayableState): RefundStep | null {
  if (isPaid(before) === isPaid(after)) return null;
  return isPaid(after) ? 'refunded' : 'refund-returned';
}
