import { decideReturn, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OrderViews } from '../order-views.js';
import { DecideReturnHandler } from './decide-return.handler.js';

@Controller()
export class DecideReturnController {
  constructor(
    private readonly handler: DecideReturnHandler,
    private readonly views: OrderViews,
  ) {}

  @Route(decideReturn)
  async decide(
    @Input() { params, body, files }: InputOf<typeof decideReturn>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof decideReturn>> {
    const order = await this.handler.execute(params.id, body, files.adminImage, memberId);
    const [view] = await this.views.forHead([order]);
    return { message: `Deposit return ${order.returnStatus}! Notification sent.`, order: view! };
  }
}
