import { isHeadTitle, isSameName } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from './persistence/accounts.repository.js';

/** Lists and the audit trail show people by name, so other accounts can't use the head's name or titles with "head". */
@Injectable()
export class HeadsName {
  constructor(private readonly accounts: AccountsRepository) {}

  /**
   * @param name of another account, or of a role
   * @throws DomainError IDENTITY.HEADS_NAME
   */
  async assertFree(name: string): Promise<void> {
    const head = await this.accounts.findHead();
    if (isHeadTitle(name) || (head !== null && isSameName(name, head.name)))
      throw new DomainError('IDENTITY.HEADS_NAME');
  }
}
