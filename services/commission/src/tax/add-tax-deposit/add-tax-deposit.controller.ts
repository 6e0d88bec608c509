import { addTaxDeposit, toRupees, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AddTaxDepositHandler } from './add-tax-deposit.handler.js';

@Controller()
export class AddTaxDepositController {
  constructor(private readonly handler: AddTaxDepositHandler) {}

  @Route(addTaxDeposit)
  async add(
    @Input() { body }: InputOf<typeof addTaxDeposit>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof addTaxDeposit>> {
    const owed = await this.handler.execute(body, memberId);
    return { message: 'The payment to the government was noted.', owed: toRupees(owed) };
  }
}
