import {
  approvePlan,
  approveRegistration,
  bankLineChoices,
  bankLines,
  bankStatements,
  beginBulkApproval,
  confirmBankLayout,
  dismissReversal,
  cottonUpi,
  deleteMember,
  enrollUpi,
  expectedPayments,
  findPaymentReference,
  getBulkApproval,
  getInviter,
  importBankStatement,
  listBulkApprovals,
  listPlans,
  listPlanSales,
  listUnfinishedPayments,
  matchBankLine,
  memberNetwork,
  memberNetworkCsv,
  membership,
  networkChildren,
  previewBankStatement,
  previewBulkApproval,
  rejectPlan,
  releaseBankLine,
  releasePaymentReference,
  requestPlanProof,
  waitingMembers,
} from '@deepam/contracts';
import { statementColumns } from '../world/statement-of.js';
import { networkWorkInputs, networkWorkRows } from './bulk-work-access.js';
import { networkApprovalInputs, networkApprovalRows } from './approvals-access.js';
import { reversalInputs, reversalRows } from './reversal-access.js';
import { decides, idIn, when, type Scene, type ServiceAccess } from './scene.js';

const candidate = (scene: Scene): Promise<string> =>
  idIn(scene, async (owner) => {
    const isDecided = decides(scene.role) && scene.target === 'other';
    return isDecided ? (await scene.cast.test.newcomer(owner)).memberId : owner.memberId;
  });

function placeIn(scene: Scene): Promise<string> {
  const { Gold, Silver, Bronze, head } = scene.cast.people;
  if (scene.target === 'below') return Promise.resolve((scene.role === 'Silver' ? Bronze : Silver).memberId);
  if (scene.target !== 'above') return idIn(scene, (owner) => owner.memberId);
  return Promise.resolve({ Gold: head, Bronze: Silver }[scene.role as string]?.memberId ?? Gold.memberId);
}

const utrIn = ({ cast, target, other }: Scene): string =>
  ({ malformed: 'no-utr', other: cast.personal.get(other.memberId)!.utr })[target as string] ?? '999999999999';

async function lineIn({ target, role, have }: Scene): Promise<string> {
  if (target === 'malformed') return 'no-line';
  return (role === 'head' || role === 'clerk') && target !== 'missing' ? have.bankLine() : 'f'.repeat(32);
}

const nobodysRequest = { requestId: 'f'.repeat(24), lineId: 'f'.repeat(32) };

async function bulkApprovalIn({ target, role, have }: Scene): Promise<string> {
  if (target === 'malformed') return 'no-id';
  return decides(role) && target !== 'missing' ? have.bulkApproval() : 'f'.repeat(24);
}

