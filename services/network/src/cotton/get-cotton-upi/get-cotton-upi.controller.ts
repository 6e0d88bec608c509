import { cottonUpi, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetCottonUpiHandler } from './get-cotton-upi.handler.js';

@Controller()
export class GetCottonUpiController {
  constructor(private readonly handler: GetCottonUpiHandler) {}

  @Route(cottonUpi)
  async get(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query }: InputOf<typeof cottonUpi>,
  ): Promise<ResponseOf<typeof cottonUpi>> {
    return this.handler.execute(memberId, query.quantity);
  }
}
