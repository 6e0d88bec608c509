import { commissionExamples } from './commission-examples.js';
import { cottonExamples } from './cotton-examples.js';
import { type EndpointExample, exampleOf, ids, moment } from './example.js';
import { approvalExamples } from './approvals-examples.js';
import { gatewayExamples } from './gateway-examples.js';
import { grievanceExamples } from './grievance-examples.js';
import { identityExamples } from './identity-examples.js';
import { networkExamples } from './network-examples.js';
import { notificationExamples } from './notification-examples.js';
import { taxDocumentExamples } from './tax-document-examples.js';
import * as bulkWorks from '../bulk-work-endpoints.js';

const begun = { _id: ids.bulkApproval, begunAt: moment, begunBy: 'Meera Head', rows: 1 };

const running = { ...begun, state: 'running' as const, endedAt: null, done: 0, failed: 0 };

const done = { ...begun, state: 'done' as const, endedAt: moment, done: 1, failed: 0 };

const stopped = { ...begun, state: 'stopped' as const, endedAt: moment, done: 0, failed: 0 };

const row = { name: 'Asha Patil', state: 'done' as const, failure: null };

const ofMembers = { kind: 'approve-plans' as const };

const ofOrders = { kind: 'deliver-cotton' as const };

const networkWorkExamples = [
  exampleOf(bulkWorks.beginNetworkWork, {
    request: { ...ofMembers, rows: [{ id: ids.member, plan: 'Silver', requestId: ids.request }] },
    response: { ...running, ...ofMembers },
  }),
  exampleOf(bulkWorks.networkWorks, { response: [{ ...done, ...ofMembers }] }),
  exampleOf(bulkWorks.networkWork, {
    response: { ...done, ...ofMembers, results: [{ ...row, _id: ids.member, kg: null }] },
  }),
  exampleOf(bulkWorks.stopNetworkWork, { response: { ...stopped, ...ofMembers } }),
];

const cottonWorkExamples = [
  exampleOf(bulkWorks.beginCottonWork, {
    request: { ...ofOrders, rows: [{ id: ids.order }] },
    response: { ...running, ...ofOrders },
  }),
  exampleOf(bulkWorks.cottonWorks, { response: [{ ...done, ...ofOrders }] }),
  exampleOf(bulkWorks.cottonWork, {
    response: { ...done, ...ofOrders, results: [{ ...row, _id: ids.order, kg: 3 }] },
  }),
  exampleOf(bulkWorks.stopCottonWork, { response: { ...stopped, ...ofOrders } }),
];

export const endpointExamples: Readonly<Record<string, EndpointExample>> = Object.fromEntries([
  ...identityExamples,
  ...networkExamples,
  ...networkWorkExamples,
  ...cottonWorkExamples,
  ...cottonExamples,
  ...commissionExamples,
  ...taxDocumentExamples,
  ...notificationExamples,
  ...grievanceExamples,
  ...approvalExamples,
  ...gatewayExamples,
]);
