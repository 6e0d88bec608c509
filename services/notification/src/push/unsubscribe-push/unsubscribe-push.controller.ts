import { unsubscribePush, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { PushSubscriptionsRepository } from '../push-subscriptions.repository.js';

@Controller()
export class UnsubscribePushController {
  constructor(private readonly subscriptions: PushSubscriptionsRepository) {}

  @Route(unsubscribePush)
  async unsubscribe(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query }: InputOf<typeof unsubscribePush>,
  ): Promise<ResponseOf<typeof unsubscribePush>> {
    await this.subscriptions.removeOf(memberId, query.endpoint);
    return { message: 'Notifications are no longer shown on this device.' };
  }
}
