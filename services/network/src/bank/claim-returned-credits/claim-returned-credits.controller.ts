import { claimReturnedCredits, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CreditUses } from '../credit-uses.js';

/** The answer to commission, before it believes that the bank returned a payout. */
@Controller()
export class ClaimReturnedCreditsController {
  constructor(private readonly uses: CreditUses) {}

  @Route(claimReturnedCredits)
  async claim(
    @Input() { body }: InputOf<typeof claimReturnedCredits>,
  ): Promise<ResponseOf<typeof claimReturnedCredits>> {
    return { refused: await this.uses.claimReturns(body.credits, body.claim) };
  }
}
