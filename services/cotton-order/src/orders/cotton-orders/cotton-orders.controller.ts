import { cottonOrders, type CottonOrderView } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, type Paged, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { listPage } from '../list-page.js';
import { OrderViews } from '../order-views.js';
import { OrdersRepository } from '../persistence/orders.repository.js';

@Controller()
export class CottonOrdersController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly views: OrderViews,
  ) {}

  @Route(cottonOrders)
  async own(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query }: InputOf<typeof cottonOrders>,
  ): Promise<Paged<CottonOrderView>> {
    return listPage(this.orders, { ...query, memberId }, (orders) => orders.map((order) => this.views.viewOf(order)));
  }
}
