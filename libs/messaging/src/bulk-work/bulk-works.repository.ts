import { Clock, Database, RealTime, rowsAfter, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession, QueryFilter } from 'mongoose';
import type { WorkKind } from './bulk-calls.js';
import { bulkWorkModel, bulkWorkRowModel, type BulkWork, type BulkWorkRow } from './bulk-work.schema.js';
import { NotHeld } from './work-caller.js';

const latestFirst = { begunAt: -1, _id: -1 } as const;

/**
 * A hold lasts this number of milliseconds, which is longer than a row takes. The work of a dead process waits for this
 * time.
 */
const holdMs = 10_000;

/**
 * Processes claim and settle works and their rows here. Holds use real time, because they concern processes and not the
 * dates of the product.
 */
@Injectable()
export class BulkWorksRepository {
  private readonly works: Documents<BulkWork>;
  private readonly rows: Documents<BulkWorkRow>;

  constructor(
    database: Database,
    private readonly time: RealTime,
    private readonly clock: Clock,
  ) {
    this.works = database.documents(bulkWorkModel);
    this.rows = database.documents(bulkWorkRowModel);
  }

  async add(work: BulkWork, rows: readonly BulkWorkRow[], session: ClientSession): Promise<void> {
    await this.works.insert(work, session);
    await this.rows.insertAll(rows, session);
  }

  async countRunning(begunBy: string, session: ClientSession): Promise<number> {
    // The condition on the hold lets the index of running works answer.
    const running = { begunBy, state: 'running' as const, heldUntil: { $gte: new Date(0) } };
    return (await this.works.find(running, { session })).length;
  }

  async findOne<Kind extends WorkKind>(id: string, kinds: readonly Kind[]): Promise<BulkWork<Kind> | null> {
    return (await this.works.findOne({ _id: id, kind: { $in: [...kinds] } })) as BulkWork<Kind> | null;
  }

  async rowsOf(workId: string): Promise<BulkWorkRow[]> {
    return this.rows.find({ workId }, { sort: { place: 1 } });
  }

  async listLatest<Kind extends WorkKind>(
    kinds: readonly Kind[],
    { after, limit }: { readonly after: readonly unknown[] | null; readonly limit: number },
  ): Promise<BulkWork<Kind>[]> {
    const rows = rowsAfter({ kind: { $in: [...kinds] } }, latestFirst, after) as QueryFilter<BulkWork>;
    return (await this.works.find(rows, { sort: latestFirst, limit })) as BulkWork<Kind>[];
  }

  /**
   * Claims a work; the result is null if no work is free, or if another process was faster.
   * @param kinds those that this process can do: a newer release may have others
   */
  async takeWork(holder: string, kinds: readonly WorkKind[]): Promise<BulkWork | null> {
    const free = { kind: { $in: [...kinds] }, state: 'running' as const, heldUntil: { $lt: this.time.now() } };
    const found = await this.works.findOne(free, { sort: { heldUntil: 1 } });
    if (!found) return null;
    const { matchedCount } = await this.works.update(
      { _id: found._id, state: 'running', heldUntil: found.heldUntil },
      { $set: { holder, heldUntil: this.nextEnd() } },
    );
    return matchedCount === 1 ? found : null;
  }

  async nextRow(workId: string): Promise<BulkWorkRow | null> {
    return this.rows.findOne({ workId, state: 'waiting' }, { sort: { place: 1 } });
  }

  /**
   * The result is stored in the transaction of the effect, so that both are stored or neither.
   * @param result its state is also the name of the work's count
   * @throws NotHeld
   */
  async settle(
    { _id, workId }: BulkWorkRow,
    holder: string,
    result: Pick<BulkWorkRow, 'state' | 'code'>,
    session: ClientSession,
  ): Promise<void> {
    const held = await this.works.update(
      { _id: workId, holder, state: 'running' },
      { $inc: { [result.state]: 1 }, $set: { heldUntil: this.nextEnd() } },
      { session },
    );
    if (held.matchedCount !== 1) throw new NotHeld();
    const settled = await this.rows.update({ _id, state: 'waiting' }, { $set: result }, { session });
    if (settled.matchedCount !== 1) throw new NotHeld();
  }

  async end(id: string, holder: string, state: 'done' | 'stopped'): Promise<void> {
    const { matchedCount } = await this.works.update({ _id: id, holder, state: 'running' }, this.ending(state));
    if (matchedCount !== 1) throw new NotHeld();
  }

  /**
   * The process that has the work stops writing.
   * @returns whether the work was running
   */
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
