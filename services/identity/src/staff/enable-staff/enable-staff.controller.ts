import { enableStaff } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { EnableStaffHandler } from './enable-staff.handler.js';

@Controller()
export class EnableStaffController {
  private readonly guarded = this.approvals.guard(enableStaff, ({ params }, caller) =>
    this.handler.execute(caller, params.id),
  );

  constructor(
    private readonly handler: EnableStaffHandler,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(enableStaff)
  run(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof enableStaff>) {
    return this.guarded(input, caller);
  }
}
