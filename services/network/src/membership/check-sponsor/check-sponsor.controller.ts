import { checkSponsor, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CheckSponsorHandler } from './check-sponsor.handler.js';

@Controller()
export class CheckSponsorController {
  constructor(private readonly checkSponsor: CheckSponsorHandler) {}

  @Route(checkSponsor)
  async check(@Input() { body }: InputOf<typeof checkSponsor>): Promise<ResponseOf<typeof checkSponsor>> {
    return this.checkSponsor.execute(body);
  }
}
