import { sessionRevocations, type ResponseOf } from '@deepam/contracts';
import { StoredRevocations } from '@deepam/members';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';

@Controller()
export class SessionRevocationsController {
  constructor(private readonly revocations: StoredRevocations) {}

  @Route(sessionRevocations)
  list(@Input() { query }: InputOf<typeof sessionRevocations>): Promise<ResponseOf<typeof sessionRevocations>> {
    return this.revocations.listSince(query);
  }
}
