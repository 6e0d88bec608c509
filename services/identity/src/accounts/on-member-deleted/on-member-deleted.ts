import { memberDeleted } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DeleteAccount } from './delete-account.js';

/** The network deleted a member: the login ends and the mobile is free. */
@Controller()
export class OnMemberDeleted {
  constructor(private readonly deleteAccount: DeleteAccount) {}

  @OnEvent(memberDeleted)
  async handle(@Payload() event: EventOf<typeof memberDeleted>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, deletedAt } = event.data;
    await this.deleteAccount.run(memberId, new Date(deletedAt), session);
  }
}
