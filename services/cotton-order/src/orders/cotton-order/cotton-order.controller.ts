import { cottonOrder, type CottonOrderView } from '@deepam/contracts';
import { type Caller, CurrentCaller, DomainError, Input, type InputOf, isOfCompany, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OrderViews } from '../order-views.js';
import { OrdersRepository } from '../persistence/orders.repository.js';

@Controller()
export class CottonOrderController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly views: OrderViews,
  ) {}

  /** @throws DomainError COTTON.ORDER_NOT_FOUND, also for another member's order */
  @Route(cottonOrder)
  async get(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof cottonOrder>,
  ): Promise<CottonOrderView> {
    const order = await this.orders.find(params.id);
    const isDesk = isOfCompany(caller);
    if (!order || !(isDesk || order.member._id === caller.memberId)) throw new DomainError('COTTON.ORDER_NOT_FOUND');
    return isDesk ? (await this.views.forHead([order]))[0]! : this.views.viewOf(order);
  }
}
