import { placeMember, type ResponseOf } from '@deepam/contracts';
import { Input, Route, Transactions, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { PlaceMemberHandler } from './place-member.handler.js';

@Controller()
export class PlaceMemberController {
  constructor(
    private readonly placeMember: PlaceMemberHandler,
    private readonly transactions: Transactions,
  ) {}

  @Route(placeMember)
  async place(@Input() { body }: InputOf<typeof placeMember>): Promise<ResponseOf<typeof placeMember>> {
    const newcomer = { ...body, registeredAt: new Date(body.registeredAt) };
    return { referralCode: await this.transactions.run((session) => this.placeMember.execute(newcomer, session)) };
  }
}
