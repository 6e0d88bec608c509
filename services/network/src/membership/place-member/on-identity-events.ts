import { headCreated, memberRegistered } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PlaceMember } from './place-member.handler.js';

/** Places whom the call of identity did not place. */
@Controller()
export class OnIdentityEvents {
  constructor(private readonly placeMember: PlaceMember) {}

  @OnEvent(memberRegistered)
  async registered(
    @Payload() { data }: EventOf<typeof memberRegistered>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.placeMember.place({ ...data, registeredAt: new Date(data.registeredAt) }, session);
  }

  @OnEvent(headCreated)
  async headCreated(@Payload() { data }: EventOf<typeof headCreated>, @Ctx() { session }: EventContext): Promise<void> {
    const registeredAt = new Date(data.registeredAt);
    await this.placeMember.place({ ...data, registeredAt, sponsorId: null, planRequest: null }, session);
  }
}
