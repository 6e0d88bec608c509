import { holdMoney, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { HoldMoneyHandler } from './hold-money.handler.js';

@Controller()
export class HoldMoneyController {
  constructor(private readonly holdMoney: HoldMoneyHandler) {}

  @Route(holdMoney)
  async run(@Input() { body }: InputOf<typeof holdMoney>): Promise<ResponseOf<typeof holdMoney>> {
    const until = await this.holdMoney.execute(body);
    return { heldUntil: until?.toISOString() ?? null };
  }
}
