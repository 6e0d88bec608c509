import { handedPasswordReplaced } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { BankChangesRepository } from '../persistence/bank-changes.repository.js';

/** The first moments with a password that the giver of the one before may have chosen: approvals wait. */
@Controller()
export class OnHandedPasswordReplaced {
  constructor(private readonly changes: BankChangesRepository) {}

  @OnEvent(handedPasswordReplaced, { projection: 'bank-changes' })
  async handle(
    @Payload() { data }: EventOf<typeof handedPasswordReplaced>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.changes.changed(session, data.memberId, new Date(data.replacedAt));
  }
}
