import { cottonOrders, networkCottonOrders, type CottonOrderView } from '@deepam/contracts';
import { CurrentCaller, Input, Route, paged } from '@deepam/platform';
import type { Caller, InputOf, Paged } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OrderViews } from '../order-views.js';
import { OrdersRepository, type OrderQuery } from '../persistence/orders.repository.js';

@Controller()
export class ListOrdersController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly views: OrderViews,
  ) {}

  @Route(cottonOrders)
  async own(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query }: InputOf<typeof cottonOrders>,
  ): Promise<Paged<CottonOrderView>> {
    return this.page({ ...query, memberId });
  }

  @Route(networkCottonOrders)
  async all(@Input() { query }: InputOf<typeof networkCottonOrders>): Promise<Paged<CottonOrderView>> {
    return this.page(query);
  }

  private async page(query: OrderQuery): Promise<Paged<CottonOrderView>> {
    const { items, nextCursor } = await this.orders.page(query);
    return paged(
      items.map((order) => this.views.of(order)),
      { nextCursor },
    );
  }
}
