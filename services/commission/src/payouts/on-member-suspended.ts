import { memberSuspended } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { SuspensionsRepository } from './persistence/suspensions.repository.js';

@Controller()
export class OnMemberSuspended {
  constructor(private readonly suspensions: SuspensionsRepository) {}

  @OnEvent(memberSuspended, { projection: 'suspensions' })
  async handle(@Payload() { data }: EventOf<typeof memberSuspended>, @Ctx() { session }: EventContext): Promise<void> {
    await this.suspensions.recordChange({ _id: data.memberId, revision: data.revision, isSuspended: true }, session);
  }
}
