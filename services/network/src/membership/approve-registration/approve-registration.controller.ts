import { approveRegistration, type ResponseOf } from '@deepam/contracts';
import { BulkCalls } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { NamesOfMembers } from '../names-of-members.js';
import { ApproveRegistrationHandler } from './approve-registration.handler.js';

@Controller()
export class ApproveRegistrationController {
  constructor(
    private readonly handler: ApproveRegistrationHandler,
    names: NamesOfMembers,
    bulk: BulkCalls,
  ) {
    bulk.open('approve-registrations', {
      endpoint: approveRegistration,
      inputOf: ({ id }) => ({ body: { userId: id } }),
      carryOut: ({ body }, { memberId }) => this.handler.execute(body.userId, memberId),
      namesOf: (ids) => names.namesOf(ids),
    });
  }

  @Route(approveRegistration)
  async approve(
    @Input() { body }: InputOf<typeof approveRegistration>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof approveRegistration>> {
    await this.handler.execute(body.userId, memberId);
    return { message: 'The member is approved.' };
  }
}
