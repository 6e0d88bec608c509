import { reverseSale, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ReverseSaleHandler } from './reverse-sale.handler.js';

@Controller()
export class ReverseSaleController {
  constructor(private readonly reverseSale: ReverseSaleHandler) {}

  @Route(reverseSale)
  async reverse(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: InputOf<typeof reverseSale>,
  ): Promise<ResponseOf<typeof reverseSale>> {
    const plan = await this.reverseSale.execute(params.id, body, caller);
    const left = plan === null ? 'no plan' : `the ${plan} plan`;
    return { message: `The sale is reversed. The member has ${left} now.` };
  }
}
