import { Injectable } from '@nestjs/common';
import { resealed, type ResealProgress, type SealedStore } from '../../encryption/sealed-store.js';
import { Vault } from '../../encryption/vault.js';
import { privateKeyPlace, SigningKeysRepository } from './signing-keys.repository.js';

@Injectable()
export class SealedSigningKeys implements SealedStore {
  readonly name = 'signing keys';

  constructor(
    private readonly keys: SigningKeysRepository,
    private readonly vault: Vault,
  ) {}

  async resealAll(progress: ResealProgress): Promise<number> {
    let written = 0;
    for (const { _id, kid, privateKey } of await this.keys.findAll()) {
      if (privateKey.keyId === this.vault.currentKeyId) continue;
      const fresh = resealed(privateKey, privateKeyPlace(kid), this.vault, progress);
      if (!fresh) continue;
      await this.keys.reseal(_id, privateKey, fresh);
      written++;
    }
    if (written > 0) progress.resealed(written);
    return written;
  }
}
