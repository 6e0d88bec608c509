import {
  errorCatalogue,
  toRupees,
  type BulkApprovalView,
  type getBulkApproval,
  type ResponseOf,
} from '@deepam/contracts';
import { BulkWorksRepository, type BulkWork, type BulkWorkRow } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { planSaleModel, type PlanSale } from '../plan/persistence/plan-sale.schema.js';
import { NamesOfMembers } from '../tree/names-of-members.js';
import type { MatchedRow } from './row-approver.js';

@Injectable()
export class BulkApprovalViews {
  constructor(
    private readonly works: BulkWorksRepository,
    private readonly names: NamesOfMembers,
    @InjectModel(planSaleModel) private readonly sales: Model<PlanSale>,
  ) {}

  async viewsOf(all: readonly BulkWork[]): Promise<BulkApprovalView[]> {
    const names = await this.names.namesOf(all.map(({ begunBy }) => begunBy));
    return all.map(({ _id, begunAt, begunBy, state, endedAt, rows: requests, done: approved, failed }) => ({
      _id,
      state,
      requests,
      approved,
      failed,
      begunAt: begunAt.toISOString(),
      begunBy: names.get(begunBy)?.name ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    }));
  }

  async withRows(work: BulkWork): Promise<ResponseOf<typeof getBulkApproval>> {
    const [[view], rows] = await Promise.all([this.viewsOf([work]), this.works.rowsOf(work._id)]);
    const [names, sales] = await Promise.all([
      this.names.namesOf(rows.map(({ chosen }) => chosen.id)),
      this.salesOf(rows.filter(({ state }) => state === 'done')),
    ]);
    return {
      ...view!,
      rows: rows.map(({ chosen, state, code }) => {
        const { id: memberId, requestId, plan, amountPaise } = chosen as MatchedRow;
        return {
          requestId,
          memberId,
          plan,
          state: state === 'done' ? 'approved' : state,
          saleId: sales.get(requestId) ?? null,
          name: names.get(memberId)?.name ?? '',
          amount: toRupees(amountPaise),
          failure: code === undefined ? null : { code, error: errorCatalogue[code].message },
        };
      }),
    };
  }

  private async salesOf(approved: readonly BulkWorkRow[]): Promise<ReadonlyMap<string, string>> {
    const chosen = approved.map((row) => row.chosen as MatchedRow);
    const found = await this.sales
      .find({
        memberId: { $in: chosen.map(({ id }) => id) },
        requestId: { $in: chosen.map(({ requestId }) => requestId) },
      })
      .select({ requestId: 1 })
      .lean<PlanSale[]>();
    return new Map(found.map(({ _id, requestId }) => [requestId!, _id]));
  }
}
