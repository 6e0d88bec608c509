import { Clock, Database, RealTime, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession, QueryFilter } from 'mongoose';
import type { HeldRow, HeldWork } from './held-work.js';
import { NotHeld } from './work-caller.js';

/** Milliseconds; longer than a row takes. The work of a dead process waits for this time. */
const holdMs = 10_000;

interface Kept {
  readonly works: string;
  readonly rows: string;
  readonly parent: string;
}

/**
 * Works and their rows as processes claim and settle them. Holds use real time, because they concern processes and not
 * the dates of the product.
 */
@Injectable()
export abstract class HeldWorks<Work extends HeldWork, Row extends HeldRow> {
  private readonly works: Documents<HeldWork>;
  private readonly rows: Documents<HeldRow>;

  protected constructor(
    database: Database,
    private readonly time: RealTime,
    private readonly clock: Clock,
    private readonly kept: Kept,
  ) {
    this.works = database.documents(kept.works);
    this.rows = database.documents(kept.rows);
  }

  /**
   * Claims a work; null without a free one, or when another process was faster.
   * @param known a filter for the works that this process can do: a newer release may have others
   */
  async takeWork(holder: string, known: object = {}): Promise<Work | null> {
    const free = { ...known, state: 'running' as const, heldUntil: { $lt: this.time.now() } };
    const found = await this.works.findOne(free, { sort: { heldUntil: 1 } });
    if (!found) return null;
    const { matchedCount } = await this.works.update(
      { _id: found._id, state: 'running', heldUntil: found.heldUntil },
      { $set: { holder, heldUntil: this.nextEnd() } },
    );
    return matchedCount === 1 ? (found as Work) : null;
  }

  async nextRow(workId: string): Promise<Row | null> {
    const waiting = { [this.kept.parent]: workId, state: 'waiting' } as QueryFilter<HeldRow>;
    return (await this.rows.findOne(waiting, { sort: { place: 1 } })) as Row | null;
  }

  /**
   * Runs in the transaction of the effect, so that both are stored or neither.
   * @param result its state is also the name of the work's count
   * @throws NotHeld
   */
  async settle(
    row: Row,
    holder: string,
    result: Partial<Row> & Pick<HeldRow, 'state'>,
    session: ClientSession,
  ): Promise<void> {
    const workId = (row as unknown as Record<string, string>)[this.kept.parent]!;
    const held = await this.works.update(
      { _id: workId, holder, state: 'running' },
      { $inc: { [result.state]: 1 }, $set: { heldUntil: this.nextEnd() } },
      { session },
    );
    if (held.matchedCount !== 1) throw new NotHeld();
    const settled = await this.rows.update({ _id: row._id, state: 'waiting' }, { $set: result }, { session });
    if (settled.matchedCount !== 1) throw new NotHeld();
  }

  async end(id: string, holder: string, state: 'done' | 'stopped'): Promise<void> {
    const { matchedCount } = await this.works.update({ _id: id, holder, state: 'running' }, this.ending(state));
    if (matchedCount !== 1) throw new NotHeld();
  }

  /** The process that works on it stops writing. @returns whether it was running */
  async stop(id: string, session: ClientSession): Promise<boolean> {
    const { matchedCount } = await this.works.update({ _id: id, state: 'running' }, this.ending('stopped'), {
      session,
    });
    return matchedCount === 1;
  }

  async letGo(id: string, holder: string): Promise<void> {
    await this.works.update({ _id: id, holder }, { $set: { heldUntil: new Date(0) }, $unset: { holder: 1 } });
  }

  private ending(state: 'done' | 'stopped') {
    return { $set: { state, endedAt: this.clock.now() }, $unset: { caller: 1, holder: 1 } };
  }

  private nextEnd(): Date {
    return new Date(this.time.now().getTime() + holdMs);
  }
}
