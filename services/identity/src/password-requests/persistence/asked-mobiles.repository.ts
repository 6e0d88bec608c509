import { newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';

export const askedMobileModel = 'AskedMobile';

const DAY_SECONDS = 24 * 3600;

/** A typed mobile is stored until it is looked up moments later, and is then deleted even if no account has it. */
export interface AskedMobileDocument {
  _id: string;
  mobile: string;
  requestedAt: Date;
  address?: string;
}

export const askedMobileSchema = new Schema<AskedMobileDocument>(
  {
    _id: { type: String, required: true },
    mobile: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    address: String,
  },
  { collection: 'asked_mobiles', versionKey: false },
);
askedMobileSchema.index({ requestedAt: 1 }, { expireAfterSeconds: DAY_SECONDS });

@Injectable()
export class AskedMobilesRepository {
  constructor(@InjectModel(askedMobileModel) private readonly model: Model<AskedMobileDocument>) {}

  async add(asked: Omit<AskedMobileDocument, '_id'>): Promise<void> {
    await this.model.create({ _id: newId(), ...asked });
  }

  async findOldest(): Promise<AskedMobileDocument | null> {
    return this.model.findOne().sort({ requestedAt: 1 }).lean();
  }

  /** @returns false if another replica has taken the mobile */
  async takeMobile(id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id }, { session })).deletedCount === 1;
  }
}
