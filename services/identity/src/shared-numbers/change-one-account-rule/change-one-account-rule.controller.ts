import { changeOneAccountRule, type ResponseOf } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OneAccountRuleHandler } from '../one-account-rule/one-account-rule.handler.js';
import { ChangeOneAccountRuleHandler } from './change-one-account-rule.handler.js';

@Controller()
export class ChangeOneAccountRuleController {
  private readonly guarded = this.approvals.guard(changeOneAccountRule, (input, caller) =>
    this.carryOut(input, caller),
  );

  constructor(
    private readonly changing: ChangeOneAccountRuleHandler,
    private readonly rule: OneAccountRuleHandler,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(changeOneAccountRule)
  change(@Input() input: InputOf<typeof changeOneAccountRule>, @CurrentCaller() caller: Caller) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { body }: InputOf<typeof changeOneAccountRule>,
    { memberId }: Caller,
  ): Promise<ResponseOf<typeof changeOneAccountRule>> {
    await this.changing.execute(body, memberId);
    return this.rule.execute();
  }
}
