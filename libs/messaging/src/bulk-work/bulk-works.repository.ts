import type { BulkWorkKind } from '@deepam/contracts';
import { Clock, Database, DomainError, RealTime, rowsAfter, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession, QueryFilter } from 'mongoose';
import { bulkWorkModel, bulkWorkRowModel, type BulkWork, type BulkWorkRow } from './bulk-work.schema.js';
import { HeldWorks } from './held-works.js';

const latestFirst = { begunAt: -1, _id: -1 } as const;

@Injectable()
export class BulkWorksRepository extends HeldWorks<BulkWork, BulkWorkRow> {
  private readonly all: Documents<BulkWork>;
  private readonly rowsOfAll: Documents<BulkWorkRow>;

  constructor(database: Database, time: RealTime, clock: Clock) {
    super(database, time, clock, { works: bulkWorkModel, rows: bulkWorkRowModel, parent: 'workId' });
    this.all = database.documents(bulkWorkModel);
    this.rowsOfAll = database.documents(bulkWorkRowModel);
  }

  async add(work: BulkWork, rows: readonly BulkWorkRow[], session: ClientSession): Promise<void> {
    await this.all.insert(work, session);
    await this.rowsOfAll.insertAll(rows, session);
  }

  /** @throws DomainError BULK_WORK.NOT_FOUND, also for one of a kind that is none of these */
  async get(id: string, kinds: readonly BulkWorkKind[]): Promise<BulkWork> {
    const found = await this.all.findOne({ _id: id, kind: { $in: [...kinds] } });
    if (!found) throw new DomainError('BULK_WORK.NOT_FOUND');
    return found;
  }

  async rowsOf(workId: string): Promise<BulkWorkRow[]> {
    return this.rowsOfAll.find({ workId }, { sort: { place: 1 } });
  }

  async listLatest(
    kinds: readonly BulkWorkKind[],
    { after, limit }: { readonly after: readonly unknown[] | null; readonly limit: number },
  ): Promise<BulkWork[]> {
    const rows = rowsAfter({ kind: { $in: [...kinds] } }, latestFirst, after) as QueryFilter<BulkWork>;
    return this.all.find(rows, { sort: latestFirst, limit });
  }
}
