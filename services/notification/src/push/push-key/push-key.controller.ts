import { pushKey, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { PushSender } from '../push-sender.js';

@Controller()
export class PushKeyController {
  constructor(private readonly sender: PushSender) {}

  @Route(pushKey)
  key(): ResponseOf<typeof pushKey> {
    return { publicKey: this.sender.publicKey };
  }
}
