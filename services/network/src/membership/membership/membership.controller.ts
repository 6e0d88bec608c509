import { membership, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MembershipHandler } from './membership.handler.js';

@Controller()
export class MembershipController {
  constructor(private readonly viewMembership: MembershipHandler) {}

  @Route(membership)
  async view(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof membership>> {
    return this.viewMembership.execute(caller);
  }
}
