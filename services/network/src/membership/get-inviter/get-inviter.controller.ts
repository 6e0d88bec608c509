import { getInviter, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetInviterHandler } from './get-inviter.handler.js';

@Controller()
export class GetInviterController {
  constructor(private readonly getInviter: GetInviterHandler) {}

  @Route(getInviter)
  async inviter(@Input() { query }: InputOf<typeof getInviter>): Promise<ResponseOf<typeof getInviter>> {
    return this.getInviter.execute(query.code);
  }
}
