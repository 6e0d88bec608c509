import { requestReturn, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OrderViews } from '../order-views.js';
import { RequestReturnHandler } from './request-return.handler.js';

@Controller()
export class RequestReturnController {
  constructor(
    private readonly handler: RequestReturnHandler,
    private readonly views: OrderViews,
  ) {}

  @Route(requestReturn)
  async request(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof requestReturn>,
  ): Promise<ResponseOf<typeof requestReturn>> {
    const order = await this.handler.execute(params.id, caller);
    return { message: 'Deposit return requested.', order: this.views.viewOf(order) };
  }
}
