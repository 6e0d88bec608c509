import { waitingMembers, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { WaitingMembersHandler } from './waiting-members.handler.js';

@Controller()
export class WaitingMembersController {
  constructor(private readonly countWaiting: WaitingMembersHandler) {}

  @Route(waitingMembers)
  async count(@CurrentCaller() viewer: Caller): Promise<ResponseOf<typeof waitingMembers>> {
    return this.countWaiting.execute(viewer);
  }
}
