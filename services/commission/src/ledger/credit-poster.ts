import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { COMMISSION_CONFIG, type CommissionConfig } from '../config.js';
import { creditOf } from './domain/credit.js';
import { creditTerms } from './domain/hold.js';
import type { Posting } from './domain/posting.js';
import type { HoldDocument } from './persistence/hold.schema.js';
import { HoldsRepository } from './persistence/holds.repository.js';
import { PostingsRepository } from './persistence/postings.repository.js';

/** Credits that come from events: they wait for the hold days of the installation, if it has any. */
@Injectable()
export class CreditPoster {
  constructor(
    private readonly ledger: PostingsRepository,
    private readonly holds: HoldsRepository,
    @Inject(COMMISSION_CONFIG) private readonly config: Pick<CommissionConfig, 'HOLD_DAYS'>,
  ) {}

  /** @param build gets the state in which credits of that moment begin */
  async post(
    session: ClientSession,
    occurredAt: Date,
    build: (state: 'pending' | 'available') => readonly Posting[],
  ): Promise<void> {
    const { state, releaseAt } = creditTerms(occurredAt, this.config.HOLD_DAYS);
    const postings = build(state);
    await this.ledger.append(session, postings);
    if (releaseAt) await this.holds.add(session, holdsFor(postings, releaseAt));
  }
}

const holdsFor = (postings: readonly Posting[], releaseAt: Date): HoldDocument[] =>
  postings.flatMap((posting) => {
    const credit = creditOf(posting);
    if (!credit) return [];
    const { postingId, memberId, ledger, amountPaise } = credit;
    return [{ _id: postingId, memberId, ledger, amountPaise, releaseAt }];
  });
