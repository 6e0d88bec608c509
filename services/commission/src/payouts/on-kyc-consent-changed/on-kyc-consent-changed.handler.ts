import { kycConsentChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ConsentsRepository } from '../persistence/consents.repository.js';

/** While consent is withdrawn, payouts wait: nobody may keep where to pay to. */
@Controller()
export class OnKycConsentChanged {
  constructor(private readonly consents: ConsentsRepository) {}

  @OnEvent(kycConsentChanged, { projection: 'consents' })
  async handle(
    @Payload() { data }: EventOf<typeof kycConsentChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId: _id, revision, isGiven } = data;
    await this.consents.changed({ _id, revision, isGiven }, session);
  }
}
