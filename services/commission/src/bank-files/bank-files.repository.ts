import { Database, rowsAfter, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';

export const bankFileModel = 'BankFile';

export interface BankFileDocument {
  readonly _id: string;
  readonly madeAt: Date;
  readonly madeBy: string;
}

export const bankFileSchema = new Schema<BankFileDocument>(
  {
    _id: { type: String, required: true },
    madeAt: { type: Date, required: true },
    madeBy: { type: String, required: true },
  },
  { collection: 'bank_files', versionKey: false },
);
bankFileSchema.index({ madeAt: -1, _id: -1 });

const newestFirst = { madeAt: -1, _id: -1 } as const;

@Injectable()
export class BankFilesRepository {
  private readonly files: Documents<BankFileDocument>;

  constructor(database: Database) {
    this.files = database.documents(bankFileModel);
  }

  async add(session: ClientSession, file: BankFileDocument): Promise<void> {
    await this.files.insert(file, session);
  }

  async find(id: string, session?: ClientSession): Promise<BankFileDocument | null> {
    return this.files.findOne({ _id: id }, { session });
  }

  async listNewest(limit: number, after: Pick<BankFileDocument, '_id' | 'madeAt'> | null): Promise<BankFileDocument[]> {
    const place = after && [after.madeAt, after._id];
    return this.files.find(rowsAfter({}, newestFirst, place), { sort: newestFirst, limit });
  }
}
