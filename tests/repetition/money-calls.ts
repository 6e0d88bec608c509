import {
  addCottonLoss,
  addCottonPurchase,
  correctCottonMovement,
  addEarnings,
  addTaxDeposit,
  changeTaxRates,
  exportTaxRegister,
  cancelPayoutBatch,
  changeBusiness,
  changeCommissionSchedule,
  commissionRequest,
  correctPosting,
  cottonApproved,
  cottonRequested,
  cottonSent,
  creditCorrected,
  decideCottonOrder,
  decideReturn,
  markCottonSent,
  earningsCredited,
  exportPayoutFile,
  makePayoutBatch,
  payoutDecided,
  payoutRequested,
  requestCotton,
  requestReturn,
  returnApproved,
  returnRequested,
  showBusiness,
  payoutBatch,
  previewPayoutBatch,
  previewPayoutAnswer,
  recordGrantedSent,
  recordPayoutSent,
  releaseUnpaidPayout,
  takePayoutAnswer,
  updateCommissionStatus,
} from '@deepam/contracts';
import { bankAnswer } from '../world/bank-answer.js';
import { missingId, type Scene } from '../access/scene.js';
import { audited, kept, repeated, published, withBody, type RepeatedCall } from './repeated-call.js';

/** Repetitions of the calls of commission, cotton-order and notification. */
export const moneyCalls: readonly RepeatedCall[] = [
  repeated(commissionRequest, {
    as: 'Gold',
    input: () => ({ body: { commissionAmount: 3 } }),
    effects: published('commission', payoutRequested),
    other: withBody({ commissionAmount: 4 }),
  }),
  repeated(updateCommissionStatus, {
    as: 'head',
    input: async ({ cast, have }) => {
      const { Gold } = cast.people;
      return { body: { userId: Gold.memberId, commissionId: await have.payout(Gold), status: 'Approved' } };
    },
    effects: published('commission', payoutDecided),
    other: withBody({ status: 'Rejected' }),
  }),
  repeated(recordPayoutSent, {
    as: 'head',
    input: async (scene) => {
      const { payoutId, amountPaise } = await approved(scene, { knownPayment: 'DPY222222222', cameBackAt: new Date() });
      return { params: { payoutId }, body: { net: amountPaise / 100 } };
    },
    effects: audited('commission', 'payout-sent'),
    other: withBody({ net: 1_000_000 }),
  }),
  repeated(recordGrantedSent, {
    as: 'head',
    input: async (scene) => {
      const toSendSince = new Date();
      const { payoutId } = await approved(scene, { isSentGranted: true, toSendSince });
      return { params: { payoutId }, body: { since: toSendSince.toISOString() } };
    },
    effects: audited('commission', 'granted-payout-sent'),
    other: withBody({ since: new Date(0).toISOString() }),
  }),
  repeated(makePayoutBatch, {
    as: 'head',
    input: async ({ cast, have }) => ({ body: { payoutIds: [await have.payout(cast.people.Gold)] } }),
    effects: kept('commission', 'payout_batches'),
    other: withBody({ payoutIds: [missingId] }),
  }),
  repeated(cancelPayoutBatch, {
    as: 'head',
    input: async ({ cast, have }) => ({
      params: { batchId: await have.payoutBatch(cast.people.Gold) },
      body: {},
    }),
    effects: audited('commission', 'payout-batch-cancelled'),
    other: (input) => ({ ...input, params: { batchId: missingId } }),
  }),
  repeated(exportPayoutFile, {
    as: 'head',
    input: async ({ cast, have }) => ({
      params: { batchId: await have.payoutBatch(cast.people.Gold) },
      body: { format: 'hdfc' },
    }),
    effects: audited('commission', 'payout-file-made'),
    other: withBody({ format: 'sbi' }),
    answersOnce: true,
  }),
  repeated(releaseUnpaidPayout, {
    as: 'head',
    input: async ({ cast, have, self }) => {
      const params = { batchId: await have.payoutBatch(cast.people.Gold) };
      const { rows } = await cast.test.api.call(payoutBatch, { token: self.token, params });
      const asLongAgo = { $set: { filedAt: new Date(0) } };
      await cast.test.database('commission').collection('payout_batch_rows').updateMany(params, asLongAgo);
      return { params: { ...params, payoutId: rows[0]!.payoutId }, body: { reason: 'Asked the bank' } };
    },
    effects: audited('commission', 'payout-said-unpaid'),
    other: withBody({ reason: 'Asked twice' }),
  }),
  repeated(previewPayoutBatch, {
    as: 'head',
    input: async ({ cast, have }) => ({ body: { payoutIds: [await have.payout(cast.people.Gold)] } }),
    effects: null,
    other: withBody({ payoutIds: [missingId] }),
  }),
  repeated(previewPayoutAnswer, {
    as: 'head',
    input: async ({ cast, have }) => ({
      params: { batchId: await have.payoutBatch(cast.people.Gold) },
      files: { answer: bankAnswer('DPY222222222') },
    }),
    effects: null,
    other: (input) => ({ ...input, files: { answer: bankAnswer('DPY333333333') } }),
  }),
  repeated(takePayoutAnswer, {
    as: 'head',
    input: async ({ cast, have, self }) => {
      const params = { batchId: await have.payoutBatch(cast.people.Gold) };
      await cast.test.api.call(exportPayoutFile, { token: self.token, params, body: { format: 'hdfc' } });
      const { rows } = await cast.test.api.call(payoutBatch, { token: self.token, params });
      return { params, files: { answer: bankAnswer(rows[0]!.reference) } };
    },
    effects: published('commission', payoutDecided),
    other: (input) => ({ ...input, files: { answer: bankAnswer('DPY222222222') } }),
  }),
  repeated(changeTaxRates, {
    as: 'head',
    input: async ({ have }) => ({ body: await have.sameTaxRates() }),
    effects: kept('commission', 'tax_rates'),
    other: withBody({ threshold: 1 }),
  }),
  repeated(exportTaxRegister, {
    as: 'head',
    input: () => ({ body: { year: 2026, quarter: 1 } }),
    effects: audited('commission', 'tax-register-exported'),
    other: withBody({ quarter: 2 }),
    answersOnce: true,
  }),
  repeated(addTaxDeposit, {
    as: 'head',
    input: async ({ cast, have }) => {
      await have.taxOwed(cast.people.Gold);
      return { body: { challan: 'R1', paidOn: '2026-04-01', amount: 1 } };
    },
    effects: kept('commission', 'tax_deposits'),
    other: withBody({ challan: 'R2' }),
  }),
  repeated(addEarnings, {
    as: 'head',
    input: ({ cast }) => ({ body: { earning: 5, userId: cast.people.Gold.memberId } }),
    effects: published('commission', earningsCredited),
    other: withBody({ earning: 6 }),
  }),
  repeated(correctPosting, {
    as: 'head',
    input: async ({ cast, have }) => ({ body: { postingId: await have.credit(cast.people.Gold), reason: 'wrong' } }),
    effects: published('commission', creditCorrected),
    other: withBody({ reason: 'another reason' }),
  }),
  repeated(changeBusiness, {
    as: 'head',
    input: async ({ cast, self }) => {
      const { business } = await cast.test.api.call(showBusiness, { token: self.token });
      return {
        body: {
          ...{ legalName: 'Deepam', address: 'Pune', state: '27', gstin: '', hsn: '' },
          ...{ rateBasisPoints: 0, version: business?.version ?? 0 },
        },
      };
    },
    effects: kept('commission', 'business_versions'),
    other: withBody({ legalName: 'Another' }),
  }),
  repeated(changeCommissionSchedule, {
    as: 'head',
    input: async ({ have }) => ({ body: await have.newRates() }),
    effects: kept('commission', 'commission_schedules'),
    other: withBody({ version: 99 }),
  }),
  repeated(requestCotton, {
    as: 'Gold',
    input: ({ have }) => ({ body: { quantity: 2, address: 'Satara' }, files: { paymentProof: have.picture } }),
    effects: published('cotton-order', cottonRequested),
    other: withBody({ quantity: 3 }),
  }),
  repeated(decideCottonOrder, {
    as: 'head',
    input: async ({ cast, have }) => ({
      params: { id: await have.order(cast.people.Gold) },
      body: { status: 'Approved' },
    }),
    effects: published('cotton-order', cottonApproved),
    other: withBody({ status: 'Delivered' }),
  }),
  repeated(markCottonSent, {
    as: 'head',
    input: async ({ cast, have }) => ({
      params: { id: await have.approvedOrder(cast.people.Gold) },
      body: { parcelNo: 'EM123456789IN' },
    }),
    effects: published('cotton-order', cottonSent),
    other: withBody({ parcelNo: 'EM987654321IN' }),
  }),
  repeated(addCottonPurchase, {
    as: 'head',
    input: () => ({ body: { kg: 10, day: '2026-01-05', supplier: 'Khandesh Ginning' } }),
    effects: kept('cotton-order', 'stock_movements'),
    other: withBody({ kg: 11 }),
  }),
  repeated(addCottonLoss, {
    as: 'head',
    input: () => ({ body: { kind: 'lost', kg: 1, day: '2026-01-05', reason: 'Damp' } }),
    effects: kept('cotton-order', 'stock_movements'),
    other: withBody({ kind: 'found' }),
  }),
  repeated(correctCottonMovement, {
    as: 'head',
    input: async ({ have }) => ({ params: { id: await have.cottonPurchase() }, body: { reason: 'Typed twice' } }),
    effects: kept('cotton-order', 'stock_movements'),
    other: withBody({ reason: 'Another' }),
  }),
  repeated(requestReturn, {
    as: 'Gold',
    input: async ({ cast, have }) => ({ params: { id: await have.deliveredOrder(cast.people.Gold) } }),
    effects: published('cotton-order', returnRequested),
    other: (input) => ({ ...input, params: { id: missingId } }),
  }),
  repeated(decideReturn, {
    as: 'head',
    input: async ({ cast, have }) => ({
      params: { id: await have.orderWithReturn(cast.people.Gold) },
      body: { status: 'Approved' },
      files: { adminImage: have.picture },
    }),
    effects: published('cotton-order', returnApproved),
    other: withBody({ status: 'Rejected', rejectionReason: 'No.' }),
  }),
];

/** A payout of the Gold member that the head has approved, as it is set then. */
async function approved({ cast, have, self }: Scene, $set: object): Promise<{ payoutId: string; amountPaise: number }> {
  const { Gold } = cast.people;
  const payoutId = await have.payout(Gold);
  const body = { userId: Gold.memberId, commissionId: payoutId, status: 'Approved' as const };
  await cast.test.api.call(updateCommissionStatus, { token: self.token, body });
  const payouts = cast.test.database('commission').collection<{ _id: string; amountPaise: number }>('payouts');
  const { amountPaise } = (await payouts.findOneAndUpdate({ _id: payoutId }, { $set }))!;
  return { payoutId, amountPaise };
}
