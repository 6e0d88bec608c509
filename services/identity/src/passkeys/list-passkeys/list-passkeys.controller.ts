import { listPasskeys, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { viewOf } from '../passkey-view.js';
import { PasskeysRepository } from '../persistence/passkeys.repository.js';

@Controller()
export class ListPasskeysController {
  constructor(private readonly passkeys: PasskeysRepository) {}

  @Route(listPasskeys)
  async run(@CurrentCaller() { memberId }: Caller): Promise<ResponseOf<typeof listPasskeys>> {
    return (await this.passkeys.list(memberId)).map(viewOf);
  }
}
