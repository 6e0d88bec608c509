import type { FeatureModule } from '@deepam/messaging';
import { BeginBulkApprovalHandler } from './begin-bulk-approval.js';
import { BulkApprovalViews } from './bulk-approval-views.js';
import { MatchedRequests } from './matched-requests.js';
import {
  bulkApprovalRowModel,
  bulkApprovalRowSchema,
  bulkApprovalModel,
  bulkApprovalSchema,
} from './persistence/bulk-approval.schema.js';
import { BulkApprovalsRepository } from './persistence/bulk-approvals.repository.js';
import { BulkApprovalRunner } from './runner/bulk-approval-runner.js';
import { RowApprover } from './runner/row-approver.js';
import { BulkApprovalController } from './bulk-approval.controller.js';

export const bulkApproval: FeatureModule = {
  models: [
    { name: bulkApprovalModel, schema: bulkApprovalSchema },
    { name: bulkApprovalRowModel, schema: bulkApprovalRowSchema },
  ],
  controllers: [BulkApprovalController],
  providers: [
    BeginBulkApprovalHandler,
    BulkApprovalRunner,
    BulkApprovalsRepository,
    BulkApprovalViews,
    MatchedRequests,
    RowApprover,
  ],
};
