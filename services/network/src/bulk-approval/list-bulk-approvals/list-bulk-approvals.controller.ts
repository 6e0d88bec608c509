import { listBulkApprovals, objectId, type BulkApprovalView } from '@deepam/contracts';
import { decodeCursor, Input, paged, pageOf, Route, rowsAfter, type InputOf, type Paged } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { BulkApprovalViews } from '../bulk-approval-views.js';
import { bulkApprovalModel, type BulkApproval } from '../persistence/bulk-approval.schema.js';

const order = { begunAt: -1, _id: -1 } as const;
const place = z.tuple([z.iso.datetime().transform((at) => new Date(at)), objectId]);

@Controller()
export class ListBulkApprovalsController {
  constructor(
    @InjectModel(bulkApprovalModel) private readonly model: Model<BulkApproval>,
    private readonly views: BulkApprovalViews,
  ) {}

  @Route(listBulkApprovals)
  async list(
    @Input() { query: { limit, cursor } }: InputOf<typeof listBulkApprovals>,
  ): Promise<Paged<BulkApprovalView>> {
    const found = await this.model
      .find(rowsAfter({}, order, decodeCursor(place, cursor)))
      .sort(order)
      .limit(limit + 1)
      .lean<BulkApproval[]>();
    const { items, nextCursor } = pageOf(found, limit, ({ begunAt, _id }) => [begunAt.toISOString(), _id]);
    return paged(await this.views.viewsOf(items), { nextCursor });
  }
}
