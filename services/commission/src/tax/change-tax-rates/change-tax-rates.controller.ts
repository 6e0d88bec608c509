import { changeTaxRates, type ResponseOf } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { TaxRatesViews } from '../tax-rates-views.js';
import { ChangeTaxRatesHandler } from './change-tax-rates.handler.js';

@Controller()
export class ChangeTaxRatesController {
  private readonly guarded = this.approvals.guard(changeTaxRates, (input, caller) => this.carryOut(input, caller));

  constructor(
    private readonly handler: ChangeTaxRatesHandler,
    private readonly views: TaxRatesViews,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(changeTaxRates)
  change(@Input() input: InputOf<typeof changeTaxRates>, @CurrentCaller() caller: Caller) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { body }: InputOf<typeof changeTaxRates>,
    { memberId }: Caller,
  ): Promise<ResponseOf<typeof changeTaxRates>> {
    await this.handler.execute(body, memberId);
    return this.views.page();
  }
}
