import { isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Sealed } from '../../encryption/domain/sealed.js';
import { signingKeyModel, type SigningKeyDocument } from './signing-key.schema.js';

export type SigningKeyRecord = Readonly<SigningKeyDocument>;

@Injectable()
export class SigningKeysRepository {
  constructor(@InjectModel(signingKeyModel) private readonly model: Model<SigningKeyDocument>) {}

  async findAll(): Promise<SigningKeyRecord[]> {
    return this.model.find().sort({ _id: 1 }).lean();
  }

  /** @returns false if this generation exists already, since another process was faster */
  async add(key: SigningKeyRecord): Promise<boolean> {
    try {
      await this.insert(key, null);
      return true;
    } catch (error) {
      if (!this.isTaken(error)) throw error;
      return false;
    }
  }

  async insert(key: SigningKeyRecord, session: ClientSession | null): Promise<void> {
    await this.model.create([key], { session });
  }

  isTaken(error: unknown): boolean {
    return isDuplicateKey(error);
  }

  async reseal(generation: number, from: Sealed, to: Sealed): Promise<void> {
    await this.model.updateOne({ _id: generation, 'privateKey.box': from.box }, { $set: { privateKey: to } });
  }

  async remove(generations: readonly number[]): Promise<void> {
    await this.model.deleteMany({ _id: { $in: generations } });
  }
}
