import { Members } from '@deepam/members';
import { CompanyAccounts } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';

@Injectable()
export class NamesOfPeople {
  constructor(
    private readonly members: Members,
    private readonly accounts: CompanyAccounts,
  ) {}

  /** Staff names are missing while identity does not answer. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const kept = await this.members.findAll([...new Set(ids)]);
    const names = new Map([...kept].flatMap(([id, { name }]) => (name === '' ? [] : [[id, name] as const])));
    const staff = await this.accounts.namesOf(ids.filter((id) => !names.has(id)));
    return new Map([...names, ...staff]);
  }
}
