import { handedPasswordReplaced } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { BankChangesRepository } from './persistence/bank-changes.repository.js';
import { LoginInfluencesRepository } from './persistence/login-influences.repository.js';

/** The clerk who set the previous password may have chosen the new one, so approvals are held for some time. */
@Controller()
export class OnHandedPasswordReplaced {
  constructor(
    private readonly changes: BankChangesRepository,
    private readonly influences: LoginInfluencesRepository,
  ) {}

  @OnEvent(handedPasswordReplaced, { projection: 'bank-changes' })
  async handle(
    @Payload() { data }: EventOf<typeof handedPasswordReplaced>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const at = new Date(data.replacedAt);
    await this.changes.recordChange(session, data.memberId, at);
    await this.influences.recordInfluence(session, data, at);
  }
}
