import { deleteMember, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { DeleteMemberHandler } from './delete-member.handler.js';

@Controller()
export class DeleteMemberController {
  constructor(private readonly deleteMember: DeleteMemberHandler) {}

  @Route(deleteMember)
  async delete(@Input() { params }: InputOf<typeof deleteMember>): Promise<ResponseOf<typeof deleteMember>> {
    await this.deleteMember.execute(params.id);
    return { message: 'The member is deleted.' };
  }
}
