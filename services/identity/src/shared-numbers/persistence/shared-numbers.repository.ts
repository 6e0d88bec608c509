import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';
import { type AccountDocument, accountModel } from '../../accounts/persistence/account.schema.js';
import type { DigestedName } from '../../numbers/domain/number-digests.js';

export const aadhaarLockModel = 'AadhaarLock';

/**
 * Every transaction that sets an Aadhaar number writes this lock, so of two transactions with the same number the later
 * one is repeated and sees the other. The id is the beginning of the digest, which thousands of numbers share.
 */
interface AadhaarLockDocument {
  _id: string;
  times: number;
}

export const aadhaarLockSchema = new Schema<AadhaarLockDocument>(
  { _id: { type: String, required: true }, times: { type: Number, required: true } },
  { collection: 'aadhaar_locks', versionKey: false },
);

export interface Holders {
  readonly accounts: readonly Pick<
    AccountDocument,
    '_id' | 'name' | 'isHead' | 'deletedAt' | 'closedAt' | 'writtenOffPaise'
  >[];
  readonly total: number;
}

const LOCK_CHARACTERS = 2;

@Injectable()
export class SharedNumbersRepository {
  constructor(
    @InjectModel(accountModel) private readonly accounts: Model<AccountDocument>,
    @InjectModel(aadhaarLockModel) private readonly locks: Model<AadhaarLockDocument>,
  ) {}

  /**
   * Deleted accounts are included.
   * @param most accounts of each
   */
  async holdersOf(name: DigestedName, digests: readonly string[], most: number): Promise<Map<string, Holders>> {
    if (digests.length === 0) return new Map();
    const path = `numbers.${name}.digests`;
    const found = await this.accounts.aggregate<Holders & { _id: string }>([
      { $match: { [path]: { $in: digests } } },
      { $sort: { _id: 1 } },
      {
        $project: {
          account: {
            _id: '$_id',
            name: '$name',
            isHead: '$isHead',
            deletedAt: '$deletedAt',
            closedAt: '$closedAt',
            writtenOffPaise: '$writtenOffPaise',
          },
          digest: `$${path}`,
        },
      },
      { $unwind: '$digest' },
      { $match: { digest: { $in: digests } } },
      { $group: { _id: '$digest', accounts: { $push: '$account' }, total: { $sum: 1 } } },
      { $project: { accounts: { $slice: ['$accounts', most] }, total: 1 } },
    ]);
    return new Map(found.map(({ _id, ...holders }) => [_id, holders]));
  }

  async debtorsWith(mobiles: readonly string[]): Promise<AccountDocument[]> {
    return this.accounts
      .find({ mobile: { $in: mobiles }, writtenOffPaise: { $gt: 0 } })
      .sort({ _id: 1 })
      .lean();
  }

  async isAadhaarTaken(accountId: string, digests: readonly string[], session: ClientSession): Promise<boolean> {
    const others = {
      'numbers.adharNo.digests': { $in: digests },
      $or: [{ deletedAt: null }, { closedAt: { $type: 'date' as const } }],
      _id: { $ne: accountId },
    };
    return (await this.accounts.exists(others).session(session)) !== null;
  }

  async lockAadhaar(digests: readonly string[], session: ClientSession): Promise<void> {
    for (const digest of digests) {
      const beginning = digest.slice(0, digest.indexOf(':') + 1 + LOCK_CHARACTERS);
      await this.locks.updateOne({ _id: beginning }, { $inc: { times: 1 } }, { session, upsert: true });
    }
  }
}
