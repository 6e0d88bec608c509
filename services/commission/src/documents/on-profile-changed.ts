import { mayHaveChanged, profileChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { AddressesRepository } from './persistence/addresses.repository.js';

@Controller()
export class OnProfileChanged {
  constructor(private readonly addresses: AddressesRepository) {}

  @OnEvent(profileChanged, { projection: 'addresses', concerns: (profile) => mayHaveChanged(profile, 'address') })
  async handle(@Payload() { data }: EventOf<typeof profileChanged>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, revision, address } = data;
    await this.addresses.recordChange(session, memberId, revision, address);
  }
}
