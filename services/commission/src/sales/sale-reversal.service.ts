import { creditCorrected, sumPaise, type EventData, type Paise, type saleReversed } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Posting } from '../ledger/domain/posting.js';
import { commissionKey, saleReversal, saleReversalKey } from '../ledger/domain/sale-postings.js';
import { correction } from '../ledger/domain/correction-postings.js';
import { PayableKeeper } from '../payables/payable-keeper.js';
import { HoldsRepository } from '../ledger/persistence/holds.repository.js';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';
import { saleBase } from './domain/distribute.js';
import { SalesRepository } from './persistence/sales.repository.js';
import type { Credit } from '../ledger/domain/credit.js';
import type { ApprovedPlan } from './commission.service.js';

export type ReversedEvent = EventData<typeof saleReversed>;

export function saleIn(event: ReversedEvent): ApprovedPlan {
  const { saleId, memberId, memberName, memberCode, previousPlan, plan, payment, amountPaise, upline, approvedAt } =
    event;
  return { saleId, memberId, memberName, memberCode, previousPlan, plan, payment, amountPaise, upline, approvedAt };
}

const reason = 'The sale was reversed.';

interface TakenBack {
  readonly credit: Credit;
  readonly amountPaise: Paise;
  readonly posting: Posting;
}

const correctionOf = (
  { credit, amountPaise, posting }: TakenBack,
  { saleId, memberId, memberName, plan }: ReversedEvent,
): EventData<typeof creditCorrected> => ({
  correctionId: posting._id,
  memberId: credit.memberId,
  ledger: 'commission',
  saleId,
  level: credit.reference.level ?? null,
  fromMemberId: memberId,
  creditId: null,
  amountPaise,
  reason,
  correctedAt: posting.occurredAt.toISOString(),
  reversedSale: { fromName: memberName, plan },
});

/** The member may have spent the money, so this account may fall below zero. */
const isCommission = (path: string): boolean => path === 'commission.available';

/** A reversal takes the amounts that were credited, without reading the schedule again. */
@Injectable()
export class SaleReversalService {
  constructor(
    private readonly sales: SalesRepository,
    private readonly ledger: PostingsRepository,
    private readonly holds: HoldsRepository,
    private readonly keeper: PayableKeeper,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * A reversal takes the remainder of each credit, so repeating it changes nothing. The sale must be credited.
   * @returns whether anything was reversed
   */
  async reverseSale(event: ReversedEvent, session: ClientSession): Promise<boolean> {
    const { saleId, reversalId, isPriceOwed } = event;
    const reversedAt = new Date(event.reversedAt);
    const taken = await this.takeBack(event, reversedAt, session);
    const postings = [...(await this.ownSide(event, reversedAt, session)), ...taken.map(({ posting }) => posting)];
    await this.ledger.append(session, postings, isCommission);
    await this.owePrice(event, reversedAt, session);
    const takenBackPaise = sumPaise(taken.map(({ amountPaise }) => amountPaise));
    const isNew = await this.sales.noteReversal(
      { _id: saleId, reversalId, reversedAt, recordedAt: this.clock.now(), takenBackPaise, isPriceOwed },
      session,
    );
    // Restored reversals were published before.
    const corrections = isNew ? taken.map((one) => correctionOf(one, event)) : [];
    await this.outbox.addAll(session, creditCorrected, corrections);
    return isNew || postings.length > 0;
  }

  private async owePrice(event: ReversedEvent, at: Date, session: ClientSession): Promise<void> {
    const { saleId: _id, memberId, isPriceOwed } = event;
    const grossPaise = saleBase(event);
    if (grossPaise === 0 || !isPriceOwed) return;
    await this.keeper.owe(
      session,
      [{ _id, kind: 'plan-refund', memberId, requesterAccounts: [memberId], grossPaise }],
      at,
    );
  }

  private async takeBack(event: ReversedEvent, at: Date, session: ClientSession): Promise<TakenBack[]> {
    const { saleId, upline, reversalId, reversedBy: decidedBy } = event;
    const keys = upline.map(({ memberId, level }) => commissionKey({ saleId, memberId, level }));
    const taken: TakenBack[] = [];
    for (const credit of await this.ledger.creditsAmong(keys, session)) {
      const { amountPaise: before, corrections: earlier } = await this.ledger.takenBack(credit, session);
      const amountPaise = credit.amountPaise - before;
      if (amountPaise === 0) continue;
      const isHeld = await this.holds.reduce(session, credit.postingId, amountPaise);
      const state = isHeld ? 'pending' : 'available';
      const terms = { amountPaise, state, earlier, reason: null, decidedBy, reversalId } as const;
      taken.push({ credit, amountPaise, posting: correction(credit, terms, { id: newId(), at }) });
    }
    return taken;
  }

  private async ownSide(event: ReversedEvent, at: Date, session: ClientSession): Promise<Posting[]> {
    const { saleId, memberId, isPriceOwed } = event;
    const sale = { saleId, memberId, amountPaise: saleBase(event), isPriceOwed };
    const isDone = sale.amountPaise === 0 || (await this.ledger.isPosted(saleReversalKey(sale), session));
    return isDone ? [] : [saleReversal(sale, { id: newId(), at })];
  }
}
