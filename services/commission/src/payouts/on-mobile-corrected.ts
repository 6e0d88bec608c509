import { mobileCorrected } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { LoginInfluencesRepository } from './persistence/login-influences.repository.js';

/** A clerk who corrected the mobile may receive the next password of the account. */
@Controller()
export class OnMobileCorrected {
  constructor(private readonly influences: LoginInfluencesRepository) {}

  @OnEvent(mobileCorrected, { projection: 'bank-changes' })
  async handle(@Payload() { data }: EventOf<typeof mobileCorrected>, @Ctx() { session }: EventContext): Promise<void> {
    await this.influences.recordInfluence(session, data, new Date(data.correctedAt));
  }
}
