import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { forgottenMemberModel, type ForgottenMember } from '../forgetting/forgotten-member.schema.js';
import { archiveKeyModel, type ArchiveKey } from './archive.schema.js';

/**
 * Each member has a key in the archive of this service: the deletion of the key makes the name unreadable in files that
 * never change.
 */
@Injectable()
export class ArchiveKeys {
  constructor(
    @InjectModel(archiveKeyModel) private readonly keys: Model<ArchiveKey>,
    @InjectModel(forgottenMemberModel) private readonly forgotten: Model<ForgottenMember>,
  ) {}

  /** Creates missing keys, except for forgotten members. Two replicas both get the key that was created first. */
  async keysOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const ids = [...new Set(memberIds)];
    const gone = await this.forgotten.find({ _id: { $in: ids } }, { _id: 1 }).lean();
    const without = new Set(gone.map(({ _id }) => _id));
    const wanted = ids.filter((id) => !without.has(id));
    if (wanted.length === 0) return new Map();
    const updates = wanted.map((_id) => ({
      updateOne: {
        filter: { _id },
        update: { $setOnInsert: { key: randomBytes(32).toString('base64') } },
        upsert: true,
      },
    }));
    await this.keys.bulkWrite(updates, { ordered: false });
    // A member who was forgotten since the first read may have lost a key that this call created again; the new key
    // would open no earlier file.
    for (const { _id } of await this.forgotten.find({ _id: { $in: wanted } }, { _id: 1 }).lean())
      await this.deleteKey(_id);
    const found = await this.keys.find({ _id: { $in: wanted } }).lean();
    return new Map(found.map(({ _id, key }) => [_id, Buffer.from(key, 'base64')]));
  }

  async deleteKey(memberId: string): Promise<void> {
    await this.keys.deleteOne({ _id: memberId });
  }
}
