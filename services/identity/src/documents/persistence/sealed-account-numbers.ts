import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { accountModel, type AccountDocument } from '../../accounts/persistence/account.schema.js';
import { resealed, type ResealProgress, type SealedStore } from '../../encryption/sealed-store.js';
import { Vault } from '../../encryption/vault.js';
import { numberNames, placeOfNumber } from '../../numbers/domain/numbers.js';

const BATCH = 200;

@Injectable()
export class SealedAccountNumbers implements SealedStore {
  readonly name = 'document numbers';

  constructor(
    @InjectModel(accountModel) private readonly accounts: Model<AccountDocument>,
    private readonly vault: Vault,
  ) {}

  async resealAll(progress: ResealProgress): Promise<number> {
    const older = { $exists: true, $ne: this.vault.currentKeyId };
    const filter = { $or: numberNames.map((name) => ({ [`numbers.${name}.keyId`]: older })) };
    const outdated = this.accounts.find(filter, { numbers: 1 }).lean().cursor({ batchSize: BATCH });
    let batch: ReturnType<typeof this.changesOf> = [];
    let written = 0;
    const write = async () => {
      if (batch.length === 0) return;
      await this.accounts.bulkWrite(batch, { ordered: false });
      progress.resealed(batch.length);
      written += batch.length;
      batch = [];
    };
    for await (const account of outdated) {
      batch.push(...this.changesOf(account, progress));
      if (batch.length >= BATCH) await write();
    }
    await write();
    return written;
  }

  /** Each number has its conditional update, so a concurrent change by the owner wins. */
  private changesOf({ _id, numbers }: Pick<AccountDocument, '_id' | 'numbers'>, progress: ResealProgress) {
    return numberNames.flatMap((name) => {
      const sealed = numbers[name];
      if (!sealed || sealed.keyId === this.vault.currentKeyId) return [];
      const fresh = resealed(sealed, placeOfNumber(_id, name), this.vault, progress);
      if (!fresh) return [];
      const filter = { _id, [`numbers.${name}.box`]: sealed.box };
      return [
        {
          updateOne: {
            filter,
            update: { $set: { [`numbers.${name}.keyId`]: fresh.keyId, [`numbers.${name}.box`]: fresh.box } },
          },
        },
      ];
    });
  }
}
