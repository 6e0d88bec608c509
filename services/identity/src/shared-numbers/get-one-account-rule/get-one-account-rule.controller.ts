import { oneAccountRule, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetOneAccountRuleHandler } from './get-one-account-rule.handler.js';

@Controller()
export class GetOneAccountRuleController {
  constructor(private readonly rule: GetOneAccountRuleHandler) {}

  @Route(oneAccountRule)
  show(): Promise<ResponseOf<typeof oneAccountRule>> {
    return this.rule.execute();
  }
}
