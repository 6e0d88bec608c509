import { removePinSignIn, renewPinSignIn, setUpPinSignIn, signInWithPin, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, DomainError, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { deviceKeys } from '../attempts/domain/known-device.js';
import { PinSignInsRepository } from './pin-sign-ins.repository.js';
import { PinSignInEnds } from './pin-sign-in-ends.js';
import { RenewPinSignInHandler } from './renew-pin-sign-in.js';
import { SetUpPinSignInHandler } from './set-up-pin-sign-in.js';
import { SignInWithPinHandler } from './sign-in-with-pin.js';

@Controller()
export class PinSignInController {
  constructor(
    private readonly pinSignIns: PinSignInsRepository,
    private readonly ends: PinSignInEnds,
    private readonly renewPinSignInHandler: RenewPinSignInHandler,
    private readonly setUpPinSignInHandler: SetUpPinSignInHandler,
    private readonly signInWithPinHandler: SignInWithPinHandler,
  ) {}

  @Route(removePinSignIn)
  async removePinSignIn(
    @Input() { params }: InputOf<typeof removePinSignIn>,
  ): Promise<ResponseOf<typeof removePinSignIn>> {
    const kept = await this.pinSignIns.find(params.id);
    if (kept === null) throw new DomainError('IDENTITY.PIN_SIGN_IN_NOT_FOUND');
    await this.ends.remove(kept, 'Removed on the device');
    return { message: 'This login is not kept any more.' };
  }

  @Route(renewPinSignIn)
  async renewPinSignIn(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof renewPinSignIn>,
  ): Promise<ResponseOf<typeof renewPinSignIn>> {
    await this.renewPinSignInHandler.execute(caller, params.id);
    return { message: 'This login is kept.' };
  }

  @Route(setUpPinSignIn)
  setUpPinSignIn(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof setUpPinSignIn>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof setUpPinSignIn>> {
    return this.setUpPinSignInHandler.execute(caller, body, { ip, keys: deviceKeys(cookie) });
  }

  @Route(signInWithPin)
  signInWithPin(@Input() { params, body }: InputOf<typeof signInWithPin>): Promise<ResponseOf<typeof signInWithPin>> {
    return this.signInWithPinHandler.execute(params.id, body.proof);
  }
}
