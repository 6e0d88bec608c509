import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  turnOffSecondFactor,
  type ResponseOf,
} from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { deviceKeys } from '../attempts/domain/known-device.js';
import { BeginSecondFactorHandler } from './begin-second-factor.js';
import { ConfirmSecondFactorHandler } from './confirm-second-factor.js';
import { FactorDemand } from '../factors/factor-demand.js';
import { SecondFactorsRepository } from '../factors/persistence/second-factors.repository.js';
import { RenewRecoveryCodesHandler } from './renew-recovery-codes.js';
import { TurnOffSecondFactorHandler } from './turn-off-second-factor.js';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly begin: BeginSecondFactorHandler,
    private readonly confirm: ConfirmSecondFactorHandler,
    private readonly renew: RenewRecoveryCodesHandler,
    private readonly factors: SecondFactorsRepository,
    private readonly demand: FactorDemand,
    private readonly accounts: AccountsRepository,
    private readonly turnOff: TurnOffSecondFactorHandler,
  ) {}

  @Route(beginSecondFactor)
  beginSecondFactor(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof beginSecondFactor>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof beginSecondFactor>> {
    return this.begin.execute(caller, body, { ip, keys: deviceKeys(cookie) });
  }

  @Route(confirmSecondFactor)
  confirmSecondFactor(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof confirmSecondFactor>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof confirmSecondFactor>> {
    return this.confirm.execute(caller, body.code, ip, deviceKeys(cookie));
  }

  @Route(renewRecoveryCodes)
  renewRecoveryCodes(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof renewRecoveryCodes>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof renewRecoveryCodes>> {
    return this.renew.execute(caller, body, { ip, keys: deviceKeys(cookie) });
  }

  @Route(secondFactor)
  async secondFactor(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof secondFactor>> {
    const factor = await this.factors.find(caller.memberId);
    return {
      isOn: factor?.secret != null,
      recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
      isDemanded: this.demand.isFor(await this.accounts.get(caller.memberId)),
    };
  }

  @Route(turnOffSecondFactor)
  turnOffSecondFactor(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof turnOffSecondFactor>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof turnOffSecondFactor>> {
    return this.turnOff.execute(caller, body, { ip, keys: deviceKeys(cookie) });
  }
}
