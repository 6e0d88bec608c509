import { deletedMembers, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ListDeleted } from './list-deleted.handler.js';

@Controller()
export class ListDeletedController {
  constructor(private readonly listDeleted: ListDeleted) {}

  @Route(deletedMembers)
  list(@Input() { query }: InputOf<typeof deletedMembers>): Promise<ResponseOf<typeof deletedMembers>> {
    return this.listDeleted.since(query);
  }
}
