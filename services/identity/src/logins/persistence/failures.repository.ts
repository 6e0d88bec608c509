import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { FailureCount } from '../domain/attempt-limits.js';
import type { FailureDocument } from './failure.schema.js';

const DUPLICATE_KEY = 11_000;

/** Counts of wrong passwords, shared by all replicas. */
@Injectable()
export class Failures {
  constructor(@InjectModel('LoginFailure') private readonly model: Model<FailureDocument>) {}

  async find(ids: readonly string[], now: Date): Promise<Map<string, FailureCount>> {
    const found = await this.model.find({ _id: { $in: ids }, expiresAt: { $gt: now } }).lean();
    return new Map(found.map((document) => [document._id, document]));
  }

  async add(id: string, now: Date, expiresAt: Date): Promise<void> {
    const count = { $inc: { failures: 1 }, $max: { lastFailureAt: now, expiresAt } };
    try {
      await this.model.updateOne({ _id: id }, count, { upsert: true });
    } catch (fault) {
      // Two first failures at the same moment: MongoDB 4.0 lets one of them fail, and the second try finds the other's.
      if ((fault as { code?: unknown }).code !== DUPLICATE_KEY) throw fault;
      await this.model.updateOne({ _id: id }, count);
    }
  }

  async forget(id: string): Promise<void> {
    await this.model.deleteOne({ _id: id });
  }
}
