import { allEndpoints, type Endpoint } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { headId, TestCommission } from './commission-harness.js';

const roles = ['nobody', 'unapproved', 'planless', 'Bronze', 'Silver', 'Gold', 'head', 'deleted'] as const;
type Role = (typeof roles)[number];

const id = newId();
const schedule = {
  version: 99,
  ratesBasisPoints: Array(10).fill(0),
  levelsByPlan: { Bronze: 0, Silver: 5, Gold: 10 },
};
const taxTerms = {
  version: 99,
  isOn: false,
  rateBasisPoints: 200,
  panlessBasisPoints: 2e3,
  threshold: 2e4,
  mode: 'whole-year',
  startsOn: '2100-04-01',
};
const headOnly = (status: number) => [401, 403, 403, 403, 403, 403, status, 403];
const members = (status: number) => [401, status, status, status, status, status, status, status];

const table: Record<string, { body?: unknown; path?: string; expected: number[] }> = {
  balance: { expected: members(200) },
  commissionRequest: { body: { commissionAmount: 5 }, expected: [401, 403, 403, 403, 422, 422, 403, 401] },
  memberCommissions: { expected: headOnly(200) },
  memberCommissionsCsv: { expected: headOnly(200) },
  waitingPayouts: { expected: headOnly(200) },
  commissionApprovals: { expected: headOnly(200) },
  waitingCommissionApprovals: { expected: headOnly(200) },
  approveCommissionRequest: { path: `/admin/approvals/commission/${id}/approve`, expected: headOnly(404) },
  rejectCommissionRequest: {
    path: `/admin/approvals/commission/${id}/reject`,
    body: { reason: 'Too much' },
    expected: headOnly(404),
  },
  withdrawCommissionRequest: { path: `/admin/approvals/commission/${id}/withdraw`, expected: headOnly(404) },
  businessOverview: { expected: headOnly(200) },
  businessReport: { path: '/admin/business/report?by=day&from=2026-01-01&to=2026-01-31', expected: headOnly(200) },
  businessReportCsv: {
    path: '/admin/business/report.csv?by=plan&from=2026-01-01&to=2026-01-31',
    expected: headOnly(200),
  },
  businessJournalCsv: { path: '/admin/business/journal.csv?from=2026-01-01&to=2026-01-31', expected: headOnly(200) },
  updateCommissionStatus: { body: { userId: id, commissionId: id, status: 'Approved' }, expected: headOnly(404) },
  payables: { expected: headOnly(200) },
  payable: { path: `/admin/payables/${id}`, expected: headOnly(404) },
  payableAmount: { path: `/admin/payables/${id}/amount-to-send`, expected: headOnly(404) },
  payableBankDetails: { path: `/admin/payables/${id}/bank-details`, expected: headOnly(404) },
  transferByHand: { path: `/admin/payables/${id}/transfers`, body: { net: 1 }, expected: headOnly(404) },
  recordTransferSent: { path: `/admin/transfers/${id}/sent`, body: {}, expected: headOnly(404) },
  cancelTransfer: { path: `/admin/transfers/${id}/cancel`, body: { reason: 'x' }, expected: headOnly(404) },
  releaseTransfer: { path: `/admin/transfers/${id}/release`, body: { reason: 'x' }, expected: headOnly(404) },
  recordRecovery: {
    path: `/admin/transfers/${id}/recovery`,
    body: { reason: 'x', day: '2026-01-05' },
    expected: headOnly(404),
  },
  previewBankFile: { body: { payableIds: [id] }, expected: headOnly(200) },
  makeBankFile: { body: { payableIds: [id] }, expected: headOnly(409) },
  bankFiles: { expected: headOnly(200) },
  bankFile: { path: `/admin/bank-files/${id}`, expected: headOnly(404) },
  cancelBankFile: { path: `/admin/bank-files/${id}/cancel`, body: {}, expected: headOnly(404) },
  downloadBankFile: {
    path: `/admin/bank-files/${id}/download`,
    body: { format: 'generic-neft' },
    expected: headOnly(404),
  },
  bankFileLayouts: { expected: headOnly(200) },
  previewBankAnswer: { path: `/admin/bank-files/${id}/answer/preview`, expected: headOnly(422) },
  takeBankAnswer: { path: `/admin/bank-files/${id}/answer`, expected: headOnly(422) },
  taxRates: { expected: headOnly(200) },
  changeTaxRates: { body: taxTerms, expected: headOnly(409) },
  taxRegister: { path: '/admin/tax-register?year=2026&quarter=1', expected: headOnly(200) },
  exportTaxRegister: { body: { year: 2026, quarter: 1 }, expected: headOnly(200) },
  addTaxDeposit: { body: { challan: 'C1', paidOn: '2026-04-01', amount: 1 }, expected: headOnly(409) },
  addEarnings: { body: { earning: 5, userId: id }, expected: headOnly(404) },
  showCommissionSchedule: { expected: headOnly(200) },
  listCommissionSchedules: { expected: headOnly(200) },
  commissionTerms: { expected: Array<number>(8).fill(200) },
  changeCommissionSchedule: { body: schedule, expected: headOnly(409) },
  statement: { expected: members(200) },
  statementCsv: { expected: members(200) },
  statementBalances: { expected: members(200) },
  statementSummary: { expected: members(200) },
  whyCommission: { path: `/member/commissions/${id}/why`, expected: members(404) },
  holdMoney: {
    body: { memberId: id, hold: false, waiver: null, writeOff: null },
    expected: [401, 403, 403, 403, 403, 403, 403, 403],
  },
  listTaxDocuments: { expected: members(200) },
  listMemberTaxDocuments: { path: `/admin/members/${id}/documents`, expected: headOnly(404) },
  taxDocumentPdf: { path: `/documents/${id}/pdf`, expected: members(404) },
  yearStatementPdf: { path: '/member/statement.pdf?taxYear=2026-27', expected: members(200) },
  taxDocumentsCsv: { path: '/admin/documents.csv?taxYear=2026-27&kind=invoice', expected: headOnly(200) },
  showBusiness: { expected: headOnly(200) },
  changeBusiness: {
    body: { legalName: 'D', address: 'P', state: '27', gstin: '', hsn: '', rateBasisPoints: 0, version: 9 },
    expected: headOnly(409),
  },
  correctPosting: { body: { postingId: id, reason: 'Wrong' }, expected: headOnly(404) },
};

