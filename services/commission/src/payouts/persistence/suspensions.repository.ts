import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { suspensionModel, type SuspensionDocument } from './suspension.schema.js';

/** Whose payouts are held because the head has suspended them. */
@Injectable()
export class SuspensionsRepository {
  constructor(@InjectModel(suspensionModel) private readonly model: Model<SuspensionDocument>) {}

  /** Follows a change; one that is older than what is known is ignored. */
  async changed({ _id, revision, isSuspended }: SuspensionDocument, session: ClientSession): Promise<void> {
    const known = await this.model.findById(_id).session(session).lean();
    if (known && known.revision >= revision) return;
    await this.model.updateOne({ _id }, { $set: { revision, isSuspended } }, { session, upsert: true });
  }

  /** Those of `memberIds` that are suspended. */
  async among(memberIds: readonly string[], session?: ClientSession): Promise<ReadonlySet<string>> {
    const found = await this.model
      .find({ _id: { $in: memberIds }, isSuspended: true }, { _id: 1 })
      .session(session ?? null)
      .lean();
    return new Set(found.map(({ _id }) => _id));
  }
}
