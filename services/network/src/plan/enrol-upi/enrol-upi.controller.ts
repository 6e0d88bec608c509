import { enrollUpi, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { EnrolUpiHandler } from './enrol-upi.handler.js';

@Controller()
export class EnrolUpiController {
  constructor(private readonly enrolUpi: EnrolUpiHandler) {}

  @Route(enrollUpi)
  async enrol(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof enrollUpi>,
  ): Promise<ResponseOf<typeof enrollUpi>> {
    return this.enrolUpi.execute(caller.memberId, body.plan);
  }
}
