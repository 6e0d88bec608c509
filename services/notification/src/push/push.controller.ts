import { pushKey, subscribePush, unsubscribePush, type ResponseOf } from '@deepam/contracts';
import { type Caller, Clock, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { PushSender } from './push-sender.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

@Controller()
export class PushController {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly sender: PushSender,
    private readonly clock: Clock,
  ) {}

  @Route(pushKey)
  key(): ResponseOf<typeof pushKey> {
    return { publicKey: this.sender.publicKey };
  }

  @Route(subscribePush)
  async subscribe(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body }: InputOf<typeof subscribePush>,
  ): Promise<ResponseOf<typeof subscribePush>> {
    this.sender.refuseUnfit(body.endpoint);
    const { endpoint, keys } = body;
    await this.subscriptions.save({ memberId, endpoint, ...keys, createdAt: this.clock.now() });
    return { message: 'Notifications will be shown on this device.' };
  }

  @Route(unsubscribePush)
  async unsubscribe(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query }: InputOf<typeof unsubscribePush>,
  ): Promise<ResponseOf<typeof unsubscribePush>> {
    await this.subscriptions.removeOf(memberId, query.endpoint);
    return { message: 'Notifications are no longer shown on this device.' };
  }
}
