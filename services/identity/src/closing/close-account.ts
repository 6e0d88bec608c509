import { toPaise, type BodyOf, type closeAccount } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { NumberHold } from '../accounts/number-hold.js';
import { AccountCloser } from './account-closer.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';

@Injectable()
export class CloseAccountHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly numberHold: NumberHold,
    private readonly closer: AccountCloser,
  ) {}

  /** @throws DomainError of `closeAccount.errors`, IDENTITY.ACCOUNT_NOT_FOUND, SERVER.UNAVAILABLE */
  async execute(memberId: string, { waivedAmount, waiver }: BodyOf<typeof closeAccount>): Promise<void> {
    this.numberHold.assertOpen(await this.accounts.get(memberId));
    const waived =
      waivedAmount === undefined || waiver === undefined ? null : { amountPaise: toPaise(waivedAmount), words: waiver };
    await this.closer.close(memberId, { waiver: waived, writeOff: null });
  }
}
