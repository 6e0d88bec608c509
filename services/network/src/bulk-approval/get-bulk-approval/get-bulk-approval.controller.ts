import { errorCatalogue, getBulkApproval, toRupees, type ResponseOf } from '@deepam/contracts';
import { DomainError, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MembershipsRepository } from '../../membership/persistence/memberships.repository.js';
import { BulkApprovalViews } from '../bulk-approval-views.js';
import { bulkApprovalRowModel, type BulkApprovalRow } from '../persistence/bulk-approval-row.schema.js';
import { bulkApprovalModel, type BulkApproval } from '../persistence/bulk-approval.schema.js';

@Controller()
export class GetBulkApprovalController {
  constructor(
    @InjectModel(bulkApprovalModel) private readonly model: Model<BulkApproval>,
    @InjectModel(bulkApprovalRowModel) private readonly rows: Model<BulkApprovalRow>,
    private readonly memberships: MembershipsRepository,
    private readonly views: BulkApprovalViews,
  ) {}

  @Route(getBulkApproval)
  async get(@Input() { params }: InputOf<typeof getBulkApproval>): Promise<ResponseOf<typeof getBulkApproval>> {
    const found = await this.model.findById(params.id).lean<BulkApproval>();
    if (!found) throw new DomainError('NETWORK.BULK_APPROVAL_NOT_FOUND');
    const rows = await this.rows.find({ bulkApprovalId: params.id }).sort({ place: 1 }).lean<BulkApprovalRow[]>();
    const members = await this.memberships.inOrder(rows.map(({ memberId }) => memberId));
    const names = new Map(members.map(({ _id, name }) => [_id, name]));
    const [view] = await this.views.viewsOf([found]);
    return {
      ...view!,
      rows: rows.map(({ requestId, memberId, plan, amountPaise, state, saleId = null, code }) => ({
        ...{ requestId, memberId, plan, state, saleId },
        name: names.get(memberId) ?? '',
        amount: toRupees(amountPaise),
        refusal: code === undefined ? null : { code, error: errorCatalogue[code].message },
      })),
    };
  }
}
