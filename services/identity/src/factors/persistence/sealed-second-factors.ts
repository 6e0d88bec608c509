import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { resealed, type ResealProgress, type SealedStore } from '../../encryption/sealed-store.js';
import { Vault } from '../../encryption/vault.js';
import { secondFactorModel, secretPlace, type SecondFactorDocument } from './second-factors.repository.js';

const parts = ['secret', 'pending'] as const;

@Injectable()
export class SealedSecondFactors implements SealedStore {
  readonly name = 'authenticator apps';

  constructor(
    @InjectModel(secondFactorModel) private readonly model: Model<SecondFactorDocument>,
    private readonly vault: Vault,
  ) {}

  async resealAll(progress: ResealProgress): Promise<number> {
    const older = { $exists: true, $ne: this.vault.currentKeyId };
    const filter = { $or: parts.map((part) => ({ [`${part}.keyId`]: older })) };
    let written = 0;
    for await (const factor of this.model.find(filter).lean().cursor()) written += await this.reseal(factor, progress);
    if (written > 0) progress.resealed(written);
    return written;
  }

  /** Each secret has its conditional update, so a concurrent change by the owner wins. */
  private async reseal(factor: SecondFactorDocument, progress: ResealProgress): Promise<number> {
    let written = 0;
    for (const part of parts) {
      const sealed = factor[part];
      if (!sealed || sealed.keyId === this.vault.currentKeyId) continue;
      const fresh = resealed(sealed, secretPlace(factor._id), this.vault, progress);
      if (!fresh) continue;
      await this.model.updateOne({ _id: factor._id, [`${part}.box`]: sealed.box }, { $set: { [part]: fresh } });
      written++;
    }
    return written;
  }
}
