import { Database, newId, RealTime, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { outboxModelName, type OutboxRow } from './outbox.schema.js';

export interface Claim {
  readonly id: string;
  readonly rows: readonly OutboxRow[];
  readonly hasMore: boolean;
}

/**
 * The class decides which relay publishes which row. Each relay claims a small batch for a short time; there is no
 * leader, and every replica does its share. A row that a process commits is written as claimed by its own relay
 * (OutboxHandover). Any other claim is one conditional update per row, made atomic by the database: if two relays see
 * the same rows, each row is claimed by one of them. The rows of a dead relay are due again when its lease ends. A slow
 * relay, or one with a wrong clock, may publish a row twice; the inbox of each consumer makes that harmless. Leases and
 * expiry use real time, never the clock that tests replace. Within a claim rows are published in order of insertion.
 * Between claims, and replicas, the order is loose, and so it is for consumers.
 */
@Injectable()
export class OutboxRows {
  private readonly rows: Documents<OutboxRow>;

  constructor(
    database: Database,
    private readonly time: RealTime,
  ) {
    this.rows = database.documents(outboxModelName);
  }

  async claim(limit: number, leaseMs: number): Promise<Claim> {
    const id = newId();
    const now = this.time.now();
    const due = await this.rows.find({ availableAt: { $lte: now } }, { sort: { availableAt: 1, _id: 1 }, limit });
    const more = due.length === limit;
    if (due.length === 0) return { id, rows: [], hasMore: more };

    // The majority confirms the claim and thereby the rows: a row that could be rolled back is never published.
    const { modifiedCount } = await this.rows.updateAll(
      { _id: { $in: idsOf(due) }, availableAt: { $lte: now } },
      { $set: { claimedBy: id, availableAt: new Date(now.getTime() + leaseMs) } },
      { w: 'majority' },
    );
    if (modifiedCount === due.length) return { id, rows: due, hasMore: more };
    const mine = await this.rows.find({ _id: { $in: idsOf(due) }, claimedBy: id }, { sort: { createdAt: 1, _id: 1 } });
    return { id, rows: mine, hasMore: true };
  }

  async markPublished(claim: string, rows: readonly OutboxRow[]): Promise<void> {
    if (rows.length === 0) return;
    // A lost update costs one more publication, which the inbox ignores, so no majority is needed.
    await this.rows.updateAll(
      { _id: { $in: idsOf(rows) }, claimedBy: claim },
      { $set: { publishedAt: this.time.now() }, $unset: { availableAt: 1, claimedBy: 1 } },
      { w: 1 },
    );
  }

  /** Returns unpublished rows; they are due again after `delayMs`, so that a failing broker is not flooded. */
  async release(claim: string, rows: readonly OutboxRow[], delayMs: number): Promise<void> {
    if (rows.length === 0) return;
    await this.rows.updateAll(
      { _id: { $in: idsOf(rows) }, claimedBy: claim },
      { $set: { availableAt: this.in(delayMs) }, $unset: { claimedBy: 1 } },
    );
  }

  async postpone(claim: string, id: string, delayMs: number): Promise<void> {
    await this.rows.update(
      { _id: id, claimedBy: claim },
      { $set: { availableAt: this.in(delayMs) }, $inc: { returns: 1 }, $unset: { claimedBy: 1 } },
    );
  }

  async giveUp(claim: string, id: string): Promise<void> {
    await this.rows.update(
      { _id: id, claimedBy: claim },
      { $set: { publishedAt: this.time.now(), unroutable: true }, $unset: { availableAt: 1, claimedBy: 1 } },
    );
  }

  /**
   * The age of the oldest waiting row is independent of its next try; it is 0 when no row waits.
   * @returns seconds
   */
  async lagSeconds(): Promise<number> {
    const oldest = await this.rows.findOne(
      { availableAt: { $exists: true } },
      { sort: { createdAt: 1, _id: 1 }, fields: { createdAt: 1 } },
    );
    return oldest ? Math.max(0, this.time.now().getTime() - oldest.createdAt.getTime()) / 1000 : 0;
  }

  private in(ms: number): Date {
    return new Date(this.time.now().getTime() + ms);
  }
}

function idsOf(rows: readonly OutboxRow[]): string[] {
  return rows.map((row) => row._id);
}
