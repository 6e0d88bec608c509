import { newId } from '@deepam/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { outboxModelName, type OutboxRow } from './outbox.schema.js';

const expiryIndex = 'publishedAt_1';

export interface Claim {
  readonly id: string;
  readonly rows: readonly OutboxRow[];
  /** Whether more rows were waiting than this claim could take. */
  readonly more: boolean;
}

/**
 * Who may publish which row. Each relay claims a small batch for a short time; there is no leader to elect, to lose
 * or to have twice, and every replica does its share.
 *
 * A claim is one conditional update per row, made atomic by the database: of two relays that saw the same rows, each
 * row goes to one of them. A relay that dies keeps nothing: its rows are due again when the lease ends. A relay that is
 * merely slow, or whose clock is off, may publish a row twice; the inbox of each consumer makes that harmless.
 * Leases and expiry go by the real time, never by the clock that tests replace.
 * Within a claim rows go out in order of insertion. Between replicas the order is loose, and so it is for consumers.
 */
@Injectable()
export class OutboxRows implements OnModuleInit {
  constructor(@InjectModel(outboxModelName) private readonly rows: Model<OutboxRow>) {}

  /** Earlier versions let published rows expire; now they are the log of events. */
  async onModuleInit(): Promise<void> {
    await this.rows.init();
    // Looked for first: no index can be dropped while a replica that starts at the same time is building one.
    const indexes = await this.rows.listIndexes();
    if (indexes.some(({ name }) => name === expiryIndex)) await this.rows.collection.dropIndex(expiryIndex);
  }

  async claim(limit: number, leaseMs: number): Promise<Claim> {
    const id = newId();
    const now = new Date();
    const due = await this.rows
      .find({ availableAt: { $lte: now } })
      .sort({ availableAt: 1, _id: 1 })
      .limit(limit)
      .lean<OutboxRow[]>();
    const more = due.length === limit;
    if (due.length === 0) return { id, rows: [], more };

    // Confirmed by the majority, and so are then the rows themselves: nothing is published that could be rolled back.
    const { modifiedCount } = await this.rows.updateMany(
      { _id: { $in: idsOf(due) }, availableAt: { $lte: now } },
      { $set: { claimedBy: id, availableAt: new Date(now.getTime() + leaseMs) } },
      { writeConcern: { w: 'majority' } },
    );
    if (modifiedCount === due.length) return { id, rows: due, more };
    const mine = await this.rows
      .find({ _id: { $in: idsOf(due) }, claimedBy: id })
      .sort({ createdAt: 1, _id: 1 })
      .lean<OutboxRow[]>();
    return { id, rows: mine, more: true };
  }

  async markPublished(claim: string, rows: readonly OutboxRow[]): Promise<void> {
    if (rows.length === 0) return;
    // Not worth waiting for a majority: lost, it means one more publishing, which the inbox ignores.
    await this.rows.updateMany(
      { _id: { $in: idsOf(rows) }, claimedBy: claim },
      { $set: { publishedAt: new Date() }, $unset: { availableAt: 1, claimedBy: 1 } },
      { writeConcern: { w: 1 } },
    );
  }

  /** Gives rows back that could not be published; due again after `delayMs`, so that a broker that refuses is not flooded. */
  async release(claim: string, rows: readonly OutboxRow[], delayMs: number): Promise<void> {
    if (rows.length === 0) return;
    await this.rows.updateMany(
      { _id: { $in: idsOf(rows) }, claimedBy: claim },
      { $set: { availableAt: new Date(Date.now() + delayMs) }, $unset: { claimedBy: 1 } },
    );
  }

  async postpone(claim: string, id: string, delayMs: number): Promise<void> {
    await this.rows.updateOne(
      { _id: id, claimedBy: claim },
      {
        $set: { availableAt: new Date(Date.now() + delayMs) },
        $inc: { returns: 1 },
        $unset: { claimedBy: 1 },
      },
    );
  }

  /** Ends the tries for an event that no queue takes; the row stays as long as a published one. */
  async giveUp(claim: string, id: string): Promise<void> {
    await this.rows.updateOne(
      { _id: id, claimedBy: claim },
      { $set: { publishedAt: new Date(), unroutable: true }, $unset: { availableAt: 1, claimedBy: 1 } },
    );
  }

  /** Seconds for which the oldest due row has been waiting; 0 when none is. */
  async lagSeconds(): Promise<number> {
    const now = new Date();
    const oldest = await this.rows
      .findOne({ availableAt: { $lte: now } }, { availableAt: 1 })
      .sort({ availableAt: 1, _id: 1 })
      .lean<OutboxRow | null>();
    return oldest?.availableAt ? (now.getTime() - oldest.availableAt.getTime()) / 1000 : 0;
  }
}

function idsOf(rows: readonly OutboxRow[]): string[] {
  return rows.map((row) => row._id);
}
