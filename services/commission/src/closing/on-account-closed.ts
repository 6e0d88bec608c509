import { accountClosed } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';

/** Waived money goes to the company; later credits of the closed account follow automatically. */
@Controller()
export class OnAccountClosed {
  constructor(private readonly ledger: PostingsRepository) {}

  @OnEvent(accountClosed)
  async handle(@Payload() { data }: EventOf<typeof accountClosed>, @Ctx() { session }: EventContext): Promise<void> {
    await this.ledger.close(session, data.memberId, new Date(data.closedAt));
  }
}
