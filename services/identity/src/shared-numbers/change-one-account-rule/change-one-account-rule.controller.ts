import { changeOneAccountRule, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetOneAccountRuleHandler } from '../get-one-account-rule/get-one-account-rule.handler.js';
import { ChangeOneAccountRuleHandler } from './change-one-account-rule.handler.js';

@Controller()
export class ChangeOneAccountRuleController {
  constructor(
    private readonly changing: ChangeOneAccountRuleHandler,
    private readonly rule: GetOneAccountRuleHandler,
  ) {}

  @Route(changeOneAccountRule)
  async change(
    @Input() { body }: InputOf<typeof changeOneAccountRule>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof changeOneAccountRule>> {
    await this.changing.execute(body, memberId);
    return this.rule.execute();
  }
}
