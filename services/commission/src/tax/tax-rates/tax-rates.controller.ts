import { taxRates, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { TaxRatesViews } from '../tax-rates-views.js';

@Controller()
export class TaxRatesController {
  constructor(private readonly views: TaxRatesViews) {}

  @Route(taxRates)
  show(): Promise<ResponseOf<typeof taxRates>> {
    return this.views.page();
  }
}
