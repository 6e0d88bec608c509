import { changeBusiness, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { businessViewOf } from '../business-views.js';
import { ChangeBusinessHandler } from './change-business.handler.js';

@Controller()
export class ChangeBusinessController {
  constructor(private readonly handler: ChangeBusinessHandler) {}

  @Route(changeBusiness)
  async change(
    @Input() { body }: InputOf<typeof changeBusiness>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof changeBusiness>> {
    return { business: businessViewOf(await this.handler.execute(body, memberId)) };
  }
}
