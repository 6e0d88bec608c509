import * as inviters from '../membership-endpoints.js';
import * as closing from '../closing-endpoints.js';
import * as audit from '../audit-endpoints.js';
import * as plans from '../plan-endpoints.js';
import * as network from '../network-endpoints.js';
import * as payments from '../payment-reference-endpoints.js';
import * as bank from '../bank-endpoints.js';
import * as bulkApprovals from '../bulk-work-endpoints.js';
import * as approvals from '../approvals-endpoints.js';
import { endpointsIn } from './endpoints-in.js';

export const networkEndpoints = endpointsIn('network', [
  inviters,
  closing,
  audit,
  plans,
  network,
  payments,
  bank,
  bulkApprovals,
  approvals,
]);
