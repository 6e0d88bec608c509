import { createHash } from 'node:crypto';
import { isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';

export const lookUpModel = 'LookUp';

interface LookUpDocument {
  _id: string;
  wrong: number;
  expiresAt: Date;
}

export const lookUpSchema = new Schema<LookUpDocument>(
  {
    _id: { type: String, required: true },
    wrong: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'grievance_look_ups', versionKey: false },
);
lookUpSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const hour = 3_600_000;

/** All replicas share the counts. The keys are stored as digests. */
@Injectable()
export class LookUpsRepository {
  constructor(@InjectModel(lookUpModel) private readonly model: Model<LookUpDocument>) {}

  /**
   * The count rises before the answer, so concurrent guesses count, too.
   * @returns the count of this hour, or of another period in ms
   */
  async count(what: string, now: Date, period = hour): Promise<number> {
    const _id = idOf(what, now, period);
    const expiresAt = new Date(now.getTime() + 2 * period);
    const change = { $inc: { wrong: 1 }, $setOnInsert: { expiresAt } };
    const options = { upsert: true, returnDocument: 'after' } as const;
    try {
      const counted = await this.model.findOneAndUpdate({ _id }, change, options).lean();
      return counted?.wrong ?? 1;
    } catch (error) {
      // Another first guess was faster.
      if (isDuplicateKey(error)) return this.count(what, now, period);
      throw error;
    }
  }

  /** A right guess does not count. */
  async giveBack(what: string, now: Date): Promise<void> {
    await this.model.updateOne({ _id: idOf(what, now) }, { $inc: { wrong: -1 } });
  }
}

const idOf = (what: string, now: Date, period = hour): string =>
  createHash('sha256')
    .update(`${Math.floor(now.getTime() / period)} ${what}`)
    .digest('base64url');
