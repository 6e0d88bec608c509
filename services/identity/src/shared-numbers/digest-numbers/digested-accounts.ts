import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { accountModel, type AccountDocument } from '../../accounts/persistence/account.schema.js';
import { placeOfNumber } from '../../numbers/domain/numbers.js';
import { NumberVault } from '../../numbers/number-vault.js';
import { DamagedSealError, UnknownDataKeyError } from '../../encryption/domain/sealed.js';
import { Digester } from '../../numbers/digester.js';
import { digestedNames, type DigestedName, type Digests } from '../../numbers/domain/number-digests.js';

export interface Digesting {
  readonly written: number;
  readonly unread: readonly string[];
}

const BATCH = 200;
type Numbered = Pick<AccountDocument, '_id' | 'numbers'>;

/** Deleted accounts are included. The run is safe next to concurrent writers and other runs, and may be stopped. */
@Injectable()
export class DigestedAccounts {
  constructor(
    @InjectModel(accountModel) private readonly accounts: Model<AccountDocument>,
    private readonly numbers: NumberVault,
    private readonly digester: Digester,
  ) {}

  async addMissing(): Promise<Digesting> {
    const current = this.digester.currentKeyName;
    const lacks = (name: DigestedName) => ({ [`numbers.${name}.digestedBy`]: { $ne: current } });
    return this.rewrite(lacks, (account, name) => {
      const { digests: before = [], digestedBy: keys = [] } = account.numbers[name]!;
      if (keys.includes(current)) return null;
      const made = this.digester.digestsOf(this.numbers.open(account), name);
      const isOthers = (key: string) => !made.digestedBy.includes(key);
      const others = before.filter((digest) => isOthers(digest.slice(0, digest.indexOf(':'))));
      return { digests: [...made.digests, ...others], digestedBy: [...made.digestedBy, ...keys.filter(isOthers)] };
    });
  }

  /**
   * All digests are replaced by those of the current key.
   * @param written called after each batch
   */
  async renew(written: (count: number) => void): Promise<Digesting> {
    return this.rewrite(
      () => ({}),
      (account, name) => {
        const made = this.digester.renewed(this.numbers.open(account), name);
        const { digests, digestedBy } = account.numbers[name]!;
        return isSame(made.digests, digests) && isSame(made.digestedBy, digestedBy) ? null : made;
      },
      written,
    );
  }

  private async rewrite(
    isWanted: (name: DigestedName) => object,
    digestsOf: (account: Numbered, name: DigestedName) => Digests | null,
    written: (count: number) => void = () => undefined,
  ): Promise<Digesting> {
    const wanted = digestedNames.map((name) => ({ [`numbers.${name}.box`]: { $exists: true }, ...isWanted(name) }));
    const found = this.accounts.find({ $or: wanted }, { numbers: 1 }).lean().cursor({ batchSize: BATCH });
    let batch: ReturnType<typeof this.changesOf> = [];
    const unread: string[] = [];
    let total = 0;
    const write = async () => {
      if (batch.length === 0) return;
      await this.accounts.bulkWrite(batch, { ordered: false });
      written(batch.length);
      total += batch.length;
      batch = [];
    };
    const orUnread = (account: Numbered, name: DigestedName) => {
      try {
        return digestsOf(account, name);
      } catch (error) {
        if (!(error instanceof DamagedSealError || error instanceof UnknownDataKeyError)) throw error;
        unread.push(placeOfNumber(account._id, name));
        return null;
      }
    };
    for await (const account of found) {
      batch.push(...this.changesOf(account, orUnread));
      if (batch.length >= BATCH) await write();
    }
    await write();
    return { written: total, unread };
  }

  /** The update is conditional on the opened value, since a concurrent change by the owner has its own digests. */
  private changesOf(account: Numbered, digestsOf: (account: Numbered, name: DigestedName) => Digests | null) {
    return digestedNames.flatMap((name) => {
      const sealed = account.numbers[name];
      if (!sealed) return [];
      const made = digestsOf(account, name);
      if (!made) return [];
      const bank = name === 'bankAccountNo' && { 'numbers.ifscCode.box': account.numbers.ifscCode?.box ?? null };
      const filter = { _id: account._id, [`numbers.${name}.box`]: sealed.box, ...bank };
      const $set = { [`numbers.${name}.digests`]: made.digests, [`numbers.${name}.digestedBy`]: made.digestedBy };
      return [{ updateOne: { filter, update: { $set } } }];
    });
  }
}

const isSame = (made: readonly string[], stored: readonly string[] = []): boolean =>
  made.length === stored.length && made.every((text, index) => text === stored[index]);
