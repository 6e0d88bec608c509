import { checkSponsor, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetSponsorHandler } from './get-sponsor.handler.js';

@Controller()
export class GetSponsorController {
  constructor(private readonly checkSponsor: GetSponsorHandler) {}

  @Route(checkSponsor)
  async check(@Input() { body }: InputOf<typeof checkSponsor>): Promise<ResponseOf<typeof checkSponsor>> {
    return this.checkSponsor.execute(body);
  }
}
