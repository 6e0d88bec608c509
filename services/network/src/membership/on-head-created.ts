import { headCreated } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PlaceMemberHandler } from './place-member/place-member.js';

@Controller()
export class OnHeadCreated {
  constructor(private readonly placeMember: PlaceMemberHandler) {}

  @OnEvent(headCreated)
  async handle(@Payload() { data }: EventOf<typeof headCreated>, @Ctx() { session }: EventContext): Promise<void> {
    const registeredAt = new Date(data.registeredAt);
    await this.placeMember.execute({ ...data, registeredAt, sponsorId: null, planRequest: null }, session);
  }
}
