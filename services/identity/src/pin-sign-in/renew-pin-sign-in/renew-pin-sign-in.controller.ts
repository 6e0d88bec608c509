import { renewPinSignIn, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { RenewPinSignInHandler } from './renew-pin-sign-in.handler.js';

@Controller()
export class RenewPinSignInController {
  constructor(private readonly handler: RenewPinSignInHandler) {}

  @Route(renewPinSignIn)
  async run(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof renewPinSignIn>,
  ): Promise<ResponseOf<typeof renewPinSignIn>> {
    await this.handler.execute(caller, params.id);
    return { message: 'This login is kept.' };
  }
}
