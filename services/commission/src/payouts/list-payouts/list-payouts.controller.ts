import { deskPayouts } from '@deepam/contracts';
import { CurrentCaller, Input, paged, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ListPayoutsHandler } from './list-payouts.handler.js';

@Controller()
export class ListPayoutsController {
  constructor(private readonly handler: ListPayoutsHandler) {}

  @Route(deskPayouts)
  async list(@Input() { query }: InputOf<typeof deskPayouts>, @CurrentCaller() viewer: Caller) {
    const { rows, ...page } = await this.handler.execute(query, viewer);
    return paged(rows, page);
  }
}
