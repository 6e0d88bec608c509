import { createHash } from 'node:crypto';
import { isDuplicateKey, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import type { AttemptLimit } from './domain/attempt-limits.js';

export const triesModel = 'Tries';

/** MongoDB removes the document at `expiresAt`. The oldest try comes first. */
interface TriesDocument {
  /** The id is a digest of the scope and its subject, so no mobile or address is stored in clear. */
  _id: string;
  tries: { id: string; at: Date }[];
  expiresAt: Date;
}

const oneTry = new Schema({ id: { type: String, required: true }, at: { type: Date, required: true } }, { _id: false });

export const triesSchema = new Schema<TriesDocument>(
  {
    _id: { type: String, required: true },
    tries: { type: [oneTry], required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'login_failures', versionKey: false },
);
triesSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

type Reservation = { readonly tryId: string; readonly wait: 0 } | { readonly tryId: null; readonly wait: number };

export const tryIdOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** All replicas share the counts. One write of the database takes a place or fails. */
@Injectable()
export class TriesRepository {
  constructor(@InjectModel(triesModel) private readonly model: Model<TriesDocument>) {}

  async reserve(id: string, limit: AttemptLimit, now: Date): Promise<Reservation> {
    const tryId = newId();
    const tryOnce = (upsert: boolean) => this.takeTry(id, tryId, limit, now, upsert);
    if (await tryOnce(true)) return { tryId, wait: 0 };
    const begin = new Date(now.getTime() - limit.window);
    await this.model.updateOne({ _id: id }, { $pull: { tries: { at: { $lte: begin } } } });
    if (await tryOnce(false)) return { tryId, wait: 0 };
    const found = await this.model.findOne({ _id: id }).lean();
    const oldest = found?.tries[0]?.at ?? now;
    return { tryId: null, wait: oldest.getTime() - begin.getTime() };
  }

  async giveBack(id: string, tryId: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $pull: { tries: { id: tryId } } });
  }

  async deleteTries(id: string): Promise<void> {
    await this.model.deleteOne({ _id: id });
  }

  private async takeTry(id: string, tryId: string, { most, window }: AttemptLimit, now: Date, upsert: boolean) {
    try {
      const { modifiedCount, upsertedCount } = await this.model.updateOne(
        { _id: id, [`tries.${most - 1}`]: { $exists: false } },
        { $push: { tries: { id: tryId, at: now } }, $max: { expiresAt: new Date(now.getTime() + window) } },
        { upsert },
      );
      return modifiedCount + upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
