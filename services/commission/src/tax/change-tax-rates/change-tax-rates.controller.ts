import { changeTaxRates, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { TaxRatesViews } from '../tax-rates-views.js';
import { ChangeTaxRatesHandler } from './change-tax-rates.handler.js';

@Controller()
export class ChangeTaxRatesController {
  constructor(
    private readonly handler: ChangeTaxRatesHandler,
    private readonly views: TaxRatesViews,
  ) {}

  @Route(changeTaxRates)
  async change(
    @Input() { body }: InputOf<typeof changeTaxRates>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof changeTaxRates>> {
    await this.handler.execute(body, memberId);
    return this.views.page();
  }
}
