import type { checkBankDetails, ResponseOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { payoutsHeldFrom } from '../../accounts/domain/handed-password.js';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { Digester } from '../../shared-numbers/digester.js';
import { NumberVault } from '../number-vault.js';

/** What commission may know of bank details without seeing them: no reveal, as nothing of them leaves. */
@Injectable()
export class CheckBankDetailsHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly numbers: NumberVault,
    private readonly digester: Digester,
  ) {}

  async execute(memberIds: readonly string[]): Promise<ResponseOf<typeof checkBankDetails>> {
    const accounts = await this.accounts.findAll(memberIds);
    return [...accounts.values()].map((account) => ({
      memberId: account._id,
      digest: this.digester.ofPayee(this.numbers.open(account))[0] ?? null,
      changedAt: payoutsHeldFrom(account)?.toISOString() ?? null,
    }));
  }
}
