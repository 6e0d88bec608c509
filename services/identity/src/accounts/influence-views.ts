import type { AccountInfluence } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { AccountsRepository, type Account } from './persistence/accounts.repository.js';

@Injectable()
export class InfluenceViews {
  constructor(private readonly accounts: AccountsRepository) {}

  async viewsOf(accounts: readonly Pick<Account, 'influences'>[]): Promise<AccountInfluence[][]> {
    const ids = accounts.flatMap(({ influences }) => influences.flatMap(({ byId }) => byId ?? []));
    const names = await this.accounts.namesOf([...new Set(ids)]);
    return accounts.map(({ influences }) =>
      influences.map(({ kind, byId, at }) => ({ kind, by: names.get(byId ?? '') ?? null, at: at.toISOString() })),
    );
  }
}
