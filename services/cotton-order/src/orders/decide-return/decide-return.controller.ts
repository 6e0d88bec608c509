import { decideReturn, type ResponseOf } from '@deepam/contracts';
import { ApprovalWorkflow, type RequestPicture, RequestPictures } from '@deepam/messaging';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OrderViews } from '../order-views.js';
import { DecideReturnHandler, returnImages } from './decide-return.handler.js';

@Controller()
export class DecideReturnController {
  private readonly guarded = this.approvals.guard(
    decideReturn,
    (input, caller, picture) => this.carryOut(input, caller, picture),
    { pictures: { of: this.pictures, folder: returnImages } },
  );

  constructor(
    private readonly handler: DecideReturnHandler,
    private readonly views: OrderViews,
    private readonly approvals: ApprovalWorkflow,
    private readonly pictures: RequestPictures,
  ) {}

  @Route(decideReturn)
  decide(@Input() input: InputOf<typeof decideReturn>, @CurrentCaller() caller: Caller) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { params, body, files }: InputOf<typeof decideReturn>,
    { memberId }: Caller,
    picture?: RequestPicture,
  ): Promise<ResponseOf<typeof decideReturn>> {
    const order = await this.handler.execute(params.id, body, picture ?? files.adminImage, memberId);
    const [view] = await this.views.forHead([order]);
    return { message: `Deposit return ${order.returnStatus}! Notification sent.`, order: view! };
  }
}
