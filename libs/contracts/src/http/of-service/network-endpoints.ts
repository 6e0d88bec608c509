import * as inviters from '../inviter-endpoints.js';
import * as closing from '../closing-endpoints.js';
import * as audit from '../audit-endpoints.js';
import * as plans from '../plan-endpoints.js';
import * as network from '../network-endpoints.js';
import * as memberships from '../membership-endpoints.js';
import * as placement from '../placement-endpoints.js';
import * as enrollments from '../enrollment-endpoints.js';
import * as planSales from '../plan-sale-endpoints.js';
import * as reversals from '../reversal-endpoints.js';
import * as cancellations from '../cancellation-endpoints.js';
import * as payments from '../payment-reference-endpoints.js';
import * as bank from '../bank-endpoints.js';
import * as bulkApprovals from '../bulk-approval-endpoints.js';
import * as bulkPreviews from '../bulk-preview-endpoints.js';
import * as bulkWorks from '../bulk-work-endpoints.js';
import * as approvals from '../approvals-endpoints.js';
import { endpointsIn } from './endpoints-in.js';

export const networkEndpoints = endpointsIn('network', [
  inviters,
  closing,
  audit,
  plans,
  network,
  memberships,
  placement,
  enrollments,
  planSales,
  reversals,
  cancellations,
  payments,
  bank,
  bulkApprovals,
  bulkPreviews,
  bulkWorks,
  approvals,
]);
