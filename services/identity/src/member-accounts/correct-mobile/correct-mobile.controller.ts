import { correctMobile, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CorrectMobileHandler } from './correct-mobile.handler.js';

@Controller()
export class CorrectMobileController {
  constructor(private readonly correctMobile: CorrectMobileHandler) {}

  @Route(correctMobile)
  async run(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: InputOf<typeof correctMobile>,
  ): Promise<ResponseOf<typeof correctMobile>> {
    await this.correctMobile.execute(params.id, body.mobile, caller);
    return { message: 'The mobile number is corrected.' };
  }
}
