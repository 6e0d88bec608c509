import { deletedMembers, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ListDeletedHandler } from './list-deleted.handler.js';

@Controller()
export class ListDeletedController {
  constructor(private readonly listDeleted: ListDeletedHandler) {}

  @Route(deletedMembers)
  list(@Input() { query }: InputOf<typeof deletedMembers>): Promise<ResponseOf<typeof deletedMembers>> {
    return this.listDeleted.execute(query);
  }
}
