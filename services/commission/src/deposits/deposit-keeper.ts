import { newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Posting } from '../ledger/domain/posting.js';
import { depositHeld, depositKey, depositRefunded, type DepositTerms } from '../ledger/domain/deposit-postings.js';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';

/** What is owed to members for cotton; each step once per order, also when events come twice or in another order. */
@Injectable()
export class DepositKeeper {
  constructor(private readonly ledger: PostingsRepository) {}

  /** False when it is held already, or was. */
  async hold(session: ClientSession, terms: DepositTerms, at: Date): Promise<boolean> {
    const held = await this.holding(session, terms, at);
    await this.ledger.append(session, held);
    return held.length > 0;
  }

  /** Opens what is not open: the order may be older than this account, or its approval may come later. */
  async refund(session: ClientSession, terms: DepositTerms, at: Date): Promise<void> {
    if (await this.ledger.isPosted(depositKey('deposit-refunded', terms.orderId), session)) return;
    const held = await this.holding(session, terms, at);
    await this.ledger.append(session, [...held, depositRefunded(terms, { id: newId(), at })]);
  }

  private async holding(session: ClientSession, terms: DepositTerms, at: Date): Promise<Posting[]> {
    const isHeld = await this.ledger.isPosted(depositKey('deposit-held', terms.orderId), session);
    return isHeld ? [] : [depositHeld(terms, { id: newId(), at })];
  }
}
