import { Injectable } from '@nestjs/common';
import { Vault } from '../encryption/vault.js';
import type { Digests } from './domain/number-digests.js';
import {
  placeOfNumber,
  type ClearNumbers,
  type NumberName,
  type SealedNumber,
  type SealedNumbers,
} from './domain/numbers.js';

@Injectable()
export class NumberVault {
  constructor(private readonly vault: Vault) {}

  seal(
    accountId: string,
    numbers: ClearNumbers,
    names: readonly NumberName[],
    digests: Partial<Record<NumberName, Digests>>,
  ): Partial<SealedNumbers> {
    const sealed = (name: NumberName): SealedNumber | null => {
      const number = numbers[name];
      return number === null ? null : { ...this.vault.seal(number, placeOfNumber(accountId, name)), ...digests[name] };
    };
    return Object.fromEntries(names.map((name) => [name, sealed(name)]));
  }

  /** @throws UnknownDataKeyError, DamagedSealError */
  open(account: { readonly _id: string; readonly numbers: SealedNumbers }): ClearNumbers {
    const opened = (name: NumberName) => {
      const sealed = account.numbers[name];
      return sealed ? this.vault.open(sealed, placeOfNumber(account._id, name)) : null;
    };
    return {
      adharNo: opened('adharNo'),
      panCardNo: opened('panCardNo'),
      bankAccountNo: opened('bankAccountNo'),
      ifscCode: opened('ifscCode'),
      bankHolder: opened('bankHolder'),
    };
  }
}
