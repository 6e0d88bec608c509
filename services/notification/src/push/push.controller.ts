import { pushKey, subscribePush, unsubscribePush, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { PushSender } from './push-sender.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';
import { SubscribePushHandler } from './subscribe-push.js';

@Controller()
export class PushController {
  constructor(
    private readonly sender: PushSender,
    private readonly subscribePushHandler: SubscribePushHandler,
    private readonly subscriptions: PushSubscriptionsRepository,
  ) {}

  @Route(pushKey)
  pushKey(): ResponseOf<typeof pushKey> {
    return { publicKey: this.sender.publicKey };
  }

  @Route(subscribePush)
  async subscribePush(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof subscribePush>,
  ): Promise<ResponseOf<typeof subscribePush>> {
    await this.subscribePushHandler.execute(caller, body);
    return { message: 'Notifications will be shown on this device.' };
  }

  @Route(unsubscribePush)
  async unsubscribePush(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query }: InputOf<typeof unsubscribePush>,
  ): Promise<ResponseOf<typeof unsubscribePush>> {
    await this.subscriptions.removeOf(memberId, query.endpoint);
    return { message: 'Notifications are no longer shown on this device.' };
  }
}
