import { memberDeleted } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DeleteAccountHandler } from './delete-account.js';

@Controller()
export class OnMemberDeleted {
  constructor(private readonly deleteAccount: DeleteAccountHandler) {}

  @OnEvent(memberDeleted)
  async handle(@Payload() event: EventOf<typeof memberDeleted>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, deletedAt } = event.data;
    await this.deleteAccount.execute(memberId, new Date(deletedAt), session);
  }
}
