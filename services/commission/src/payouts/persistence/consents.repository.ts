import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';

export const consentModel = 'Consent';

interface ConsentDocument {
  readonly _id: string;
  readonly revision: number;
  readonly isGiven: boolean;
}

export const consentSchema = new Schema<ConsentDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    isGiven: { type: Boolean, required: true },
  },
  { collection: 'consents', versionKey: false },
);

@Injectable()
export class ConsentsRepository {
  private readonly consents: Documents<ConsentDocument>;

  constructor(database: Database) {
    this.consents = database.documents(consentModel);
  }

  async recordChange({ _id, revision, isGiven }: ConsentDocument, session: ClientSession): Promise<void> {
    const known = await this.consents.findOne({ _id }, { session });
    if (known && known.revision >= revision) return;
    await this.consents.update({ _id }, { $set: { revision, isGiven } }, { session, upsert: true });
  }

  async withdrawnAmong(memberIds: readonly string[], session?: ClientSession): Promise<ReadonlySet<string>> {
    const withdrawn = { _id: { $in: memberIds }, isGiven: false };
    const found = await this.consents.find(withdrawn, { session, fields: { _id: 1 } });
    return new Set(found.map(({ _id }) => _id));
  }

  async isWithdrawn(memberId: string, session: ClientSession): Promise<boolean> {
    return (await this.consents.findOne({ _id: memberId, isGiven: false }, { session })) !== null;
  }
}
