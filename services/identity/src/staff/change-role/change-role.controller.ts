import { changeRole } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ChangeRoleHandler } from './change-role.handler.js';

@Controller()
export class ChangeRoleController {
  private readonly guarded = this.approvals.guard(changeRole, ({ params, body }, caller) =>
    this.handler.execute(caller, params.id, body),
  );

  constructor(
    private readonly handler: ChangeRoleHandler,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(changeRole)
  run(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof changeRole>) {
    return this.guarded(input, caller);
  }
}
