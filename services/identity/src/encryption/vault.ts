import type { DataKeys } from './domain/data-keys.js';
import { open, seal, type Sealed } from './domain/sealed.js';

export class Vault {
  constructor(private readonly keys: DataKeys) {}

  get currentKeyId(): string {
    return this.keys[0].id;
  }

  /** @param place where the value is stored; needed again to open it */
  seal(text: string, place: string): Sealed {
    return seal(text, place, this.keys[0]);
  }

  /** @throws UnknownDataKeyError, DamagedSealError */
  open(sealed: Sealed, place: string): string {
    return open(sealed, place, this.keys);
  }
}
