import { creditCorrected, toRupees, type Paise, type EventData } from '@deepam/contracts';
import { AuditTrail, Outbox, ApprovalPolicy } from '@deepam/messaging';
import { Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { creditOf, type Credit } from './domain/credit.js';
import { correction } from './domain/correction-postings.js';
import { BalancesRepository } from './persistence/balances.repository.js';
import { HoldsRepository } from './persistence/holds.repository.js';
import { PostingsRepository } from './persistence/postings.repository.js';

@Injectable()
export class CorrectPostingHandler {
  constructor(
    private readonly ledger: PostingsRepository,
    private readonly balances: BalancesRepository,
    private readonly holds: HoldsRepository,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * A credit is reversed in part, or by its whole remainder without an amount.
   * @returns the id of the new posting
   * @throws DomainError COMMISSION.POSTING_NOT_FOUND, NOT_CORRECTABLE, ALREADY_CORRECTED or CORRECTION_TOO_HIGH;
   * ApproverNeeded
   */
  async execute(postingId: string, reason: string, wanted: Paise | null, decidedBy: string): Promise<string> {
    return this.transactions.run(async (session) => {
      const credit = await this.find(postingId, session);
      const { amountPaise: takenBack, corrections: earlier } = await this.ledger.takenBack(credit, session);
      const left = credit.amountPaise - takenBack;
      if (left === 0) throw new DomainError('COMMISSION.ALREADY_CORRECTED');
      const amountPaise = wanted ?? left;
      if (amountPaise > left) throw tooHigh(left);
      const state = await this.whereItIs(credit, amountPaise, session);
      const { memberId } = credit;
      const subject = { kind: 'posting', id: postingId } as const;
      await this.approvalPolicy.consume(session, { amountPaise, memberId, subject, reason, seen: left });
      const stamp = { id: newId(), at: this.clock.now() };
      await this.ledger.append(session, [
        correction(credit, { amountPaise, state, earlier, reason, decidedBy }, stamp),
      ]);
      await this.outbox.add(session, creditCorrected, creditCorrectedEvent(credit, amountPaise, reason, stamp));
      await this.audit.record(session, 'credit-corrected', {
        memberId,
        subject: { kind: 'posting', id: stamp.id },
        before: { amount: toRupees(left) },
        after: { amount: toRupees(left - amountPaise), ledger: credit.ledger, reason },
      });
      return stamp.id;
    });
  }

  private async find(postingId: string, session: ClientSession): Promise<Credit> {
    const posting = await this.ledger.find(postingId, session);
    if (!posting) throw new DomainError('COMMISSION.POSTING_NOT_FOUND');
    const credit = creditOf(posting);
    if (!credit) throw new DomainError('COMMISSION.NOT_CORRECTABLE');
    return credit;
  }

  private async whereItIs(
    { postingId, memberId, ledger }: Credit,
    amountPaise: Paise,
    session: ClientSession,
  ): Promise<'pending' | 'available'> {
    if (await this.holds.reduce(session, postingId, amountPaise)) return 'pending';
    const { available } = (await this.balances.balancesOf(memberId, session))[ledger];
    if (available < amountPaise) throw tooHigh(available);
    return 'available';
  }
}

const tooHigh = (left: Paise) =>
  new DomainError('COMMISSION.CORRECTION_TOO_HIGH', { details: { left: toRupees(left) } });

function creditCorrectedEvent(
  { memberId, ledger, reference }: Credit,
  amountPaise: Paise,
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
