import { HeldWorks } from '@deepam/messaging';
import { Clock, Database, RealTime } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import {
  bulkApprovalRowModel,
  type BulkApprovalRow,
  bulkApprovalModel,
  type BulkApproval,
} from './bulk-approval.schema.js';

@Injectable()
export class BulkApprovalsRepository extends HeldWorks<BulkApproval, BulkApprovalRow> {
  constructor(database: Database, time: RealTime, clock: Clock) {
    super(database, time, clock, { works: bulkApprovalModel, rows: bulkApprovalRowModel, parent: 'bulkApprovalId' });
  }
}
