import { temporaryPasswordGiven } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { BankChangesRepository } from './persistence/bank-changes.repository.js';
import { LoginInfluencesRepository } from './persistence/login-influences.repository.js';

/** The clerk who gave a temporary password may use it, so approvals are held whatever the bank details are. */
@Controller()
export class OnTemporaryPasswordGiven {
  constructor(
    private readonly changes: BankChangesRepository,
    private readonly influences: LoginInfluencesRepository,
  ) {}

  @OnEvent(temporaryPasswordGiven, { projection: 'bank-changes' })
  async handle(
    @Payload() { data }: EventOf<typeof temporaryPasswordGiven>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const at = new Date(data.givenAt);
    await this.changes.recordChange(session, data.memberId, at);
    await this.influences.recordInfluence(session, data, at);
  }
}
