import { deletedMembers, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { DeletedMembersHandler } from './deleted-members.handler.js';

@Controller()
export class DeletedMembersController {
  constructor(private readonly listDeleted: DeletedMembersHandler) {}

  @Route(deletedMembers)
  list(@Input() { query }: InputOf<typeof deletedMembers>): Promise<ResponseOf<typeof deletedMembers>> {
    return this.listDeleted.execute(query);
  }
}
