import { signInWithPin, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { SignInWithPinHandler } from './sign-in-with-pin.handler.js';

@Controller()
export class SignInWithPinController {
  constructor(private readonly handler: SignInWithPinHandler) {}

  @Route(signInWithPin)
  run(@Input() { params, body }: InputOf<typeof signInWithPin>): Promise<ResponseOf<typeof signInWithPin>> {
    return this.handler.execute(params.id, body.proof);
  }
}
