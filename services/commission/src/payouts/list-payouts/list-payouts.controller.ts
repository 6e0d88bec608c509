import { deskPayouts } from '@deepam/contracts';
import { Input, paged, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ListPayoutsHandler } from './list-payouts.handler.js';

@Controller()
export class ListPayoutsController {
  constructor(private readonly handler: ListPayoutsHandler) {}

  @Route(deskPayouts)
  async list(@Input() { query }: InputOf<typeof deskPayouts>) {
    const { rows, ...page } = await this.handler.execute(query);
    return paged(rows, page);
  }
}
