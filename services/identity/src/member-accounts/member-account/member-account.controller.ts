import { memberAccount, type ResponseOf } from '@deepam/contracts';
import { Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { AccountChangesRepository } from '../persistence/account-changes.repository.js';

@Controller()
export class MemberAccountController {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChangesRepository,
  ) {}

  @Route(memberAccount)
  async show(@Input() { params }: InputOf<typeof memberAccount>): Promise<ResponseOf<typeof memberAccount>> {
    const { suspension } = await this.accounts.get(params.id);
    const changes = await this.changes.latest(params.id);
    return {
      suspension: suspension ? { since: suspension.since.toISOString(), reason: suspension.reason ?? '' } : null,
      changes: changes.map(({ _id, kind, at, byId, reason }) => ({ _id, kind, at: at.toISOString(), byId, reason })),
    };
  }
}
