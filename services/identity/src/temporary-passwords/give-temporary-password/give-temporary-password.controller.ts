import { giveTemporaryPassword } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GiveTemporaryPasswordHandler } from './give-temporary-password.handler.js';

@Controller()
export class GiveTemporaryPasswordController {
  /** The password is stored in no approval request: the requester gives it after the approval. */
  private readonly guarded = this.approvals.guard(
    giveTemporaryPassword,
    ({ params }, caller) => this.handler.execute(params.id, caller),
    { isAllowedOnly: true, alsoNeeds: 'manage-staff' },
  );

  constructor(
    private readonly handler: GiveTemporaryPasswordHandler,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(giveTemporaryPassword)
  run(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof giveTemporaryPassword>) {
    return this.guarded(input, caller);
  }
}
