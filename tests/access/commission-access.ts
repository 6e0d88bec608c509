import {
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
  cancelPayoutBatch,
  changeCommissionSchedule,
  commissionRequest,
  correctPosting,
  deskPayouts,
  listCommissionSchedules,
  makePayoutBatch,
  memberCommissions,
  memberCommissionsCsv,
  payoutAmountToSend,
  payoutBankDetails,
  payoutBatch,
  payoutBatches,
  exportPayoutFile,
  payoutFileLayouts,
  previewPayoutBatch,
  previewPayoutAnswer,
  recordGrantedSent,
  recordPayoutSent,
  releaseUnpaidPayout,
  takePayoutAnswer,
  commissionTerms,
  showCommissionSchedule,
  statement,
  statementCsv,
  statementBalances,
  statementSummary,
  updateCommissionStatus,
  waitingPayouts,
  whyCommission,
} from '@deepam/contracts';
import type { Session } from '@deepam/api-client';
import { bankAnswer } from '../world/bank-answer.js';
import { idIn, missingId, when, type ServiceAccess } from './scene.js';
import { commissionConsentInputs, commissionConsentRows } from './four-eyes-access.js';
import { taxDocumentInputs, taxDocumentRows } from './tax-document-access.js';

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
    POST /admin/payouts/:payoutId/sent         own        401     -           -         -       403     403   -     -      -        -       -        401
    POST /admin/payouts/:payoutId/sent         other      401     403         403       403     403     403   409   403    409      403     401      401
    POST /admin/payouts/:payoutId/sent         missing    401     403         403       403     403     403   404   403    404      403     401      401
    POST /admin/payouts/:payoutId/sent         malformed  401     403         403       403     403     403   400   403    400      403     401      401
    POST /admin/payouts/:payoutId/granted-sent own        401     -           -         -       403     403   -     -      -        -       -        401
    POST /admin/payouts/:payoutId/granted-sent other      401     403         403       403     403     403   409   403    409      403     401      401
    POST /admin/payouts/:payoutId/granted-sent missing    401     403         403       403     403     403   404   403    404      403     401      401
    POST /admin/payouts/:payoutId/granted-sent malformed  401     403         403       403     403     403   400   403    400      403     401      401
    GET /admin/payouts/:payoutId/amount-to-send own        401     -           -         -       403     403   -     -      -        -       -        401
    GET /admin/payouts/:payoutId/amount-to-send other      401     403         403       403     403     403   200   200    200      200     401      401
    GET /admin/payouts/:payoutId/amount-to-send missing    401     403         403       403     403     403   404   404    404      404     401      401
    GET /admin/payouts/:payoutId/amount-to-send malformed  401     403         403       403     403     403   400   400    400      400     401      401
    GET /admin/payouts/:payoutId/bank-details  own        401     -           -         -       403     403   -     -      -        -       -        401
    GET /admin/payouts/:payoutId/bank-details  other      401     403         403       403     403     403   200   403    200      403     401      401
    GET /admin/payouts/:payoutId/bank-details  missing    401     403         403       403     403     403   404   403    404      403     401      401
    GET /admin/payouts/:payoutId/bank-details  malformed  401     403         403       403     403     403   400   403    400      403     401      401
    GET /admin/payouts                         -          401     403         403       403     403     403   200   200    200      200     401      401
    GET /admin/payout-batches                  -          401     403         403       403     403     403   200   200    200      200     401      401
    POST /admin/payout-batches/preview         other      401     403         403       403     403     403   200   403    200      403     401      401
    POST /admin/payout-batches/preview         malformed  401     403         403       403     403     403   422   403    422      403     401      401
    POST /admin/payout-batches                 own        401     -           -         -       403     403   -     -      -        -       -        401
    POST /admin/payout-batches                 other      401     403         403       403     403     403   201   403    201      403     401      401
    POST /admin/payout-batches                 missing    401     403         403       403     403     403   409   403    409      403     401      401
    POST /admin/payout-batches                 malformed  401     403         403       403     403     403   422   403    422      403     401      401
    GET /admin/payout-batches/:batchId         own        401     -           -         -       403     403   -     -      -        -       -        401
    GET /admin/payout-batches/:batchId         other      401     403         403       403     403     403   200   200    200      200     401      401
    GET /admin/payout-batches/:batchId         missing    401     403         403       403     403     403   404   404    404      404     401      401
    GET /admin/payout-batches/:batchId         malformed  401     403         403       403     403     403   400   400    400      400     401      401
    POST /admin/payout-batches/:batchId/cancel own        401     -           -         -       403     403   -     -      -        -       -        401
    POST /admin/payout-batches/:batchId/cancel other      401     403         403       403     403     403   200   403    200      403     401      401
    POST /admin/payout-batches/:batchId/cancel missing    401     403         403       403     403     403   404   403    404      403     401      401
    POST /admin/payout-batches/:batchId/cancel malformed  401     403         403       403     403     403   400   403    400      403     401      401
    POST /admin/payout-batches/:batchId/file   own        401     -           -         -       403     403   -     -      -        -       -        401
    POST /admin/payout-batches/:batchId/file   other      401     403         403       403     403     403   200   403    200      403     401      401
    POST /admin/payout-batches/:batchId/file   missing    401     403         403       403     403     403   404   403    404      403     401      401
    POST /admin/payout-batches/:batchId/file   malformed  401     403         403       403     403     403   400   403    400      403     401      401
    POST /admin/payout-batches/:batchId/payouts/:payoutId/not-paid own 401 - - - 403 403 - - - - - 401
    POST /admin/payout-batches/:batchId/payouts/:payoutId/not-paid other 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/payout-batches/:batchId/payouts/:payoutId/not-paid missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/payout-batches/:batchId/payouts/:payoutId/not-paid malformed 401 403 403 403 403 403 400 403 400 403 401 401
    POST /admin/payout-batches/:batchId/result/preview own 401    -           -         -       403     403   -     -      -        -       -        401
    POST /admin/payout-batches/:batchId/result/preview other 401  403         403       403     403     403   200   403    200      403     401      401
    POST /admin/payout-batches/:batchId/result/preview missing 401 403        403       403     403     403   404   403    404      403     401      401
    POST /admin/payout-batches/:batchId/result/preview malformed 401 403      403       403     403     403   400   403    400      403     401      401
    POST /admin/payout-batches/:batchId/result own        401     -           -         -       403     403   -     -      -        -       -        401
    POST /admin/payout-batches/:batchId/result other      401     403         403       403     403     403   200   403    200      403     401      401
    POST /admin/payout-batches/:batchId/result missing    401     403         403       403     403     403   404   403    404      403     401      401
    POST /admin/payout-batches/:batchId/result malformed  401     403         403       403     403     403   400   403    400      403     401      401
    GET /admin/tax-rates                       -          401     403         403       403     403     403   200   200    200      200     401      401
    PUT /admin/tax-rates                       -          401     403         403       403     403     403   200   403    403      403     401      401
    GET /admin/tax-register                    -          401     403         403       403     403     403   200   200    200      200     401      401
    POST /admin/tax-register/file              -          401     403         403       403     403     403   200   403    200      403     401      401
    POST /admin/tax-deposits                   -          401     403         403       403     403     403   409   403    403      403     401      401
    GET /admin/payout-file-layouts             -          401     403         403       403     403     403   200   200    200      200     401      401
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
${taxDocumentRows}${commissionConsentRows}  `,
  inputs: [
    ...taxDocumentInputs,
    ...commissionConsentInputs,
    when(balance),
    when(commissionRequest, () => ({ body: { commissionAmount: 1 } })),
    when(memberCommissions),
    when(deskPayouts),
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
    when(recordPayoutSent, async (scene) => ({
      params: { payoutId: await idIn(scene, (owner) => scene.have.payout(owner)) },
      body: { net: 1 },
    })),
    when(recordGrantedSent, async (scene) => ({
      params: { payoutId: await idIn(scene, (owner) => scene.have.payout(owner)) },
      body: { since: new Date(0).toISOString() },
    })),
    when(payoutAmountToSend, async (scene) => ({
      params: { payoutId: await idIn(scene, (owner) => scene.have.payout(owner)) },
    })),
    when(payoutBankDetails, async (scene) => ({
      params: { payoutId: await idIn(scene, (owner) => scene.have.payout(owner)) },
    })),
    when(payoutBatches),
    when(payoutFileLayouts),
    when(taxRates),
    when(changeTaxRates, async ({ have }) => ({ body: await have.sameTaxRates() })),
    when(taxRegister, () => ({ query: { year: '2026', quarter: '1' } })),
    when(exportTaxRegister, () => ({ body: { year: 2026, quarter: 1 } })),
    when(addTaxDeposit, () => ({ body: { challan: 'C1', paidOn: '2026-04-01', amount: 1_000_000 } })),
    ...[previewPayoutAnswer, takePayoutAnswer].map((endpoint) =>
      when(endpoint, async (scene) => ({
        params: { batchId: await idIn(scene, (owner) => scene.have.payoutBatch(owner)) },
        files: { answer: bankAnswer('DPY222222222') },
      })),
    ),
    when(exportPayoutFile, async (scene) => ({
      params: { batchId: await idIn(scene, (owner) => scene.have.payoutBatch(owner)) },
      body: { format: 'hdfc' },
    })),
    ...[previewPayoutBatch, makePayoutBatch].map((endpoint) =>
      when(endpoint, async (scene) => ({
        body: { payoutIds: [await idIn(scene, (owner) => scene.have.payout(owner))] },
      })),
    ),
    when(cancelPayoutBatch, async (scene) => ({
      params: { batchId: await idIn(scene, (owner) => scene.have.payoutBatch(owner)) },
      body: {},
    })),
    when(releaseUnpaidPayout, async (scene) => ({
      params: {
        batchId: await idIn(scene, (owner) => scene.have.payoutBatch(owner)),
        payoutId: missingId,
      },
      body: { reason: 'Asked the bank' },
    })),
    when(payoutBatch, async (scene) => ({
      params: { batchId: await idIn(scene, (owner) => scene.have.payoutBatch(owner)) },
    })),
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
      // Two have nobody below: the head may see the stranger's sale as well, and the revoked one nothing.
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
