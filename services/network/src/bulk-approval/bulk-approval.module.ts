import type { FeatureModule } from '@deepam/messaging';
import { BeginBulkApprovalHandler } from './begin-bulk-approval.js';
import { BulkApprovalController } from './bulk-approval.controller.js';
import { BulkApprovalViews } from './bulk-approval-views.js';
import { EarlierBulkApprovals } from './earlier-bulk-approvals.js';
import { MatchedRequests } from './matched-requests.js';
import { RowApprover } from './row-approver.js';

export const bulkApproval: FeatureModule = {
  controllers: [BulkApprovalController],
  providers: [BeginBulkApprovalHandler, BulkApprovalViews, EarlierBulkApprovals, MatchedRequests, RowApprover],
};
