import { creditCorrected, type EventData } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { creditOf, type Credit } from '../domain/credit.js';
import { correction, correctionKey } from '../domain/postings.js';
import { Balances } from '../persistence/balances.repository.js';
import { Holds } from '../persistence/holds.repository.js';
import { Ledger } from '../persistence/ledger.repository.js';

@Injectable()
export class CorrectPosting {
  constructor(
    private readonly ledger: Ledger,
    private readonly balances: Balances,
    private readonly holds: Holds,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a credit back and answers the id of the new posting.
   * @throws DomainError COMMISSION.POSTING_NOT_FOUND, NOT_CORRECTABLE, ALREADY_CORRECTED or CORRECTION_TOO_HIGH
   */
  async handle(postingId: string, reason: string): Promise<string> {
    return this.transactions.run(async (session) => {
      const credit = await this.creditToCorrect(postingId, session);
      const stamp = { id: newId(), at: this.clock.now() };
      const state = await this.whereItIs(credit, session);
      await this.ledger.append(session, [correction(credit, state, reason, stamp)]);
      await this.outbox.add(session, creditCorrected, eventOf(credit, reason, stamp));
      return stamp.id;
    });
  }

  private async creditToCorrect(postingId: string, session: ClientSession): Promise<Credit> {
    const posting = await this.ledger.find(postingId, session);
    if (!posting) throw new DomainError('COMMISSION.POSTING_NOT_FOUND');
    const credit = creditOf(posting);
    if (!credit) throw new DomainError('COMMISSION.NOT_CORRECTABLE');
    if (await this.ledger.isPosted(correctionKey(postingId), session)) {
      throw new DomainError('COMMISSION.ALREADY_CORRECTED');
    }
    return credit;
  }

  private async whereItIs(credit: Credit, session: ClientSession): Promise<'pending' | 'available'> {
    if (await this.holds.end(session, credit.postingId)) return 'pending';
    const amounts = await this.balances.of(credit.memberId, session);
    if (amounts[credit.ledger].available < credit.amountPaise) {
      throw new DomainError('COMMISSION.CORRECTION_TOO_HIGH');
    }
    return 'available';
  }
}

function eventOf(
  { memberId, ledger, amountPaise, reference }: Credit,
  reason: string,
  stamp: { id: string; at: Date },
): EventData<typeof creditCorrected> {
  return {
    correctionId: stamp.id,
    memberId,
    ledger,
    saleId: reference.saleId ?? null,
    level: reference.level ?? null,
    fromMemberId: reference.fromMemberId ?? null,
    creditId: reference.creditId ?? null,
    amountPaise,
    reason,
    correctedAt: stamp.at.toISOString(),
  };
}
