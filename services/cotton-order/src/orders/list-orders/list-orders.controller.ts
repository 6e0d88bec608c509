import { cottonOrders, maxWholeList, networkCottonOrders, type CottonOrderView } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, paged, type Paged, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OrderViews } from '../order-views.js';
import type { OrderQuery } from '../persistence/order-pages.js';
import type { OrderDocument } from '../persistence/order.schema.js';
import { OrdersRepository } from '../persistence/orders.repository.js';

type Wanted = Omit<OrderQuery, 'limit'> & { readonly limit?: number | undefined };

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
    return this.page({ ...query, memberId }, (orders) => orders.map((order) => this.views.of(order)));
  }

  @Route(networkCottonOrders)
  async all(@Input() { query }: InputOf<typeof networkCottonOrders>): Promise<Paged<CottonOrderView>> {
    const [{ items, page }, total] = await Promise.all([
      this.page(query, (orders) => this.views.forHead(orders)),
      this.orders.total({ ...query, limit: 0 }),
    ]);
    return paged(items, { ...page, total });
  }

  private async page(
    { limit, ...query }: Wanted,
    views: (orders: readonly OrderDocument[]) => CottonOrderView[] | Promise<CottonOrderView[]>,
  ): Promise<Paged<CottonOrderView>> {
    const { items, nextCursor } = await this.orders.page({ ...query, limit: limit ?? maxWholeList });
    return paged(await views(items), { nextCursor, cut: limit === undefined && nextCursor !== null });
  }
}
