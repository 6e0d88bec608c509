import { changeOneAccountRule, oneAccountRule, sharedNumbers, type ResponseOf } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ChangeOneAccountRuleHandler } from './change-one-account-rule.js';
import { OneAccountRuleHandler } from './one-account-rule.js';
import { SharedNumbersHandler } from './shared-numbers.js';

@Controller()
export class SharedNumbersController {
  private readonly guarded = this.approvals.guard(changeOneAccountRule, (input, caller) =>
    this.carryOut(input, caller),
  );

  constructor(
    private readonly changing: ChangeOneAccountRuleHandler,
    private readonly rule: OneAccountRuleHandler,
    private readonly approvals: ApprovalWorkflow,
    private readonly sharedNumbersHandler: SharedNumbersHandler,
  ) {}

  @Route(changeOneAccountRule)
  changeOneAccountRule(@Input() input: InputOf<typeof changeOneAccountRule>, @CurrentCaller() caller: Caller) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { body }: InputOf<typeof changeOneAccountRule>,
    { memberId }: Caller,
  ): Promise<ResponseOf<typeof changeOneAccountRule>> {
    await this.changing.execute(body, memberId);
    return this.rule.execute();
  }

  @Route(oneAccountRule)
  oneAccountRule(): Promise<ResponseOf<typeof oneAccountRule>> {
    return this.rule.execute();
  }

  @Route(sharedNumbers)
  sharedNumbers(@Input() { query }: InputOf<typeof sharedNumbers>): Promise<ResponseOf<typeof sharedNumbers>> {
    return this.sharedNumbersHandler.execute(query.memberIds);
  }
}
