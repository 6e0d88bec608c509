import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';

export const suspensionModel = 'Suspension';

interface SuspensionDocument {
  readonly _id: string;
  readonly revision: number;
  readonly isSuspended: boolean;
}

export const suspensionSchema = new Schema<SuspensionDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    isSuspended: { type: Boolean, required: true },
  },
  { collection: 'suspensions', versionKey: false },
);

@Injectable()
export class SuspensionsRepository {
  private readonly suspensions: Documents<SuspensionDocument>;

  constructor(database: Database) {
    this.suspensions = database.documents(suspensionModel);
  }

  async recordChange({ _id, revision, isSuspended }: SuspensionDocument, session: ClientSession): Promise<void> {
    const known = await this.suspensions.findOne({ _id }, { session });
    if (known && known.revision >= revision) return;
    await this.suspensions.update({ _id }, { $set: { revision, isSuspended } }, { session, upsert: true });
  }

  async findSuspendedAmong(memberIds: readonly string[], session?: ClientSession): Promise<ReadonlySet<string>> {
    const suspended = { _id: { $in: memberIds }, isSuspended: true };
    const found = await this.suspensions.find(suspended, { session, fields: { _id: 1 } });
    return new Set(found.map(({ _id }) => _id));
  }
}
