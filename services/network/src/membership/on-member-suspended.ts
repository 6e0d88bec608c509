import { memberSuspended } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { SuspensionMarks } from './suspension-marks.js';

@Controller()
export class OnMemberSuspended {
  constructor(private readonly suspensions: SuspensionMarks) {}

  @OnEvent(memberSuspended, { projection: 'suspensions' })
  async handle(@Payload() { data }: EventOf<typeof memberSuspended>, @Ctx() { session }: EventContext): Promise<void> {
    await this.suspensions.changed({ _id: data.memberId, revision: data.revision, isSuspended: true }, session);
  }
}
