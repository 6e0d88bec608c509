import { memberRegistered } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PlaceMemberHandler } from './place-member/place-member.js';

@Controller()
export class OnMemberRegistered {
  constructor(private readonly placeMember: PlaceMemberHandler) {}

  @OnEvent(memberRegistered)
  async handle(@Payload() { data }: EventOf<typeof memberRegistered>, @Ctx() { session }: EventContext): Promise<void> {
    await this.placeMember.execute({ ...data, registeredAt: new Date(data.registeredAt) }, session);
  }
}
