import { memberDeleted, sessionsRevoked } from '@deepam/contracts';
import { OnEvent, Outbox, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { Accounts } from '../persistence/accounts.repository.js';

/** The network deleted a member: the login ends and the mobile is free. */
@Controller()
export class OnMemberDeleted {
  constructor(
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
  ) {}

  @OnEvent(memberDeleted)
  async handle(@Payload() event: EventOf<typeof memberDeleted>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, deletedAt } = event.data;
    const sessionVersion = await this.accounts.delete(memberId, new Date(deletedAt), session);
    if (sessionVersion !== null) await this.outbox.add(session, sessionsRevoked, { memberId, sessionVersion });
  }
}
