import { isDuplicateKey, newId, RealTime } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';

export interface MatchingLeaseDocument {
  readonly _id: 'matching';
  readonly holder: string;
  readonly until: Date;
}

export const matchingLeaseModel = 'MatchingLease';
export const matchingLeaseSchema = new Schema<MatchingLeaseDocument>(
  {
    _id: { type: String, required: true },
    holder: { type: String, required: true },
    until: { type: Date, required: true },
  },
  { collection: 'matching_turns', versionKey: false },
);

/** Another replica may begin after this many milliseconds without a write. */
const longestMs = 60_000;
const pauseMs = 50;

export class LeaseLost extends Error {
  constructor() {
    super('Another look for matches has begun meanwhile.');
  }
}

/** A write counts only during the lease and extends it, so it renews the lease in its own transaction. */
export interface HeldLease {
  /** @throws LeaseLost */
  renew(session: ClientSession): Promise<void>;
}

/**
 * Only one replica matches at a time, since a write is as old as its reads: the older of two concurrent runs would
 * overwrite the suggestions of the newer one. A slow run whose lease has expired writes nothing.
 */
@Injectable()
export class MatchingLease {
  constructor(
    @InjectModel(matchingLeaseModel) private readonly model: Model<MatchingLeaseDocument>,
    private readonly time: RealTime,
  ) {}

  async run<T>(work: (lease: HeldLease) => Promise<T>): Promise<T> {
    const holder = newId();
    while (!(await this.acquire(holder))) await this.time.pause(pauseMs);
    try {
      return await work({ renew: (session) => this.renew(holder, session) });
    } finally {
      await this.model.deleteOne({ _id: 'matching', holder });
    }
  }

  private async renew(holder: string, session: ClientSession): Promise<void> {
    const { matchedCount } = await this.model.updateOne(
      { _id: 'matching', holder },
      { $set: { until: this.nextEnd() } },
      { session },
    );
    if (matchedCount !== 1) throw new LeaseLost();
  }

  private async acquire(holder: string): Promise<boolean> {
    const lease = { holder, until: this.nextEnd() };
    try {
      await this.model.updateOne(
        { _id: 'matching', until: { $lt: this.time.now() } },
        { $set: lease },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private nextEnd(): Date {
    return new Date(this.time.now().getTime() + longestMs);
  }
}
