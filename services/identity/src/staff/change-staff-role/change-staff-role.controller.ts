import { changeStaffRole } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ChangeStaffRoleHandler } from './change-staff-role.handler.js';

@Controller()
export class ChangeStaffRoleController {
  private readonly guarded = this.approvals.guard(changeStaffRole, ({ params, body }, caller) =>
    this.handler.execute(caller, params.id, body),
  );

  constructor(
    private readonly handler: ChangeStaffRoleHandler,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(changeStaffRole)
  run(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof changeStaffRole>) {
    return this.guarded(input, caller);
  }
}
