import { beginSecondFactor, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BeginSecondFactorHandler } from './begin-second-factor.handler.js';

@Controller()
export class BeginSecondFactorController {
  constructor(private readonly begin: BeginSecondFactorHandler) {}

  @Route(beginSecondFactor)
  run(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof beginSecondFactor>> {
    return this.begin.execute(caller);
  }
}
