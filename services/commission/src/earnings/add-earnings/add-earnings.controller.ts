import { addEarnings, toPaise, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AddEarningsHandler } from './add-earnings.handler.js';

@Controller()
export class AddEarningsController {
  constructor(private readonly handler: AddEarningsHandler) {}

  @Route(addEarnings)
  async add(
    @Input() { body }: InputOf<typeof addEarnings>,
    @CurrentCaller() { memberId: decidedBy }: Caller,
  ): Promise<ResponseOf<typeof addEarnings>> {
    const { userId: memberId, earning, reason } = body;
    await this.handler.execute({ memberId, amountPaise: toPaise(earning), reason: reason || null, decidedBy });
    return { message: 'The earnings were added.' };
  }
}
