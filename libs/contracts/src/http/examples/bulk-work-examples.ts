import * as bulkWorks from '../bulk-work-endpoints.js';
import { exampleOf, ids, moment } from './example.js';

const begun = { _id: ids.bulkApproval, begunAt: moment, begunBy: 'Meera Head', rows: 1 };
const running = { ...begun, state: 'running' as const, endedAt: null, done: 0, refused: 0 };
const done = { ...begun, state: 'done' as const, endedAt: moment, done: 1, refused: 0 };
const stopped = { ...begun, state: 'stopped' as const, endedAt: moment, done: 0, refused: 0 };
const row = { name: 'Asha Patil', state: 'done' as const, refusal: null };
const ofMembers = { kind: 'approve-plans' as const };
const ofOrders = { kind: 'deliver-cotton' as const };

export const networkWorkExamples = [
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

export const cottonWorkExamples = [
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
