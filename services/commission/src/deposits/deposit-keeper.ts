import { newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { depositHeld, depositKey, type DepositTerms } from '../ledger/domain/deposit-postings.js';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';

/** A deposit is recorded once for each order, even if events are repeated or arrive in another order. */
@Injectable()
export class DepositKeeper {
  constructor(private readonly ledger: PostingsRepository) {}

  async hold(session: ClientSession, terms: DepositTerms, at: Date): Promise<void> {
    if (await this.ledger.isPosted(depositKey(terms.orderId), session)) return;
    await this.ledger.append(session, [depositHeld(terms, { id: newId(), at })]);
  }
}
