import { enrollUpi, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { EnrollUpiHandler } from './enroll-upi.handler.js';

@Controller()
export class EnrollUpiController {
  constructor(private readonly enrollUpi: EnrollUpiHandler) {}

  @Route(enrollUpi)
  async enroll(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof enrollUpi>,
  ): Promise<ResponseOf<typeof enrollUpi>> {
    return this.enrollUpi.execute(caller.memberId, body.plan);
  }
}
