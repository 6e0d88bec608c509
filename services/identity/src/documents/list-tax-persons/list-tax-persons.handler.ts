import type { BodyOf, ResponseOf, taxPersons } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { Digester } from '../../shared-numbers/digester.js';
import { NumberVault } from '../number-vault.js';

/** Which members are one person for the tax of a year. No reveal: a digest leaves identity, never a PAN. */
@Injectable()
export class ListTaxPersonsHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly numbers: NumberVault,
    private readonly digester: Digester,
  ) {}

  async execute({ memberIds, year }: BodyOf<typeof taxPersons>): Promise<ResponseOf<typeof taxPersons>> {
    const accounts = await this.accounts.findAll(memberIds);
    return [...accounts.values()].map((account) => ({
      memberId: account._id,
      persons: [...this.digester.ofTaxpayer(this.numbers.open(account), year)],
      earlier: (account.earlierPans ?? []).filter((pan) => pan.year === year).flatMap(({ persons }) => persons),
    }));
  }
}
