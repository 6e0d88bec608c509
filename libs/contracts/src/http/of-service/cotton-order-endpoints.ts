import * as closing from '../closing-endpoints.js';
import * as audit from '../audit-endpoints.js';
import * as bulkWorks from '../bulk-work-endpoints.js';
import * as cotton from '../cotton-endpoints.js';
import * as cottonStock from '../cotton-stock-endpoints.js';
import * as approvals from '../approvals-endpoints.js';
import { endpointsIn } from './endpoints-in.js';

export const cottonOrderEndpoints = endpointsIn('cotton-order', [
  closing,
  audit,
  bulkWorks,
  cotton,
  cottonStock,
  approvals,
]);
