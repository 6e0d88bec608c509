import { reinstateMember, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ReinstateMemberHandler } from './reinstate-member.handler.js';

@Controller()
export class ReinstateMemberController {
  constructor(private readonly reinstateMember: ReinstateMemberHandler) {}

  @Route(reinstateMember)
  async run(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params, body }: InputOf<typeof reinstateMember>,
  ): Promise<ResponseOf<typeof reinstateMember>> {
    await this.reinstateMember.execute(params.id, body.reason, memberId);
    return { message: 'The member may log in again.' };
  }
}
