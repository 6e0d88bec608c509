import { holdMoney, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { HoldMoneyHandler } from './hold-money.js';

@Controller()
export class ClosingController {
  constructor(private readonly holdMoneyHandler: HoldMoneyHandler) {}

  @Route(holdMoney)
  async holdMoney(@Input() { body }: InputOf<typeof holdMoney>): Promise<ResponseOf<typeof holdMoney>> {
    const until = await this.holdMoneyHandler.execute(body);
    return { heldUntil: until?.toISOString() ?? null };
  }
}
