import { approvePlan, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ApprovePlanHandler } from './approve-plan.handler.js';

@Controller()
export class ApprovePlanController {
  constructor(private readonly approvePlan: ApprovePlanHandler) {}

  @Route(approvePlan)
  async approve(
    @CurrentCaller() head: Caller,
    @Input() { body }: InputOf<typeof approvePlan>,
  ): Promise<ResponseOf<typeof approvePlan>> {
    const saleId = await this.approvePlan.execute(body, head.memberId);
    return { message: `The ${body.plan} plan is approved.`, saleId };
  }
}
