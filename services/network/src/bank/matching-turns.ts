import { isDuplicateKey, newId, RealTime } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { matchingTurnModel, type MatchingTurn } from './persistence/matching-turn.schema.js';

/** Milliseconds without a write after which another replica may begin. */
const longestMs = 60_000;
const pauseMs = 50;

/** Another look has begun, which has read newer data. */
export class TurnPassed extends Error {
  constructor() {
    super('Another look for matches has begun meanwhile.');
  }
}

/** Kept in the transaction of each write: a write counts only during the turn, and prolongs it. */
export interface Turn {
  /** @throws TurnPassed */
  keep(session: ClientSession): Promise<void>;
}

/**
 * Lets one replica look at a time. What it writes is as old as what it has read: of two at once the older would write over the
 * suggestions of the younger, and nobody would look again. One that was thought dead and is only slow writes nothing.
 */
@Injectable()
export class MatchingTurns {
  constructor(
    @InjectModel(matchingTurnModel) private readonly model: Model<MatchingTurn>,
    private readonly time: RealTime,
  ) {}

  /** Waits until nobody else is at it. */
  async run<T>(work: (turn: Turn) => Promise<T>): Promise<T> {
    // Of this turn alone.
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
