import { decideCottonOrder, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, DomainError, Input, type InputOf, may, Route } from '@deepam/platform';
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
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof decideCottonOrder>> {
    if (!may(caller, body.status === 'Delivered' ? 'dispatch' : 'decide-cotton')) {
      throw new DomainError('ACCESS.NOT_PERMITTED');
    }
    const order = await this.handler.execute(params.id, body, caller.memberId);
    const [view] = await this.views.forHead([order]);
    return { message: `Cotton order ${order.status}! Notification sent.`, order: view! };
  }
}
