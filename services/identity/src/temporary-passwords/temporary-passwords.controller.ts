import { giveTemporaryPassword } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GiveTemporaryPasswordHandler } from './give-temporary-password.js';

@Controller()
export class TemporaryPasswordsController {
  /** The password is stored in no approval request: the requester gives it after the approval. */
  private readonly guarded = this.approvals.guard(
    giveTemporaryPassword,
    ({ params }, caller) => this.giveTemporaryPasswordHandler.execute(params.id, caller),
    { isRepeatedByRequester: true, additionalPermission: 'manage-staff' },
  );

  constructor(
    private readonly giveTemporaryPasswordHandler: GiveTemporaryPasswordHandler,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(giveTemporaryPassword)
  giveTemporaryPassword(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof giveTemporaryPassword>) {
    return this.guarded(input, caller);
  }
}
