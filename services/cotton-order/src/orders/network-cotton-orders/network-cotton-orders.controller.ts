import { networkCottonOrders, type CottonOrderView } from '@deepam/contracts';
import { Input, type InputOf, paged, type Paged, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { listPage } from '../list-page.js';
import { OrderViews } from '../order-views.js';
import { OrdersRepository } from '../persistence/orders.repository.js';

@Controller()
export class NetworkCottonOrdersController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly views: OrderViews,
  ) {}

  @Route(networkCottonOrders)
  async all(@Input() { query }: InputOf<typeof networkCottonOrders>): Promise<Paged<CottonOrderView>> {
    const [{ items, page }, total] = await Promise.all([
      listPage(this.orders, query, (orders) => this.views.forHead(orders)),
      this.orders.total({ ...query, limit: 0 }),
    ]);
    return paged(items, { ...page, total });
  }
}
