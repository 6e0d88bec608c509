import type { FeatureModule } from '@deepam/messaging';
import { BeginBulkApprovalController } from './begin-bulk-approval/begin-bulk-approval.controller.js';
import { BeginBulkApprovalHandler } from './begin-bulk-approval/begin-bulk-approval.handler.js';
import { BulkApprovalViews } from './bulk-approval-views.js';
import { GetBulkApprovalController } from './get-bulk-approval/get-bulk-approval.controller.js';
import { PreviewBulkApprovalController } from './preview-bulk-approval/preview-bulk-approval.controller.js';
import { ListBulkApprovalsController } from './list-bulk-approvals/list-bulk-approvals.controller.js';
import { MatchedRequests } from './matched-requests.js';
import { bulkApprovalRowModel, bulkApprovalRowSchema } from './persistence/bulk-approval-row.schema.js';
import { bulkApprovalModel, bulkApprovalSchema } from './persistence/bulk-approval.schema.js';
import { BulkApprovalsRepository } from './persistence/bulk-approvals.repository.js';
import { BulkApprovalRunner } from './runner/bulk-approval-runner.js';
import { RowApprover } from './runner/row-approver.js';

export const bulkApproval: FeatureModule = {
  models: [
    { name: bulkApprovalModel, schema: bulkApprovalSchema },
    { name: bulkApprovalRowModel, schema: bulkApprovalRowSchema },
  ],
  controllers: [
    BeginBulkApprovalController,
    GetBulkApprovalController,
    ListBulkApprovalsController,
    PreviewBulkApprovalController,
  ],
  providers: [
    BeginBulkApprovalHandler,
    BulkApprovalRunner,
    BulkApprovalsRepository,
    BulkApprovalViews,
    MatchedRequests,
    RowApprover,
  ],
};
