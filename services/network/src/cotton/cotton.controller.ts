import { cottonUpi, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CottonUpiHandler } from './cotton-upi.js';

@Controller()
export class CottonController {
  constructor(private readonly cottonUpiHandler: CottonUpiHandler) {}

  @Route(cottonUpi)
  async cottonUpi(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query }: InputOf<typeof cottonUpi>,
  ): Promise<ResponseOf<typeof cottonUpi>> {
    return this.cottonUpiHandler.execute(memberId, query.quantity);
  }
}
