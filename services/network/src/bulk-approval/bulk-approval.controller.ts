import {
  beginBulkApproval,
  getBulkApproval,
  listBulkApprovals,
  objectId,
  previewBulkApproval,
  type BulkApprovalPreview,
  type BulkApprovalView,
  type ResponseOf,
} from '@deepam/contracts';
import { BulkWorksRepository } from '@deepam/messaging';
import {
  CurrentCaller,
  DomainError,
  Input,
  Route,
  decodeCursor,
  pageOf,
  paged,
  type Caller,
  type InputOf,
  type Paged,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { BeginBulkApprovalHandler } from './begin-bulk-approval.js';
import { BulkApprovalViews } from './bulk-approval-views.js';
import { MatchedRequests } from './matched-requests.js';

const kinds = ['approve-matched'] as const;
const place = z.tuple([z.iso.datetime().transform((at) => new Date(at)), objectId]);

@Controller()
export class BulkApprovalController {
  constructor(
    private readonly beginBulkApprovalHandler: BeginBulkApprovalHandler,
    private readonly views: BulkApprovalViews,
    private readonly works: BulkWorksRepository,
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
    const found = await this.works.findOne(params.id, kinds);
    if (!found) throw new DomainError('NETWORK.BULK_APPROVAL_NOT_FOUND');
    return this.views.withRows(found);
  }

  @Route(listBulkApprovals)
  async listBulkApprovals(
    @Input() { query: { limit, cursor } }: InputOf<typeof listBulkApprovals>,
  ): Promise<Paged<BulkApprovalView>> {
    const after = decodeCursor(place, cursor);
    const found = await this.works.listLatest(kinds, { after, limit: limit + 1 });
    const { items, nextCursor } = pageOf(found, limit, ({ begunAt, _id }) => [begunAt.toISOString(), _id]);
    return paged(await this.views.viewsOf(items), { nextCursor });
  }

  @Route(previewBulkApproval)
  previewBulkApproval(@CurrentCaller() caller: Caller): Promise<BulkApprovalPreview> {
    return this.matched.preview(caller);
  }
}
