import { oneAccountRule, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OneAccountRuleHandler } from './one-account-rule.handler.js';

@Controller()
export class OneAccountRuleController {
  constructor(private readonly rule: OneAccountRuleHandler) {}

  @Route(oneAccountRule)
  show(): Promise<ResponseOf<typeof oneAccountRule>> {
    return this.rule.execute();
  }
}
