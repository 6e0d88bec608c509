import { type ResponseOf, suspendMember } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { SuspendMemberHandler } from './suspend-member.handler.js';

@Controller()
export class SuspendMemberController {
  constructor(private readonly suspendMember: SuspendMemberHandler) {}

  @Route(suspendMember)
  async run(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params, body }: InputOf<typeof suspendMember>,
  ): Promise<ResponseOf<typeof suspendMember>> {
    await this.suspendMember.execute(params.id, body.reason, memberId);
    return { message: 'The member is suspended.' };
  }
}
