import { Members } from '@deepam/members';
import { CompanyAccounts } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';

/** Names of those who decide and ask: heads are kept among the members, and staff is known to identity alone. */
@Injectable()
export class NamesOfPeople {
  constructor(
    private readonly members: Members,
    private readonly accounts: CompanyAccounts,
  ) {}

  /** By id; staff is left out while identity does not answer. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const kept = await this.members.findAll([...new Set(ids)]);
    const names = new Map([...kept].flatMap(([id, { name }]) => (name === '' ? [] : [[id, name] as const])));
    const staff = await this.accounts.namesOf(ids.filter((id) => !names.has(id)));
    return new Map([...names, ...staff]);
  }
}
