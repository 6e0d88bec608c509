import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { type TemporaryPassword, TemporaryPasswords } from '../temporary-passwords.js';

export type ResetHeadPasswordOutcome =
  | { readonly kind: 'reset'; readonly mobile: string; readonly password: TemporaryPassword }
  | { readonly kind: 'no-head' };

@Injectable()
export class ResetHeadPasswordHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly passwords: TemporaryPasswords,
  ) {}

  /** @throws DomainError REQUEST.CONFLICT if the password was changed concurrently */
  async execute(): Promise<ResetHeadPasswordOutcome> {
    const head = await this.accounts.findHead();
    if (!head) return { kind: 'no-head' };
    return { kind: 'reset', mobile: head.mobile, password: await this.passwords.give(head, null) };
  }
}
