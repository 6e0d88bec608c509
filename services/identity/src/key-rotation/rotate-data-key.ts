import { AuditTrail } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { SealedAccountNumbers } from '../documents/persistence/sealed-account-numbers.js';
import { SealedSecondFactors } from '../factors/persistence/sealed-second-factors.js';
import { SealedSigningKeys } from '../signing-keys/persistence/sealed-signing-keys.js';
import { Vault } from '../encryption/vault.js';
import type { SealedStore } from '../encryption/sealed-store.js';

/** Older keys may be removed from DATA_KEYS after all of their values are sealed with the current one. */
@Injectable()
export class RotateDataKeyHandler {
  private readonly stores: readonly SealedStore[];

  constructor(
    signingKeys: SealedSigningKeys,
    secondFactors: SealedSecondFactors,
    accountNumbers: SealedAccountNumbers,
    private readonly vault: Vault,
    private readonly audit: AuditTrail,
  ) {
    this.stores = [signingKeys, secondFactors, accountNumbers];
  }

  /**
   * The run may be stopped and repeated at any time.
   * @param report called after each batch with the number of values of a store that are sealed again so far
   * @returns the places of values that no key can decrypt
   */
  async execute(report: (store: string, resealed: number) => void): Promise<string[]> {
    const damaged = new Set<string>();
    for (const store of this.stores) {
      let total = 0;
      const progress = {
        resealed: (count: number) => report(store.name, (total += count)),
        damaged: ({ place }: { place: string }) => void damaged.add(place),
      };
      // Passes are repeated until one writes nothing, since a replica may have sealed with an older key in between.
      while ((await store.resealAll(progress)) > 0);
    }
    await this.audit.recordAlone('data-key-rotated', { subject: { kind: 'key', id: this.vault.currentKeyId } });
    return [...damaged];
  }
}
