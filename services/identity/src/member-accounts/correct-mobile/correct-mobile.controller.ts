import { correctMobile, type ResponseOf } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CorrectMobileHandler } from './correct-mobile.handler.js';

@Controller()
export class CorrectMobileController {
  /** Only the mobile of a colleague needs a second approver. */
  private readonly guarded = this.approvals.guard(correctMobile, (input, caller) => this.carryOut(input, caller), {
    alsoNeeds: 'manage-staff',
  });

  constructor(
    private readonly handler: CorrectMobileHandler,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(correctMobile)
  run(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof correctMobile>) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { params, body }: InputOf<typeof correctMobile>,
    caller: Caller,
  ): Promise<ResponseOf<typeof correctMobile>> {
    await this.handler.execute(params.id, body.mobile, caller);
    return { message: 'The mobile number is corrected.' };
  }
}
