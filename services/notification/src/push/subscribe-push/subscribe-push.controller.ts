import { subscribePush, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { SubscribePushHandler } from './subscribe-push.handler.js';

@Controller()
export class SubscribePushController {
  constructor(private readonly handler: SubscribePushHandler) {}

  @Route(subscribePush)
  async subscribe(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof subscribePush>,
  ): Promise<ResponseOf<typeof subscribePush>> {
    await this.handler.execute(caller, body);
    return { message: 'Notifications will be shown on this device.' };
  }
}
