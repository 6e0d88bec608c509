import { mayHaveChanged, profileChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PayeesRepository } from './persistence/payees.repository.js';

@Controller()
export class OnProfileChanged {
  constructor(private readonly payees: PayeesRepository) {}

  @OnEvent(profileChanged, { projection: 'payees', concerns: (profile) => mayHaveChanged(profile, 'name', 'mobile') })
  async handle(@Payload() { data }: EventOf<typeof profileChanged>, @Ctx() { session }: EventContext): Promise<void> {
    await this.payees.rename(session, data.memberId, data);
  }
}
