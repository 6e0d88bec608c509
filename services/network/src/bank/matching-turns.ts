import { isDuplicateKey, newId, RealTime } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { matchingTurnModel, type MatchingTurn } from './persistence/matching-turn.schema.js';

/** Longer than the largest statement takes. */
const longestMs = 60_000;
const pauseMs = 50;

/**
 * Lets one replica look at a time. What it writes is as old as what it has read: of two at once the older would write over the
 * suggestions of the younger, and nobody would look again.
 */
@Injectable()
export class MatchingTurns {
  constructor(
    @InjectModel(matchingTurnModel) private readonly model: Model<MatchingTurn>,
    private readonly time: RealTime,
  ) {}

  /** Waits until nobody else is at it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const holder = newId();
    while (!(await this.take(holder))) await this.time.pause(pauseMs);
    try {
      return await work();
    } finally {
      await this.model.deleteOne({ _id: 'matching', holder });
    }
  }

  private async take(holder: string): Promise<boolean> {
    const now = this.time.now();
    const turn = { holder, until: new Date(now.getTime() + longestMs) };
    try {
      await this.model.updateOne({ _id: 'matching', until: { $lt: now } }, { $set: turn }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
