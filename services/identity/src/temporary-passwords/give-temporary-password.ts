import type { giveTemporaryPassword, ResponseOf } from '@deepam/contracts';
import { DomainError, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { AccountReach } from '../roles/account-reach.js';
import { TemporaryPasswords } from './temporary-passwords.js';

@Injectable()
export class GiveTemporaryPasswordHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly passwords: TemporaryPasswords,
    private readonly reach: AccountReach,
  ) {}

  /** @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND, HEAD_PROTECTED or BEYOND_YOU, REQUEST.CONFLICT */
  async execute(memberId: string, caller: Caller): Promise<ResponseOf<typeof giveTemporaryPassword>> {
    const account = await this.accounts.get(memberId);
    // A stolen session of the head must not give access to the account for ever.
    if (account.isHead) throw new DomainError('IDENTITY.HEAD_PROTECTED');
    await this.reach.check(caller, account);
    const { text, validUntil } = await this.passwords.give(account, caller);
    return { temporaryPassword: text, validUntil: validUntil.toISOString() };
  }
}
