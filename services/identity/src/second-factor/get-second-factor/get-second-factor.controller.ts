import { secondFactor, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.js';

@Controller()
export class GetSecondFactorController {
  constructor(private readonly factors: SecondFactorsRepository) {}

  @Route(secondFactor)
  async run(@CurrentCaller() { memberId }: Caller): Promise<ResponseOf<typeof secondFactor>> {
    const factor = await this.factors.find(memberId);
    return { isOn: factor?.secret != null, recoveryCodesLeft: factor?.recoveryCodes.length ?? 0 };
  }
}
