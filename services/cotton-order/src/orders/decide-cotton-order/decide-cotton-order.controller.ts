import { decideCottonOrder, type ResponseOf } from '@deepam/contracts';
import { BulkCalls, ApprovalWorkflow } from '@deepam/messaging';
import { type Caller, CurrentCaller, DomainError, Input, type InputOf, may, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OrdersRepository } from '../persistence/orders.repository.js';
import { OrderViews } from '../order-views.js';
import { DecideCottonOrderHandler } from './decide-cotton-order.handler.js';

@Controller()
export class DecideCottonOrderController {
  private readonly guarded = this.approvals.guard(decideCottonOrder, (input, caller) => this.carryOut(input, caller), {
    alsoNeeds: 'decide-cotton',
  });

  constructor(
    private readonly handler: DecideCottonOrderHandler,
    private readonly views: OrderViews,
    private readonly approvals: ApprovalWorkflow,
    orders: OrdersRepository,
    bulk: BulkCalls,
  ) {
    bulk.open('deliver-cotton', {
      endpoint: decideCottonOrder,
      inputOf: ({ id }) => ({ params: { id }, body: { status: 'Delivered' } }),
      carryOut: async ({ params, body }, caller) => void (await this.handler.execute(params.id, body, caller)),
      namesOf: async (ids) =>
        new Map((await orders.findAll(ids)).map(({ _id, member, quantityKg: kg }) => [_id, { name: member.name, kg }])),
    });
  }

  @Route(decideCottonOrder)
  decide(@Input() input: InputOf<typeof decideCottonOrder>, @CurrentCaller() caller: Caller) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { params, body }: InputOf<typeof decideCottonOrder>,
    caller: Caller,
  ): Promise<ResponseOf<typeof decideCottonOrder>> {
    if (!may(caller, body.status === 'Delivered' ? 'dispatch' : 'decide-cotton')) {
      throw new DomainError('ACCESS.NOT_PERMITTED');
    }
    const order = await this.handler.execute(params.id, body, caller);
    const [view] = await this.views.forHead([order]);
    return { message: `Cotton order ${order.status}! Notification sent.`, order: view! };
  }
}
