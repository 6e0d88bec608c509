import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import type { Sealed } from '../encryption/domain/sealed.js';
import { Vault } from '../encryption/vault.js';
import { numberNames, placeOfNumber, type ClearNumbers, type NumberName } from './domain/numbers.js';

/** Seals and opens the numbers of accounts. */
@Injectable()
export class NumberVault {
  constructor(private readonly vault: Vault) {}

  /** What to store for a change: fields that were left out are not in it. */
  seal(accountId: string, change: Partial<ClearNumbers>): Partial<Record<NumberName, Sealed | null>> {
    const given = numberNames.filter((name) => change[name] !== undefined);
    return Object.fromEntries(given.map((name) => [name, this.sealed(accountId, name, change[name] ?? null)]));
  }

  /** @throws UnknownDataKeyError, DamagedSealError */
  open(account: Pick<Account, '_id' | 'numbers'>): ClearNumbers {
    const opened = (name: NumberName) => {
      const sealed = account.numbers[name];
      return sealed && this.vault.open(sealed, placeOfNumber(account._id, name));
    };
    return {
      adharNo: opened('adharNo'),
      panCardNo: opened('panCardNo'),
      bankAccountNo: opened('bankAccountNo'),
      ifscCode: opened('ifscCode'),
    };
  }

  private sealed(accountId: string, name: NumberName, number: string | null): Sealed | null {
    return number === null ? null : this.vault.seal(number, placeOfNumber(accountId, name));
  }
}
