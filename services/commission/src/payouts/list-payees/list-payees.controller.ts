import { memberCommissions } from '@deepam/contracts';
import { Input, paged, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ListPayeesHandler } from './list-payees.handler.js';

@Controller()
export class ListPayeesController {
  constructor(private readonly handler: ListPayeesHandler) {}

  @Route(memberCommissions)
  async list(@Input() { query }: InputOf<typeof memberCommissions>) {
    const { rows, ...page } = await this.handler.execute(query);
    return paged(rows, page);
  }
}
