import { claimReturnedCredits, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CreditUses } from '../credit-uses.js';
import { DebitUses } from '../debit-uses.js';

/** The answer to commission, before it believes that the bank paid or returned a payout. */
@Controller()
export class ClaimReturnedCreditsController {
  constructor(
    private readonly uses: CreditUses,
    private readonly debits: DebitUses,
  ) {}

  @Route(claimReturnedCredits)
  async claim(
    @Input() { body }: InputOf<typeof claimReturnedCredits>,
  ): Promise<ResponseOf<typeof claimReturnedCredits>> {
    const refusedDebits = await this.debits.claimTransfers(body.debits, body.claim);
    return { refused: await this.uses.claimReturns(body.credits, body.claim), refusedDebits };
  }
}
