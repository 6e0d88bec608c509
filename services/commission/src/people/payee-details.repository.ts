import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';

export const payeeDetailsModel = 'PayeeDetails';

/** Digests identify the member's bank account and PANs. Members without details have no document. */
export interface PayeeDetailsDocument {
  readonly _id: string;
  readonly revision: number;
  readonly bankDigest: string | null;
  readonly persons: readonly string[];
  readonly earlierPans: readonly { readonly year: number; readonly persons: readonly string[] }[];
}

export const payeeDetailsSchema = new Schema<PayeeDetailsDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    bankDigest: { type: String, default: null },
    persons: [String],
    earlierPans: [new Schema({ year: Number, persons: [String] }, { _id: false })],
  },
  { collection: 'payee_details', versionKey: false },
);

/** The copy follows identity, so that decisions about money need no call to it. */
@Injectable()
export class PayeeDetailsRepository {
  private readonly details: Documents<PayeeDetailsDocument>;

  constructor(database: Database) {
    this.details = database.documents(payeeDetailsModel);
  }

  async recordChange({ _id, ...details }: PayeeDetailsDocument, session: ClientSession): Promise<void> {
    const known = await this.details.findOne({ _id }, { session });
    if (known && known.revision >= details.revision) return;
    await this.details.update({ _id }, { $set: details }, { session, upsert: true });
  }

  async bankDigestOf(memberId: string, session: ClientSession): Promise<string | null> {
    return (await this.details.findOne({ _id: memberId }, { session }))?.bankDigest ?? null;
  }

  async findByIds(
    memberIds: readonly string[],
    session?: ClientSession,
  ): Promise<ReadonlyMap<string, PayeeDetailsDocument>> {
    const found = await this.details.find({ _id: { $in: memberIds } }, { session });
    return new Map(found.map((details) => [details._id, details]));
  }
}
