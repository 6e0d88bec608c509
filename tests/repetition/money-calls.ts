import {
  cancelBankFile,
  cancelTransfer,
  downloadBankFile,
  makeBankFile,
  previewBankAnswer,
  previewBankFile,
  recordRecovery,
  recordTransferSent,
  releaseTransfer,
  takeBankAnswer,
  transferByHand,
  addCottonLoss,
  addCottonPurchase,
  correctCottonMovement,
  addEarnings,
  addTaxDeposit,
  changeTaxRates,
  exportTaxRegister,
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
  indianDay,
  payoutDecided,
  payoutRequested,
  requestCotton,
  requestReturn,
  returnApproved,
  returnRequested,
  showBusiness,
  updateCommissionStatus,
} from '@deepam/contracts';
import { bankAnswer } from '../world/bank-answer.js';
import { missingId, type Scene } from '../access/scene.js';
import { audited, countIn, repeated, published, withBody, type RepeatedCall } from './repeated-call.js';

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
  repeated(transferByHand, {
    as: 'head',
    input: async ({ cast, have }) => ({
      params: { payableId: await have.owedPayout(cast.people.Gold) },
      body: { net: 1 },
    }),
    effects: audited('commission', 'transfer-made'),
    other: withBody({ net: 1_000_000 }),
  }),
  repeated(recordTransferSent, {
    as: 'head',
    input: async ({ cast, have }) => ({
      params: { transferId: await have.manualTransfer(cast.people.Gold) },
      body: {},
    }),
    effects: audited('commission', 'transfer-sent'),
    other: withBody({ utr: 'SBINN52026010500077' }),
  }),
  repeated(cancelTransfer, {
    as: 'head',
    input: async ({ cast, have }) => ({
      params: { transferId: await have.manualTransfer(cast.people.Gold) },
      body: { reason: 'Not now' },
    }),
    effects: audited('commission', 'transfer-cancelled'),
    other: withBody({ reason: 'Another' }),
  }),
  repeated(releaseTransfer, {
    as: 'head',
    input: async (scene) => {
      const { transferId } = await submitted(scene, { submittedAt: new Date(0) });
      return { params: { transferId }, body: { reason: 'Asked the bank' } };
    },
    effects: audited('commission', 'transfer-released'),
    other: withBody({ reason: 'Asked twice' }),
  }),
  repeated(recordRecovery, {
    as: 'head',
    input: async (scene) => {
      const { bankFileId, transferId, reference } = await submitted(scene);
      const { token } = scene.self;
      // Two payments of one transfer have two bank numbers.
      for (const place of [0, 1]) {
        const files = { answer: bankAnswer(...Array<string>(place).fill('DPY222222222'), reference) };
        await scene.cast.test.api.call(takeBankAnswer, { token, params: { bankFileId }, files });
      }
      return { params: { transferId }, body: { reason: 'Given back in cash', day: indianDay(new Date()) } };
    },
    effects: audited('commission', 'transfer-recovered'),
    other: withBody({ reason: 'Another' }),
  }),
  repeated(makeBankFile, {
    as: 'head',
    input: async ({ cast, have }) => ({ body: { payableIds: [await have.payout(cast.people.Gold)] } }),
    effects: countIn('commission', 'bank_files'),
    other: withBody({ payableIds: [missingId] }),
  }),
  repeated(cancelBankFile, {
    as: 'head',
    input: async ({ cast, have }) => ({
      params: { bankFileId: await have.bankFile(cast.people.Gold) },
      body: {},
    }),
    effects: audited('commission', 'bank-file-cancelled'),
    other: (input) => ({ ...input, params: { bankFileId: missingId } }),
  }),
  repeated(downloadBankFile, {
    as: 'head',
    input: async ({ cast, have }) => ({
      params: { bankFileId: await have.bankFile(cast.people.Gold) },
      body: { format: 'hdfc' },
    }),
    effects: audited('commission', 'bank-file-downloaded'),
    other: withBody({ format: 'sbi' }),
    answersOnce: true,
  }),
  repeated(previewBankFile, {
    as: 'head',
    input: async ({ cast, have }) => ({ body: { payableIds: [await have.payout(cast.people.Gold)] } }),
    effects: null,
    other: withBody({ payableIds: [missingId] }),
  }),
  repeated(previewBankAnswer, {
    as: 'head',
    input: async ({ cast, have }) => ({
      params: { bankFileId: await have.bankFile(cast.people.Gold) },
      files: { answer: bankAnswer('DPY222222222') },
    }),
    effects: null,
    other: (input) => ({ ...input, files: { answer: bankAnswer('DPY333333333') } }),
  }),
  repeated(takeBankAnswer, {
    as: 'head',
    input: async (scene) => {
      const { bankFileId, reference } = await submitted(scene);
      return { params: { bankFileId }, files: { answer: bankAnswer(reference) } };
    },
    effects: audited('commission', 'transfer-evidence-added'),
    other: (input) => ({ ...input, files: { answer: bankAnswer('DPY222222222') } }),
  }),
  repeated(changeTaxRates, {
    as: 'head',
    input: async ({ have }) => ({ body: await have.sameTaxRates() }),
    effects: countIn('commission', 'tax_rates'),
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
    effects: countIn('commission', 'tax_deposits'),
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
          legalName: 'Deepam',
          address: 'Pune',
          state: '27',
          gstin: '',
          hsn: '',
          rateBasisPoints: 0,
          version: business?.version ?? 0,
        },
      };
    },
    effects: countIn('commission', 'business_versions'),
    other: withBody({ legalName: 'Another' }),
  }),
  repeated(changeCommissionSchedule, {
    as: 'head',
    input: async ({ have }) => ({ body: await have.newRates() }),
    effects: countIn('commission', 'commission_schedules'),
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
    effects: countIn('cotton-order', 'stock_movements'),
    other: withBody({ kg: 11 }),
  }),
  repeated(addCottonLoss, {
    as: 'head',
    input: () => ({ body: { kind: 'lost', kg: 1, day: '2026-01-05', reason: 'Damp' } }),
    effects: countIn('cotton-order', 'stock_movements'),
    other: withBody({ kind: 'found' }),
  }),
  repeated(correctCottonMovement, {
    as: 'head',
    input: async ({ have }) => ({ params: { id: await have.cottonPurchase() }, body: { reason: 'Typed twice' } }),
    effects: countIn('cotton-order', 'stock_movements'),
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

async function submitted({ cast, have, self: { token } }: Scene, $set: object = {}) {
  const bankFileId = await have.bankFile(cast.people.Gold);
  await cast.test.api.call(downloadBankFile, { token, params: { bankFileId }, body: { format: 'hdfc' } });
  const { _id: transferId, reference } = (await have.rowOf(bankFileId)).transfer;
  const transfers = cast.test.database('commission').collection<{ _id: string }>('transfers');
  if (Object.keys($set).length > 0) await transfers.updateOne({ _id: transferId }, { $set });
  return { bankFileId, transferId, reference };
}
