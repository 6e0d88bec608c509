import { bankDetailsChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { Notifier } from './notifier.js';

@Controller()
export class OnIdentityEvents {
  constructor(private readonly notifier: Notifier) {}

  /** The first ones are not notified: no payout could have gone elsewhere. */
  @OnEvent(bankDetailsChanged)
  async bankChanged(
    @Payload() event: EventOf<typeof bankDetailsChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, isFirst } = event.data;
    if (!isFirst) await this.notifier.member(memberId, 'bank-details-changed', {}, { event, session });
  }
}
