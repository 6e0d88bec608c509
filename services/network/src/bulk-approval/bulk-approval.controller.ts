import {
  beginBulkApproval,
  errorCatalogue,
  getBulkApproval,
  listBulkApprovals,
  objectId,
  previewBulkApproval,
  toRupees,
  type BulkApprovalPreview,
  type BulkApprovalView,
  type ResponseOf,
} from '@deepam/contracts';
import {
  CurrentCaller,
  DomainError,
  Input,
  Route,
  decodeCursor,
  pageOf,
  paged,
  rowsAfter,
  type Caller,
  type InputOf,
  type Paged,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { BeginBulkApprovalHandler } from './begin-bulk-approval.js';
import { BulkApprovalViews } from './bulk-approval-views.js';
import { MatchedRequests } from './matched-requests.js';
import {
  bulkApprovalRowModel,
  type BulkApprovalRow,
  bulkApprovalModel,
  type BulkApproval,
} from './persistence/bulk-approval.schema.js';

const order = { begunAt: -1, _id: -1 } as const;
const place = z.tuple([z.iso.datetime().transform((at) => new Date(at)), objectId]);

@Controller()
export class BulkApprovalController {
  constructor(
    private readonly beginBulkApprovalHandler: BeginBulkApprovalHandler,
    private readonly views: BulkApprovalViews,
    @InjectModel(bulkApprovalModel) private readonly bulkApprovals: Model<BulkApproval>,
    @InjectModel(bulkApprovalRowModel) private readonly rows: Model<BulkApprovalRow>,
    private readonly memberships: MembershipsRepository,
    private readonly matched: MatchedRequests,
  ) {}

  @Route(beginBulkApproval)
  async beginBulkApproval(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof beginBulkApproval>,
  ): Promise<BulkApprovalView> {
    const begun = await this.beginBulkApprovalHandler.execute(body.requests, caller);
    return (await this.views.viewsOf([begun]))[0]!;
  }

  @Route(getBulkApproval)
  async getBulkApproval(
    @Input() { params }: InputOf<typeof getBulkApproval>,
  ): Promise<ResponseOf<typeof getBulkApproval>> {
    const found = await this.bulkApprovals.findById(params.id).lean<BulkApproval>();
    if (!found) throw new DomainError('NETWORK.BULK_APPROVAL_NOT_FOUND');
    const rows = await this.rows.find({ bulkApprovalId: params.id }).sort({ place: 1 }).lean<BulkApprovalRow[]>();
    const members = await this.memberships.inOrder(rows.map(({ memberId }) => memberId));
    const names = new Map(members.map(({ _id, name }) => [_id, name]));
    const [view] = await this.views.viewsOf([found]);
    return {
      ...view!,
      rows: rows.map(({ requestId, memberId, plan, amountPaise, state, saleId = null, code }) => ({
        requestId,
        memberId,
        plan,
        state,
        saleId,
        name: names.get(memberId) ?? '',
        amount: toRupees(amountPaise),
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

  @Route(listBulkApprovals)
  async listBulkApprovals(
    @Input() { query: { limit, cursor } }: InputOf<typeof listBulkApprovals>,
  ): Promise<Paged<BulkApprovalView>> {
    const found = await this.bulkApprovals
      .find(rowsAfter({}, order, decodeCursor(place, cursor)))
      .sort(order)
      .limit(limit + 1)
      .lean<BulkApproval[]>();
    const { items, nextCursor } = pageOf(found, limit, ({ begunAt, _id }) => [begunAt.toISOString(), _id]);
    return paged(await this.views.viewsOf(items), { nextCursor });
  }

  @Route(previewBulkApproval)
  previewBulkApproval(@CurrentCaller() caller: Caller): Promise<BulkApprovalPreview> {
    return this.matched.preview(caller);
  }
}
