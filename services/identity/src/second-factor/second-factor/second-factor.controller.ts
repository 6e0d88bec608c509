import { secondFactor, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { FactorDemand } from '../factor-demand.js';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.js';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly demand: FactorDemand,
    private readonly accounts: AccountsRepository,
  ) {}

  @Route(secondFactor)
  async run(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof secondFactor>> {
    const factor = await this.factors.find(caller.memberId);
    return {
      isOn: factor?.secret != null,
      recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
      isDemanded: this.demand.isFor(await this.accounts.get(caller.memberId)),
    };
  }
}
