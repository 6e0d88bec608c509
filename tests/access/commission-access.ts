import {
  bankFile,
  bankFileLayouts,
  bankFiles,
  cancelBankFile,
  cancelTransfer,
  downloadBankFile,
  makeBankFile,
  payable,
  payableAmount,
  payableBankDetails,
  payables,
  previewBankAnswer,
  previewBankFile,
  recordRecovery,
  recordTransferSent,
  releaseTransfer,
  takeBankAnswer,
  transferByHand,
  addTaxDeposit,
  changeTaxRates,
  exportTaxRegister,
  taxRates,
  taxRegister,
  addEarnings,
  balance,
  businessJournalCsv,
  businessOverview,
  businessReport,
  businessReportCsv,
  changeCommissionSchedule,
  commissionRequest,
  correctPosting,
  listCommissionSchedules,
  memberCommissions,
  memberCommissionsCsv,
  commissionTerms,
  showCommissionSchedule,
  statement,
  statementCsv,
  statementBalances,
  statementSummary,
  updateCommissionStatus,
  waitingPayouts,
  whyCommission,
  type Endpoint,
} from '@deepam/contracts';
import type { Session } from '@deepam/api-client';
import { bankAnswer } from '../world/bank-answer.js';
import { idIn, when, type InputFor, type ServiceAccess } from './scene.js';
import type { AnyInput } from '../world/call-any.js';
import { commissionApprovalInputs, commissionApprovalRows } from './approvals-access.js';
import { taxDocumentInputs, taxDocumentRows } from './tax-document-access.js';

const ofTransfer = (endpoint: Endpoint, body: object): InputFor =>
  when(endpoint, async (scene) => ({
    params: { transferId: await idIn(scene, (owner) => scene.have.transfer(owner)) },
    body,
  }));
const ofBankFile = (endpoint: Endpoint, input: AnyInput = {}): InputFor =>
  when(endpoint, async (scene) => ({
    params: { bankFileId: await idIn(scene, (owner) => scene.have.bankFile(owner)) },
    ...input,
  }));
const january = { from: '2026-01-01', to: '2026-01-31' };

