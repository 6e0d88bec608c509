import { newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { askedMobileModel, type AskedMobileDocument } from './asked-mobile.schema.js';

@Injectable()
export class AskedMobilesRepository {
  constructor(@InjectModel(askedMobileModel) private readonly model: Model<AskedMobileDocument>) {}

  async add(asked: Omit<AskedMobileDocument, '_id'>): Promise<void> {
    await this.model.create({ _id: newId(), ...asked });
  }

  async findOldest(): Promise<AskedMobileDocument | null> {
    return this.model.findOne().sort({ requestedAt: 1 }).lean();
  }

  /** @returns false if another replica took it */
  async takeMobile(id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id }, { session })).deletedCount === 1;
  }
}
