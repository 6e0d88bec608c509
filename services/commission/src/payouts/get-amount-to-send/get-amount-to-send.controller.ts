import { payoutAmountToSend, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetAmountToSendHandler } from './get-amount-to-send.handler.js';

@Controller()
export class GetAmountToSendController {
  constructor(private readonly handler: GetAmountToSendHandler) {}

  @Route(payoutAmountToSend)
  show(@Input() { params }: InputOf<typeof payoutAmountToSend>): Promise<ResponseOf<typeof payoutAmountToSend>> {
    return this.handler.execute(params.payoutId);
  }
}