let commission: TestCommission;
const people = new Map<Role, string>();
beforeAll(async () => {
  commission = await TestCommission.start();
  people.set('head', headId);
  people.set('unapproved', await commission.member({ isApproved: false }));
  people.set('planless', await commission.member());
  for (const plan of ['Bronze', 'Silver', 'Gold'] as const) people.set(plan, await commission.member({ plan }));
  people.set('deleted', await commission.member({ plan: 'Gold', isDeleted: true }));
});
afterAll(() => commission.stop());

const endpoints = allEndpoints.filter(({ service }) => service === 'commission');

it('the table has every call of this service', () => {
  expect(Object.keys(table).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

it.each(endpoints)('$method $path answers each role as it should', async (endpoint: Endpoint) => {
  const { body, path = endpoint.path, expected } = table[endpoint.name]!;
  const statuses: number[] = [];
  for (const role of roles) {
    const memberId = people.get(role);
    const response = await fetch(`${commission.url}/api${path}`, {
      method: endpoint.method,
      headers: {
        ...(memberId ? { authorization: `Bearer ${await commission.token(memberId)}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : null,
    });
    await response.text();
    statuses.push(response.status);
  }
  // A call with files looks the caller up first, so a deleted member is not logged in.
  expect(statuses).toEqual(endpoint.files === undefined ? expected : expected.with(-1, 401));
});
