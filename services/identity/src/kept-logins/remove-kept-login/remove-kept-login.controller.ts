import { removeKeptLogin, type ResponseOf } from '@deepam/contracts';
import { DomainError, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { KeptLoginEnds } from '../kept-login-ends.js';
import { KeptLoginsRepository } from '../persistence/kept-logins.repository.js';

@Controller()
export class RemoveKeptLoginController {
  constructor(
    private readonly keptLogins: KeptLoginsRepository,
    private readonly ends: KeptLoginEnds,
  ) {}

  @Route(removeKeptLogin)
  async run(@Input() { params }: InputOf<typeof removeKeptLogin>): Promise<ResponseOf<typeof removeKeptLogin>> {
    const kept = await this.keptLogins.find(params.id);
    if (kept === null) throw new DomainError('IDENTITY.KEPT_LOGIN_NOT_FOUND');
    await this.ends.remove(kept, 'Removed on the device');
    return { message: 'This login is not kept any more.' };
  }
}