export const networkAccess: ServiceAccess = {
  table: `
    # call                                  target     nobody  unapproved  planless  Bronze  Silver  Gold  head  clerk  cashier  reader  deleted  revoked
    GET /plans                              -          200     200         200       200     200     200   200   200    200      200     200      200
    GET /inviter                            -          200     200         200       200     200     200   200   200    200      200     200      200
    POST /user/enroll-upi                   -          401     200         200       200     200     422   422   403    403      403     401      401
    GET /user/unfinished-payments           -          401     200         200       200     200     200   200   403    403      403     401      401
    GET /user/cotton-upi                    -          401     403         403       200     200     200   403   403    403      403     401      401
    POST /user/requestplanProof             -          401     200         200       200     200     422   422   403    403      403     401      401
    GET /member/network                     -          401     403         200       200     200     200   200   200    200      200     401      401
    GET /member/network.csv                 -          401     403         403       403     403     403   200   403    403      403     401      401
    GET /admin/waiting/members              -          401     403         403       403     403     403   200   200    200      200     401      401
    GET /member/network/:id/children        own        401     403         200       200     200     200   200   404    404      404     401      401
    GET /member/network/:id/children        below      401     403         -         -       200     200   200   200    200      200     401      401
    GET /member/network/:id/children        above      401     403         404       404     404     404   -     200    200      200     401      401
    GET /member/network/:id/children        other      401     403         404       404     404     404   200   200    200      200     401      401
    GET /member/network/:id/children        missing    401     403         404       404     404     404   404   404    404      404     401      401
    GET /member/network/:id/children        malformed  401     403         400       400     400     400   400   400    400      400     401      401
    GET /member/membership                  -          401     200         200       200     200     200   200   403    403      403     401      401
    GET /member/plan-sales                  -          401     200         200       200     200     200   200   403    403      403     401      401
    POST /member/approve-registration       own        401     403         403       403     403     403   409   404    403      403     401      401
    POST /member/approve-registration       other      401     403         403       403     403     403   200   200    403      403     401      401
    POST /member/approve-registration       missing    401     403         403       403     403     403   404   404    403      403     401      401
    POST /member/approve-registration       malformed  401     403         403       403     403     403   422   422    403      403     401      401
    DELETE /member/delete-member/:id        own        401     403         403       403     403     403   409   404    403      403     401      401
    DELETE /member/delete-member/:id        other      401     403         403       403     403     403   200   200    403      403     401      401
    DELETE /member/delete-member/:id        missing    401     403         403       403     403     403   404   404    403      403     401      401
    DELETE /member/delete-member/:id        malformed  401     403         403       403     403     403   400   400    403      403     401      401
    POST /admin/approve/plan                own        401     403         403       403     403     403   422   403    403      403     401      401
    POST /admin/approve/plan                other      401     403         403       403     403     403   200   403    403      403     401      401
    POST /admin/approve/plan                missing    401     403         403       403     403     403   404   403    403      403     401      401
    POST /admin/approve/plan                malformed  401     403         403       403     403     403   422   422    403      403     401      401
    POST /admin/reject/plan                 own        401     403         403       403     403     403   409   404    403      403     401      401
    POST /admin/reject/plan                 other      401     403         403       403     403     403   200   200    403      403     401      401
    POST /admin/reject/plan                 missing    401     403         403       403     403     403   404   404    403      403     401      401
    POST /admin/reject/plan                 malformed  401     403         403       403     403     403   422   422    403      403     401      401
    GET /admin/payment-references           other      401     403         403       403     403     403   200   200    200      200     401      401
    GET /admin/payment-references           missing    401     403         403       403     403     403   404   404    404      404     401      401
    GET /admin/payment-references           malformed  401     403         403       403     403     403   422   422    422      422     401      401
    POST /admin/payment-references/release  missing    401     403         403       403     403     403   404   404    403      403     401      401
    POST /admin/payment-references/release  malformed  401     403         403       403     403     403   422   422    403      403     401      401
    POST /admin/bank-statements/preview     -          401     403         403       403     403     403   200   200    403      403     401      401
    PUT /admin/bank-layouts                 -          401     403         403       403     403     403   200   403    403      403     401      401
    POST /admin/bank-statements             -          401     403         403       403     403     403   409   409    403      403     401      401
    GET /admin/bank-statements              -          401     403         403       403     403     403   200   200    403      403     401      401
    GET /admin/bank-lines                   -          401     403         403       403     403     403   200   200    403      403     401      401
    GET /admin/expected-payments            -          401     403         403       403     403     403   200   200    403      403     401      401
    GET /admin/bank-lines/:id/choices       own        401     403         403       403     403     403   200   200    403      403     401      401
    GET /admin/bank-lines/:id/choices       other      401     403         403       403     403     403   200   200    403      403     401      401
    GET /admin/bank-lines/:id/choices       missing    401     403         403       403     403     403   404   404    403      403     401      401
    GET /admin/bank-lines/:id/choices       malformed  401     403         403       403     403     403   400   400    403      403     401      401
    POST /admin/bank-lines/:id/match        own        401     403         403       403     403     403   409   409    403      403     401      401
    POST /admin/bank-lines/:id/match        other      401     403         403       403     403     403   409   409    403      403     401      401
    POST /admin/bank-lines/:id/match        missing    401     403         403       403     403     403   404   404    403      403     401      401
    POST /admin/bank-lines/:id/match        malformed  401     403         403       403     403     403   400   400    403      403     401      401
    POST /admin/bank-lines/:id/release      own        401     403         403       403     403     403   409   409    403      403     401      401
    POST /admin/bank-lines/:id/release      other      401     403         403       403     403     403   409   409    403      403     401      401
    POST /admin/bank-lines/:id/release      missing    401     403         403       403     403     403   404   404    403      403     401      401
    POST /admin/bank-lines/:id/release      malformed  401     403         403       403     403     403   400   400    403      403     401      401
    POST /admin/bank-lines/:id/dismiss-reversal  own        401     403         403       403     403     403   409   409    403      403     401      401
    POST /admin/bank-lines/:id/dismiss-reversal  other      401     403         403       403     403     403   409   409    403      403     401      401
    POST /admin/bank-lines/:id/dismiss-reversal  missing    401     403         403       403     403     403   404   404    403      403     401      401
    POST /admin/bank-lines/:id/dismiss-reversal  malformed  401     403         403       403     403     403   400   400    403      403     401      401
    GET /admin/bulk-approvals/preview       -          401     403         403       403     403     403   200   200    403      403     401      401
    POST /admin/bulk-approvals              -          401     403         403       403     403     403   409   409    403      403     401      401
    GET /admin/bulk-approvals               -          401     403         403       403     403     403   200   200    403      403     401      401
    GET /admin/bulk-approvals/:id           own        401     403         403       403     403     403   200   200    403      403     401      401
    GET /admin/bulk-approvals/:id           other      401     403         403       403     403     403   200   200    403      403     401      401
    GET /admin/bulk-approvals/:id           missing    401     403         403       403     403     403   404   404    403      403     401      401
    GET /admin/bulk-approvals/:id           malformed  401     403         403       403     403     403   400   400    403      403     401      401
${reversalRows}${networkApprovalRows}${networkWorkRows}  `,
  inputs: [
    when(listPlans),
    when(getInviter, ({ cast }) => ({ query: { code: cast.people.Gold.referralCode } })),
    when(enrollUpi, () => ({ body: { plan: 'Gold' } })),
    when(listUnfinishedPayments),
    when(cottonUpi, () => ({ query: { quantity: '2' } })),
    when(requestPlanProof, ({ have }) => ({ body: { plan: 'Gold' }, files: { planProof: have.picture } })),
    // The oldest come first: the facts are about them, not about members who join for a cell. The page is as large as
    // possible, because members with plan requests may come late.
    when(memberNetwork, () => ({ query: { order: 'asc', limit: '200' } })),
    when(memberNetworkCsv),
    when(waitingMembers),
    when(networkChildren, async (scene) => ({ params: { id: await placeIn(scene) } })),
    when(membership),
    when(listPlanSales),
    when(approveRegistration, async (scene) => ({ body: { userId: await candidate(scene) } })),
    when(deleteMember, async (scene) => ({ params: { id: await candidate(scene) } })),
    when(approvePlan, async (scene) => ({ body: { userId: await candidate(scene), plan: 'Gold', payment: 'waived' } })),
    when(rejectPlan, async (scene) => {
      const { cast, have, role, target, other } = scene;
      const isDecided = decides(role) && target === 'other';
      const userId = isDecided ? await have.planRequest(await cast.test.newcomer(other)) : await candidate(scene);
      return { body: { userId, reason: 'The proof cannot be read.' } };
    }),
    when(findPaymentReference, (scene) => ({ query: { utr: utrIn(scene) } })),
    when(releasePaymentReference, (scene) => ({ body: { utr: utrIn(scene), reason: 'It was mistyped.' } })),
    when(previewBankStatement, ({ have }) => ({ body: {}, files: { statement: have.statement } })),
    when(confirmBankLayout, () => ({ body: statementColumns })),
    when(importBankStatement, ({ have }) => ({ body: { account: 'SBI' }, files: { statement: have.statement } })),
    when(bankStatements),
    when(bankLines),
    when(expectedPayments),
    when(bankLineChoices, async (scene) => ({ params: { id: await lineIn(scene) } })),
    when(matchBankLine, async (scene) => ({
      params: { id: await lineIn(scene) },
      body: { expectedId: 'f'.repeat(24) },
    })),
    ...reversalInputs,
    ...networkApprovalInputs,
    ...networkWorkInputs,
    when(dismissReversal, async (scene) => ({ params: { id: await lineIn(scene) } })),
    when(releaseBankLine, async (scene) => ({ params: { id: await lineIn(scene) } })),
    when(previewBulkApproval),
    when(beginBulkApproval, () => ({ body: { requests: [nobodysRequest] } })),
    when(listBulkApprovals),
    when(getBulkApproval, async (scene) => ({ params: { id: await bulkApprovalIn(scene) } })),
  ],
};
