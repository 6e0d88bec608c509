import { holdOrders, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { HoldOrdersHandler } from './hold-orders.handler.js';

@Controller()
export class HoldOrdersController {
  constructor(private readonly holdOrders: HoldOrdersHandler) {}

  @Route(holdOrders)
  async run(@Input() { body }: InputOf<typeof holdOrders>): Promise<ResponseOf<typeof holdOrders>> {
    const until = await this.holdOrders.execute(body);
    return { heldUntil: until?.toISOString() ?? null };
  }
}
