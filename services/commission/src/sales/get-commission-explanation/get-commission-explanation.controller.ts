import { whyCommission, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, DomainError, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { SalesRepository } from '../persistence/sales.repository.js';
import { explainCommission } from '../explain-commission/explain-commission.js';

@Controller()
export class GetCommissionExplanationController {
  constructor(private readonly sales: SalesRepository) {}

  @Route(whyCommission)
  async explain(
    @Input() { params }: InputOf<typeof whyCommission>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof whyCommission>> {
    const sale = await this.sales.find(params.saleId);
    const explanation = sale && explainCommission(sale, caller);
    if (!explanation) throw new DomainError('COMMISSION.SALE_NOT_FOUND');
    return explanation;
  }
}
