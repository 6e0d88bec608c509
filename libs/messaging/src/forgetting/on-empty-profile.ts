import { profileChanged } from '@deepam/contracts';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EventContext } from '../events/event-context.js';
import type { EventOf } from '../events/event-of.js';
import { OnEvent } from '../events/on-event.js';
import { ForgottenMembers } from './forgotten-members.js';

/** Only a closed or an erased account has no mobile. Each service forgets the member in its own outbox. */
@Controller()
export class OnEmptyProfile {
  constructor(private readonly forgotten: ForgottenMembers) {}

  @OnEvent(profileChanged, { concerns: ({ mobile }) => mobile === '' })
  async handle(@Payload() { data }: EventOf<typeof profileChanged>, @Ctx() { session }: EventContext): Promise<void> {
    await this.forgotten.addMember(data.memberId, session);
  }
}
