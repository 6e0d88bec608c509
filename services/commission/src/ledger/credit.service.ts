import { coolingOffEnd } from '@deepam/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { COMMISSION_CONFIG, type CommissionConfig } from '../config.js';
import { creditOf } from './domain/credit.js';
import { creditTerms } from './domain/holds.js';
import type { Posting } from './domain/posting.js';
import { type HoldDocument, HoldsRepository } from './persistence/holds.repository.js';
import { PostingsRepository } from './persistence/postings.repository.js';

/**
 * Credits of events are pending for the hold days of the installation. Commission is also pending until its plan can no
 * longer be cancelled.
 */
@Injectable()
export class CreditService {
  constructor(
    private readonly ledger: PostingsRepository,
    private readonly holds: HoldsRepository,
    @Inject(COMMISSION_CONFIG) private readonly config: Pick<CommissionConfig, 'HOLD_DAYS' | 'COMMISSION_HOLD'>,
  ) {}

  /**
   * @param sale whose plan may still be cancelled; null for a credit that nothing cancels
   * @param build gets the state in which credits of that moment begin
   */
  async post(
    session: ClientSession,
    occurredAt: Date,
    sale: { readonly saleId: string } | null,
    build: (state: 'pending' | 'available') => readonly Posting[],
  ): Promise<void> {
    const isCancellable = sale !== null && this.config.COMMISSION_HOLD === 'cooling-off';
    const cancellableUntil = isCancellable ? coolingOffEnd(occurredAt) : null;
    const { state, releaseAt } = creditTerms(occurredAt, this.config.HOLD_DAYS, cancellableUntil);
    const postings = build(state);
    await this.ledger.append(session, postings);
    if (releaseAt) await this.holds.add(session, holdsFor(postings, { releaseAt, saleId: sale?.saleId ?? null }));
  }
}

const holdsFor = (postings: readonly Posting[], terms: Pick<HoldDocument, 'releaseAt' | 'saleId'>): HoldDocument[] =>
  postings.flatMap((posting) => {
    const credit = creditOf(posting);
    if (!credit) return [];
    const { postingId, memberId, ledger, amountPaise } = credit;
    return [{ _id: postingId, memberId, ledger, amountPaise, ...terms }];
  });
