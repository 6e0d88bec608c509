import { cottonPassbook, taxYearOf, type CottonPassbook } from '@deepam/contracts';
import { type Caller, Clock, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { passbookOf } from '../domain/passbook.js';
import { OrdersRepository } from '../persistence/orders.repository.js';

@Controller()
export class CottonPassbookController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly clock: Clock,
  ) {}

  @Route(cottonPassbook)
  async get(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query }: InputOf<typeof cottonPassbook>,
  ): Promise<CottonPassbook> {
    const now = this.clock.now();
    return passbookOf(await this.orders.approvedOf(memberId), query.year ?? taxYearOf(now), now);
  }
}