export const commissionAccess: ServiceAccess = {
  table: `
    # call                                     target     nobody  unapproved  planless  Bronze  Silver  Gold  head  clerk  cashier  reader  deleted  revoked
    GET /member/balance                        -          401     200         200       200     200     200   200   403    403      403     401      401
    POST /member/commission-request            -          401     403         403       403     201     201   403   403    403      403     401      401
    GET /member/commissions                    -          401     403         403       403     403     403   200   200    200      200     401      401
    GET /member/commissions.csv                -          401     403         403       403     403     403   200   403    403      403     401      401
    GET /admin/waiting/payouts                 -          401     403         403       403     403     403   200   200    200      200     401      401
    GET /admin/business/overview               -          401     403         403       403     403     403   200   403    403      403     401      401
    GET /admin/business/report                 -          401     403         403       403     403     403   200   403    403      403     401      401
    GET /admin/business/report.csv             -          401     403         403       403     403     403   200   403    403      403     401      401
    GET /admin/business/journal.csv            -          401     403         403       403     403     403   200   403    403      403     401      401
    POST /member/update-commission-status      own        401     -           -         -       403     403   -     -      -        -       -        401
    POST /member/update-commission-status      other      401     403         403       403     403     403   200   403    200      403     401      401
    POST /member/update-commission-status      missing    401     403         403       403     403     403   404   403    404      403     401      401
    POST /member/update-commission-status      malformed  401     403         403       403     403     403   422   403    422      403     401      401
    GET /admin/payables - 401 403 403 403 403 403 200 200 200 200 401 401
    GET /admin/payables/:payableId own 401 - - - 403 403 - - - - - 401
    GET /admin/payables/:payableId other 401 403 403 403 403 403 200 200 200 200 401 401
    GET /admin/payables/:payableId missing 401 403 403 403 403 403 404 404 404 404 401 401
    GET /admin/payables/:payableId malformed 401 403 403 403 403 403 400 400 400 400 401 401
    GET /admin/payables/:payableId/amount-to-send own 401 - - - 403 403 - - - - - 401
    GET /admin/payables/:payableId/amount-to-send other 401 403 403 403 403 403 200 200 200 200 401 401
    GET /admin/payables/:payableId/amount-to-send missing 401 403 403 403 403 403 404 404 404 404 401 401
    GET /admin/payables/:payableId/amount-to-send malformed 401 403 403 403 403 403 400 400 400 400 401 401
    GET /admin/payables/:payableId/bank-details own 401 - - - 403 403 - - - - - 401
    GET /admin/payables/:payableId/bank-details other 401 403 403 403 403 403 200 403 200 403 401 401
    GET /admin/payables/:payableId/bank-details missing 401 403 403 403 403 403 404 403 404 403 401 401
    GET /admin/payables/:payableId/bank-details malformed 401 403 403 403 403 403 400 403 400 403 401 401
    POST /admin/payables/:payableId/transfers own 401 - - - 403 403 - - - - - 401
    POST /admin/payables/:payableId/transfers other 401 403 403 403 403 403 200 403 200 403 401 401
    POST /admin/payables/:payableId/transfers missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/payables/:payableId/transfers malformed 401 403 403 403 403 403 400 403 400 403 401 401
    POST /admin/transfers/:transferId/sent own 401 - - - 403 403 - - - - - 401
    POST /admin/transfers/:transferId/sent other 401 403 403 403 403 403 409 403 409 403 401 401
    POST /admin/transfers/:transferId/sent missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/transfers/:transferId/sent malformed 401 403 403 403 403 403 400 403 400 403 401 401
    POST /admin/transfers/:transferId/cancel own 401 - - - 403 403 - - - - - 401
    POST /admin/transfers/:transferId/cancel other 401 403 403 403 403 403 409 403 409 403 401 401
    POST /admin/transfers/:transferId/cancel missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/transfers/:transferId/cancel malformed 401 403 403 403 403 403 400 403 400 403 401 401
    POST /admin/transfers/:transferId/release own 401 - - - 403 403 - - - - - 401
    POST /admin/transfers/:transferId/release other 401 403 403 403 403 403 409 403 409 403 401 401
    POST /admin/transfers/:transferId/release missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/transfers/:transferId/release malformed 401 403 403 403 403 403 400 403 400 403 401 401
    POST /admin/transfers/:transferId/recovery own 401 - - - 403 403 - - - - - 401
    POST /admin/transfers/:transferId/recovery other 401 403 403 403 403 403 409 403 409 403 401 401
    POST /admin/transfers/:transferId/recovery missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/transfers/:transferId/recovery malformed 401 403 403 403 403 403 400 403 400 403 401 401
    GET /admin/bank-files - 401 403 403 403 403 403 200 200 200 200 401 401
    POST /admin/bank-files/preview other 401 403 403 403 403 403 200 403 200 403 401 401
    POST /admin/bank-files/preview malformed 401 403 403 403 403 403 422 403 422 403 401 401
    POST /admin/bank-files own 401 - - - 403 403 - - - - - 401
    POST /admin/bank-files other 401 403 403 403 403 403 201 403 201 403 401 401
    POST /admin/bank-files missing 401 403 403 403 403 403 409 403 409 403 401 401
    POST /admin/bank-files malformed 401 403 403 403 403 403 422 403 422 403 401 401
    GET /admin/bank-files/:bankFileId own 401 - - - 403 403 - - - - - 401
    GET /admin/bank-files/:bankFileId other 401 403 403 403 403 403 200 200 200 200 401 401
    GET /admin/bank-files/:bankFileId missing 401 403 403 403 403 403 404 404 404 404 401 401
    GET /admin/bank-files/:bankFileId malformed 401 403 403 403 403 403 400 400 400 400 401 401
    POST /admin/bank-files/:bankFileId/cancel own 401 - - - 403 403 - - - - - 401
    POST /admin/bank-files/:bankFileId/cancel other 401 403 403 403 403 403 200 403 200 403 401 401
    POST /admin/bank-files/:bankFileId/cancel missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/bank-files/:bankFileId/cancel malformed 401 403 403 403 403 403 400 403 400 403 401 401
    POST /admin/bank-files/:bankFileId/download own 401 - - - 403 403 - - - - - 401
    POST /admin/bank-files/:bankFileId/download other 401 403 403 403 403 403 200 403 200 403 401 401
    POST /admin/bank-files/:bankFileId/download missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/bank-files/:bankFileId/download malformed 401 403 403 403 403 403 400 403 400 403 401 401
    POST /admin/bank-files/:bankFileId/answer/preview own 401 - - - 403 403 - - - - - 401
    POST /admin/bank-files/:bankFileId/answer/preview other 401 403 403 403 403 403 200 403 200 403 401 401
    POST /admin/bank-files/:bankFileId/answer/preview missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/bank-files/:bankFileId/answer/preview malformed 401 403 403 403 403 403 400 403 400 403 401 401
    POST /admin/bank-files/:bankFileId/answer own 401 - - - 403 403 - - - - - 401
    POST /admin/bank-files/:bankFileId/answer other 401 403 403 403 403 403 200 403 200 403 401 401
    POST /admin/bank-files/:bankFileId/answer missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/bank-files/:bankFileId/answer malformed 401 403 403 403 403 403 400 403 400 403 401 401
    GET /admin/bank-file-layouts - 401 403 403 403 403 403 200 200 200 200 401 401
    GET /admin/tax-rates                       -          401     403         403       403     403     403   200   200    200      200     401      401
    PUT /admin/tax-rates                       -          401     403         403       403     403     403   200   403    403      403     401      401
    GET /admin/tax-register                    -          401     403         403       403     403     403   200   200    200      200     401      401
    POST /admin/tax-register/file              -          401     403         403       403     403     403   200   403    200      403     401      401
    POST /admin/tax-deposits                   -          401     403         403       403     403     403   409   403    403      403     401      401
    POST /member/earnings/add                  -          401     403         403       403     403     403   422   403    403      403     401      401
    POST /member/earnings/add                  own        401     403         403       403     403     403   200   403    403      403     401      401
    POST /member/earnings/add                  other      401     403         403       403     403     403   200   403    403      403     401      401
    POST /member/earnings/add                  missing    401     403         403       403     403     403   404   403    403      403     401      401
    POST /member/earnings/add                  malformed  401     403         403       403     403     403   422   403    403      403     401      401
    GET /admin/commission-schedule             -          401     403         403       403     403     403   200   200    200      200     401      401
    GET /admin/commission-schedule/versions    -          401     403         403       403     403     403   200   200    200      200     401      401
    GET /commission-terms                      -          200     200         200       200     200     200   200   200    200      200     200      200
    PUT /admin/commission-schedule             -          401     403         403       403     403     403   200   403    403      403     401      401
    GET /member/statement                      own        401     200         200       200     200     200   200   404    404      404     401      401
    GET /member/statement                      other      401     403         403       403     403     403   200   200    200      200     401      401
    GET /member/statement                      missing    401     403         403       403     403     403   404   404    404      404     401      401
    GET /member/statement                      malformed  401     422         422       422     422     422   422   422    422      422     401      401
    GET /member/statement/balances             own        401     200         200       200     200     200   200   404    404      404     401      401
    GET /member/statement/balances             other      401     403         403       403     403     403   200   200    200      200     401      401
    GET /member/statement/balances             missing    401     403         403       403     403     403   404   404    404      404     401      401
    GET /member/statement/balances             malformed  401     422         422       422     422     422   422   422    422      422     401      401
    GET /member/statement/summary              own        401     200         200       200     200     200   200   404    404      404     401      401
    GET /member/statement/summary              other      401     403         403       403     403     403   200   200    200      200     401      401
    GET /member/statement/summary              missing    401     403         403       403     403     403   404   404    404      404     401      401
    GET /member/statement/summary              malformed  401     422         422       422     422     422   422   422    422      422     401      401
    GET /member/statement.csv                  own        401     200         200       200     200     200   200   403    403      403     401      401
    GET /member/statement.csv                  other      401     403         403       403     403     403   200   403    403      403     401      401
    GET /member/statement.csv                  missing    401     403         403       403     403     403   404   403    403      403     401      401
    GET /member/statement.csv                  malformed  401     422         422       422     422     422   422   403    403      403     401      401
    GET /member/commissions/:saleId/why        own        401     -           -         -       200     200   200   -      -        -       -        401
    GET /member/commissions/:saleId/why        other      401     404         404       404     404     404   200   200    200      200     401      401
    GET /member/commissions/:saleId/why        missing    401     404         404       404     404     404   404   404    404      404     401      401
    GET /member/commissions/:saleId/why        malformed  401     400         400       400     400     400   400   400    400      400     401      401
    POST /admin/ledger/corrections             own        401     -           -         403     403     403   -     -      -        -       -        401
    POST /admin/ledger/corrections             other      401     403         403       403     403     403   201   403    403      403     401      401
    POST /admin/ledger/corrections             missing    401     403         403       403     403     403   404   403    403      403     401      401
    POST /admin/ledger/corrections             malformed  401     403         403       403     403     403   422   403    403      403     401      401
${taxDocumentRows}${commissionApprovalRows}  `,
  inputs: [
    ...taxDocumentInputs,
    ...commissionApprovalInputs,
    when(balance),
    when(commissionRequest, () => ({ body: { commissionAmount: 1 } })),
    when(memberCommissions),
    when(memberCommissionsCsv),
    when(waitingPayouts),
    when(businessOverview),
    when(businessReport, () => ({ query: { by: 'sponsor', ...january } })),
    when(businessReportCsv, () => ({ query: { by: 'month', ...january } })),
    when(businessJournalCsv, () => ({ query: january })),
    when(updateCommissionStatus, async (scene) => {
      const userId = scene.target === 'own' ? scene.self.memberId : scene.other.memberId;
      const commissionId = await idIn(scene, (owner) => scene.have.payout(owner));
      return { body: { userId, commissionId, status: 'Approved' }, files: { paymentProof: scene.have.picture } };
    }),
    when(payables),
    ...[payable, payableAmount, payableBankDetails].map((endpoint) =>
      when(endpoint, async (scene) => ({
        params: { payableId: await idIn(scene, (owner) => scene.have.payout(owner)) },
      })),
    ),
    when(transferByHand, async (scene) => ({
      params: { payableId: await idIn(scene, (owner) => scene.have.owedPayout(owner)) },
      body: { net: 1 },
    })),
    ofTransfer(recordTransferSent, {}),
    ...[cancelTransfer, releaseTransfer].map((endpoint) => ofTransfer(endpoint, { reason: 'Asked the bank' })),
    ofTransfer(recordRecovery, { reason: 'The member has given it back', day: '2026-01-05' }),
    when(bankFiles),
    when(bankFileLayouts),
    when(taxRates),
    when(changeTaxRates, async ({ have }) => ({ body: await have.sameTaxRates() })),
    when(taxRegister, () => ({ query: { year: '2026', quarter: '1' } })),
    when(exportTaxRegister, () => ({ body: { year: 2026, quarter: 1 } })),
    when(addTaxDeposit, () => ({ body: { challan: 'C1', paidOn: '2026-04-01', amount: 1_000_000 } })),
    ...[previewBankAnswer, takeBankAnswer].map((endpoint) =>
      ofBankFile(endpoint, { files: { answer: bankAnswer('DPY222222222') } }),
    ),
    ofBankFile(bankFile),
    ofBankFile(downloadBankFile, { body: { format: 'hdfc' } }),
    ofBankFile(cancelBankFile, { body: {} }),
    ...[previewBankFile, makeBankFile].map((endpoint) =>
      when(endpoint, async (scene) => ({
        body: { payableIds: [await idIn(scene, (owner) => scene.have.payout(owner))] },
      })),
    ),
    when(addEarnings, async (scene) => ({
      body: { earning: 1, ...(scene.target === '-' ? {} : { userId: await idIn(scene, (owner) => owner.memberId) }) },
    })),
    when(commissionTerms),
    when(showCommissionSchedule),
    when(listCommissionSchedules),
    when(changeCommissionSchedule, async ({ have }) => ({ body: await have.newRates() })),
    when(statement, async (scene) => ({ query: { userId: await idIn(scene, (owner) => owner.memberId) } })),
    when(statementBalances, async (scene) => ({ query: { userId: await idIn(scene, (owner) => owner.memberId) } })),
    when(statementSummary, async (scene) => ({ query: { userId: await idIn(scene, (owner) => owner.memberId) } })),
    when(statementCsv, async (scene) => ({ query: { userId: await idIn(scene, (owner) => owner.memberId) } })),
    when(whyCommission, async (scene) => {
      const { stranger, bystander, revokedAgain } = scene.cast;
      const hasNobody = (owner: Session) => owner === bystander || owner === revokedAgain;
      const sale = await idIn(scene, (owner) => scene.have.saleBelow(hasNobody(owner) ? stranger : owner));
      return { params: { saleId: sale } };
    }),
    when(correctPosting, async (scene) => ({
      body: { postingId: await idIn(scene, (owner) => scene.have.credit(owner)), reason: 'for tests' },
    })),
  ],
};
