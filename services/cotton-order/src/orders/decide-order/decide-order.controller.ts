import { decideCottonOrder, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OrderViews } from '../order-views.js';
import { DecideOrderHandler } from './decide-order.handler.js';

@Controller()
export class DecideOrderController {
  constructor(
    private readonly handler: DecideOrderHandler,
    private readonly views: OrderViews,
  ) {}

  @Route(decideCottonOrder)
  async decide(
    @Input() { params, body }: InputOf<typeof decideCottonOrder>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof decideCottonOrder>> {
    const order = await this.handler.execute(params.id, body, memberId);
    const [view] = await this.views.forHead([order]);
    return { message: `Cotton order ${order.status}! Notification sent.`, order: view! };
  }
}
