import {
  bankFile,
  downloadBankFile,
  approveCommissionRequest,
  makeBankFile,
  payable,
  takeBankAnswer,
  updateCommissionStatus,
  withdrawCommissionRequest,
  type Endpoint,
} from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { sceneOf } from '../access/scene.js';
import { bankAnswer } from '../world/bank-answer.js';
import { Belongings } from '../world/belongings.js';
import { callAny, type AnyInput } from '../world/call-any.js';
import type { Cast } from '../world/cast.js';

const ten = Array.from({ length: 10 });

export function crowdTests(people: () => Cast): void {
  let test: Product;
  let cast: Cast;
  let have: Belongings;

  beforeAll(() => {
    cast = people();
    test = cast.test;
    ({ have } = sceneOf(cast, new Belongings(cast), 'head', 'other'));
  });
  afterEach(async () => {
    const report = await test.audit();
    expect(report).toContain('difference: 0 paise');
    // One test causes an answer that contradicts a payment, and the audit reports it.
    const found = report.split('\n').filter((line) => line.startsWith('  - '));
    expect(found.filter((line) => !line.includes('is contradicted by the bank answer'))).toEqual([]);
  }, 60_000);

  const send = async (endpoint: Endpoint, input: AnyInput, token = cast.people.head.token) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return callAny(test.system.url, endpoint, { ...input, headers }, token);
  };
  const payableOf = (payableId: string) =>
    test.api.call(payable, { token: cast.people.head.token, params: { payableId } });
  const codesOf = (answers: readonly Awaited<ReturnType<typeof send>>[]) =>
    answers.flatMap(({ status, error }) => (status < 300 ? [] : [error?.code]));

  it('one of ten approvals and ten rejections decides a payout', async () => {
    const { Gold } = cast.people;
    const commissionId = await have.payout(Gold);
    const decide = (status: string) =>
      send(updateCommissionStatus, { body: { userId: Gold.memberId, commissionId, status } });
    const answers = await Promise.all(ten.flatMap(() => [decide('Approved'), decide('Rejected')]));
    expect(codesOf(answers)).toEqual(Array(19).fill('COMMISSION.PAYOUT_DECIDED'));
    const { state, transfers } = await payableOf(commissionId);
    expect([state, transfers.length]).toEqual(
      answers.some(({ status }, at) => status === 200 && at % 2 === 0) ? ['paid', 1] : ['rejected', 0],
    );
  }, 60_000);

  it('each of three payouts is in one of fourteen bank files', async () => {
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) ids.push(await have.payout(cast.people.Gold));
    const files = Array.from({ length: 14 }, (_, at) => ids.slice(at % 3).concat(ids.slice(0, at % 2)));
    const answers = await Promise.all(files.map((payableIds) => send(makeBankFile, { body: { payableIds } })));
    expect(new Set(codesOf(answers))).toEqual(new Set(['COMMISSION.NOTHING_TO_TRANSFER']));
    for (const id of ids) {
      const { state, transfers } = await payableOf(id);
      expect([state, transfers.map((transfer) => transfer.state)]).toEqual(['in-transfer', ['approved']]);
    }
  }, 60_000);

  it('six answers of the bank that say paid and six that say failed pay a transfer once, and both are kept', async () => {
    const params = { bankFileId: await have.bankFile(cast.people.Gold) };
    await send(downloadBankFile, { params, body: { format: 'hdfc' } });
    const { transfer, payableId } = await have.rowOf(params.bankFileId);
    const paid = bankAnswer(transfer.reference);
    const failed = Buffer.from(`Reference,Amount,Status,UTR\n${transfer.reference},1.00,Rejected,`);
    const sendAnswer = (answer: Buffer) => send(takeBankAnswer, { params, files: { answer } });
    const answers = await Promise.all(Array.from({ length: 6 }).flatMap(() => [sendAnswer(paid), sendAnswer(failed)]));
    expect(codesOf(answers)).toEqual([]);
    const { state, transfers } = await payableOf(payableId);
    expect([state, transfers[0]!.isContradicted]).toEqual(['paid', true]);
    expect(transfers[0]!.evidence.map(({ says }) => says).toSorted()).toEqual(['failed', 'paid']);
    const { counts } = await test.api.call(bankFile, { token: cast.people.head.token, params });
    expect(counts).toMatchObject({ paid: 1, failed: 0 });
  }, 60_000);

  it('one of ten grants and ten withdrawals ends an approval request, and the money follows it', async () => {
    const requester = cast.staff.cashier;
    const id = await have.earningsApproval(requester.memberId);
    const postings = test.database('commission').collection('postings');
    const adjustments = () => postings.countDocuments({ kind: 'adjustment', memberId: cast.bystander.memberId });
    const before = await adjustments();
    const answers = await Promise.all(
      ten.flatMap(() => [
        send(approveCommissionRequest, { params: { id } }),
        send(withdrawCommissionRequest, { params: { id } }, requester.token),
      ]),
    );
    expect(codesOf(answers)).toHaveLength(19);
    const isGranted = answers.some(({ status }, at) => status === 200 && at % 2 === 0);
    expect((await adjustments()) - before).toBe(isGranted ? 1 : 0);
  }, 60_000);
}
