import { waitingMembers, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetWaitingCountHandler } from './get-waiting-count.handler.js';

@Controller()
export class GetWaitingCountController {
  constructor(private readonly countWaiting: GetWaitingCountHandler) {}

  @Route(waitingMembers)
  async count(@CurrentCaller() viewer: Caller): Promise<ResponseOf<typeof waitingMembers>> {
    return this.countWaiting.execute(viewer);
  }
}
