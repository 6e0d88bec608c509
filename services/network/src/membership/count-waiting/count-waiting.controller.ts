import { waitingMembers, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CountWaiting } from './count-waiting.handler.js';

@Controller()
export class CountWaitingController {
  constructor(private readonly countWaiting: CountWaiting) {}

  @Route(waitingMembers)
  async count(@CurrentCaller() viewer: Caller): Promise<ResponseOf<typeof waitingMembers>> {
    return this.countWaiting.count(viewer);
  }
}
