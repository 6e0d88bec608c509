import { membership, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ViewMembership } from './view-membership.handler.js';

@Controller()
export class ViewMembershipController {
  constructor(private readonly viewMembership: ViewMembership) {}

  @Route(membership)
  async view(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof membership>> {
    return this.viewMembership.view(caller);
  }
}
