import { membership, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetMembershipHandler } from './get-membership.handler.js';

@Controller()
export class GetMembershipController {
  constructor(private readonly viewMembership: GetMembershipHandler) {}

  @Route(membership)
  async view(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof membership>> {
    return this.viewMembership.execute(caller);
  }
}
