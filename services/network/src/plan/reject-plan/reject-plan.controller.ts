import { rejectPlan, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { RejectPlanHandler } from './reject-plan.handler.js';

@Controller()
export class RejectPlanController {
  constructor(private readonly rejectPlan: RejectPlanHandler) {}

  @Route(rejectPlan)
  async reject(
    @Input() { body }: InputOf<typeof rejectPlan>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof rejectPlan>> {
    await this.rejectPlan.execute(body, caller);
    return { message: 'The plan request is rejected and the member is told why.' };
  }
}
