import { cottonUpi, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CottonUpiHandler } from './cotton-upi.handler.js';

@Controller()
export class CottonUpiController {
  constructor(private readonly handler: CottonUpiHandler) {}

  @Route(cottonUpi)
  async get(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query }: InputOf<typeof cottonUpi>,
  ): Promise<ResponseOf<typeof cottonUpi>> {
    return this.handler.execute(memberId, query.quantity);
  }
}
