import { deleteMember, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { DeleteMemberHandler } from './delete-member.handler.js';

@Controller()
export class DeleteMemberController {
  constructor(private readonly deleteMember: DeleteMemberHandler) {}

  @Route(deleteMember)
  async delete(
    @Input() { params }: InputOf<typeof deleteMember>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof deleteMember>> {
    await this.deleteMember.execute(params.id, memberId);
    return { message: 'The member is deleted.' };
  }
}
