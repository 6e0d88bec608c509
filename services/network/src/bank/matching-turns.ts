import { isDuplicateKey, newId, RealTime } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { matchingTurnModel, type MatchingTurn } from './persistence/matching-turn.schema.js';

/** Another replica may begin after this many milliseconds without a write. */
const longestMs = 60_000;
const pauseMs = 50;

export class TurnPassed extends Error {
  constructor() {
    super('Another look for matches has begun meanwhile.');
  }
}

/** A write counts only during the turn and extends it, so it keeps the turn in its own transaction. */
export interface Turn {
  /** @throws TurnPassed */
  keep(session: ClientSession): Promise<void>;
}

/**
 * Only one replica matches at a time, since a write is as old as its reads: the older of two concurrent runs would
 * overwrite the suggestions of the newer one. A slow run whose turn has expired writes nothing.
 */
@Injectable()
export class MatchingTurns {
  constructor(
    @InjectModel(matchingTurnModel) private readonly model: Model<MatchingTurn>,
    private readonly time: RealTime,
  ) {}

  async run<T>(work: (turn: Turn) => Promise<T>): Promise<T> {
    const holder = newId();
    while (!(await this.take(holder))) await this.time.pause(pauseMs);
    try {
      return await work({ keep: (session) => this.keep(holder, session) });
    } finally {
      await this.model.deleteOne({ _id: 'matching', holder });
    }
  }

  private async keep(holder: string, session: ClientSession): Promise<void> {
    const { matchedCount } = await this.model.updateOne(
      { _id: 'matching', holder },
      { $set: { until: this.nextEnd() } },
      { session },
    );
    if (matchedCount !== 1) throw new TurnPassed();
  }

  private async take(holder: string): Promise<boolean> {
    const turn = { holder, until: this.nextEnd() };
    try {
      await this.model.updateOne(
        { _id: 'matching', until: { $lt: this.time.now() } },
        { $set: turn },
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
