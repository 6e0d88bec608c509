import { errorCatalogue, type BulkWorkKind, type BulkWorkView, type BulkWorkWithRows } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { CompanyAccounts } from '../approvals/company-accounts.js';
import { BulkCalls } from './bulk-calls.js';
import type { BulkWork } from './bulk-work.schema.js';
import { BulkWorksRepository } from './bulk-works.repository.js';

@Injectable()
export class BulkWorkViews {
  constructor(
    private readonly works: BulkWorksRepository,
    private readonly calls: BulkCalls,
    private readonly accounts: CompanyAccounts,
  ) {}

  async viewsOf(works: readonly BulkWork<BulkWorkKind>[]): Promise<BulkWorkView[]> {
    const names = await this.accounts.namesOf(works.map(({ begunBy }) => begunBy));
    return works.map(({ _id, kind, begunAt, begunBy, state, endedAt, rows, done, failed }) => ({
      _id,
      kind,
      state,
      rows,
      done,
      failed,
      begunAt: begunAt.toISOString(),
      begunBy: names.get(begunBy) ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    }));
  }

  async get(work: BulkWork<BulkWorkKind>): Promise<BulkWorkView> {
    return (await this.viewsOf([work]))[0]!;
  }

  async withRows(work: BulkWork<BulkWorkKind>): Promise<BulkWorkWithRows> {
    const [view, rows] = await Promise.all([this.get(work), this.works.rowsOf(work._id)]);
    const names = await this.calls.get(work.kind).namesOf(rows.map(({ chosen }) => chosen.id));
    return {
      ...view,
      results: rows.map(({ chosen: { id }, state, code }) => ({
        _id: id,
        state,
        name: names.get(id)?.name ?? null,
        kg: names.get(id)?.kg ?? null,
        failure:
          code === undefined
            ? null
            : {
                code,
                error: errorCatalogue[code].message,
              },
      })),
    };
  }
}
