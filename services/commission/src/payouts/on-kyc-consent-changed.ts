import { kycConsentChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ConsentsRepository } from './persistence/consents.repository.js';

/** Payouts are held while the member's KYC consent is withdrawn, since bank details may not be kept. */
@Controller()
export class OnKycConsentChanged {
  constructor(private readonly consents: ConsentsRepository) {}

  @OnEvent(kycConsentChanged, { projection: 'consents' })
  async handle(
    @Payload() { data }: EventOf<typeof kycConsentChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId: _id, revision, isGiven } = data;
    await this.consents.recordChange({ _id, revision, isGiven }, session);
  }
}
