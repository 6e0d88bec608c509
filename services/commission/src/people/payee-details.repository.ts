import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { payeeDetailsModel, type PayeeDetailsDocument } from './payee-details.schema.js';

/** Follows identity, so that no decision about money has to ask it. */
@Injectable()
export class PayeeDetailsRepository {
  private readonly details: Documents<PayeeDetailsDocument>;

  constructor(database: Database) {
    this.details = database.documents(payeeDetailsModel);
  }

  /** An older revision than the stored one is ignored. */
  async changed({ _id, ...details }: PayeeDetailsDocument, session: ClientSession): Promise<void> {
    const known = await this.details.findOne({ _id }, { session });
    if (known && known.revision >= details.revision) return;
    await this.details.update({ _id }, { $set: details }, { session, upsert: true });
  }

  /** Null for a member who has given no bank details. */
  async bankDigestOf(memberId: string, session: ClientSession): Promise<string | null> {
    return (await this.details.findOne({ _id: memberId }, { session }))?.bankDigest ?? null;
  }

  /** By member; members who have given no details are left out. */
  async among(
    memberIds: readonly string[],
    session?: ClientSession,
  ): Promise<ReadonlyMap<string, PayeeDetailsDocument>> {
    const found = await this.details.find({ _id: { $in: memberIds } }, { session });
    return new Map(found.map((details) => [details._id, details]));
  }
}
