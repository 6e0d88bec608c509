import { transferStateChanged } from '@deepam/contracts';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { listOf, TestTransfers } from './test-transfers.js';

let scene: TestTransfers;
beforeAll(async () => {
  scene = await TestTransfers.start();
});
afterEach(async () => {
  const { sentences } = await scene.commission.audit();
  expect(sentences.filter((one) => !/is paid 2 times|contradicted by the bank answer/.test(one))).toEqual([]);
});
afterAll(() => scene.stop());

const outcomes = (body: { rows: readonly { outcome: string }[] }) => body.rows.map(({ outcome }) => outcome);
const historyOf = async (memberId: string) => (await scene.payouts.balanceOf(memberId)).commissionHistory[0]!;
const submittedInDecember = (bankFileId: string) =>
  scene.commission.db
    .collection('transfers')
    .updateMany({ bankFileId }, { $set: { submittedAt: new Date('2025-12-31T20:00:00Z') } });
const paidEvents = async (payoutId: string) =>
  (await scene.commission.outboxEventsOf(transferStateChanged)).filter(
    ({ payableId, to }) => payableId === payoutId && to === 'paid',
  );

it('a bank answer is previewed, and is then evidence for each transfer once', async () => {
  const { bankFileId, rows, people } = await scene.submitted(3);
  await submittedInDecember(bankFileId);
  const [paid, failed, silent] = [rows.slice(0, 1), rows.slice(1, 2), rows[2]!];
  const text = `${listOf(paid)}\n${listOf(failed, 'Rejected', { utr: 'X' }).split('\n')[1]}`;
  const seen = await scene.preview(bankFileId, text);
  expect(outcomes(seen.body)).toEqual(['paid', 'failed']);
  expect(seen.body).toMatchObject({
    bankFile: { counts: { submitted: 3 } },
    missing: [{ payableId: silent.payableId, reference: silent.transfer.reference }],
  });
  const taken = await scene.take(bankFileId, text);
  expect(taken.body.bankFile).toMatchObject({
    state: 'open',
    paid: 10,
    counts: { submitted: 1, paid: 1, failed: 1 },
  });
  expect(await historyOf(people[0]!.memberId)).toMatchObject({
    status: 'Approved',
    transfer: { state: 'paid', paidOn: '2026-01-05', utr: 'SBINN52026010500000' },
  });
  expect(await historyOf(people[1]!.memberId)).toMatchObject({ status: 'Approved', transfer: { state: 'failed' } });
  expect(await scene.payable(people[1]!.payoutId)).toMatchObject({ state: 'owed' });
  expect(outcomes((await scene.take(bankFileId, text)).body)).toEqual(['already', 'already']);
  expect(await paidEvents(people[0]!.payoutId)).toHaveLength(1);
  const last = await scene.take(bankFileId, listOf([silent], 'Success', { utr: 'SBINN520260106' }));
  expect(last.body.bankFile).toMatchObject({ state: 'done', counts: { submitted: 0 } });
});

it('concurrent paid and failed answers pay each transfer once, and both are kept', async () => {
  const { bankFileId, rows, people } = await scene.submitted();
  const answers = Array.from({ length: 12 }, (_, at) => listOf(rows, at % 2 === 0 ? 'Success' : 'Failed'));
  const taken = await Promise.all(answers.map((text) => scene.take(bankFileId, text)));
  expect(taken.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const { state, transfers } = await scene.payable(people[0]!.payoutId);
  expect([state, transfers[0]!.state]).toEqual(['paid', 'paid']);
  expect(transfers[0]!.evidence.map(({ says }) => says).toSorted()).toEqual(['failed', 'paid']);
  expect(transfers[0]).toMatchObject({ isContradicted: true });
});

it('an answer is kept once when six clerks import it concurrently', async () => {
  const { bankFileId, rows, people } = await scene.submitted(2);
  const answers = await Promise.all(Array.from({ length: 6 }, () => scene.take(bankFileId, listOf(rows))));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  for (const { payoutId } of people) {
    const { state, transfers } = await scene.payable(payoutId);
    expect([state, transfers.length, transfers[0]!.evidence.length]).toEqual(['paid', 1, 1]);
    expect(await paidEvents(payoutId)).toHaveLength(1);
  }
});

it('an answer and a concurrent statement line pay the transfer once, and both are kept', async () => {
  const { bankFileId, rows, people } = await scene.submitted();
  const { payoutId } = people[0]!;
  await Promise.all([
    scene.take(bankFileId, listOf(rows)),
    scene.statement(payoutId, 'debit', { utr: 'SBINN52026010500000' }),
    scene.take(bankFileId, listOf(rows)),
  ]);
  const { state, transfers } = await scene.payable(payoutId);
  expect([state, transfers[0]!.state]).toEqual(['paid', 'paid']);
  expect(transfers[0]!.evidence.map(({ source }) => source).toSorted()).toEqual(['bank-answer', 'statement-line']);
  expect(await paidEvents(payoutId)).toHaveLength(1);
});

it('an answer is kept after the statement, too, as it has the number of the bank', async () => {
  const { bankFileId, rows, people } = await scene.submitted();
  await scene.statement(people[0]!.payoutId, 'debit');
  expect(outcomes((await scene.take(bankFileId, listOf(rows))).body)).toEqual(['already']);
  expect((await scene.payable(people[0]!.payoutId)).transfers[0]).toMatchObject({
    state: 'paid',
    utr: 'SBINN52026010500000',
    evidence: [{ source: 'statement-line' }, { source: 'bank-answer' }],
  });
});

it('an answer can return a paid transfer, whose payable is then owed again', async () => {
  const { bankFileId, rows, people } = await scene.submitted();
  await scene.take(bankFileId, listOf(rows));
  const returned = await scene.take(bankFileId, listOf(rows, 'Returned'));
  expect(outcomes(returned.body)).toEqual(['returned']);
  expect(await scene.payable(people[0]!.payoutId)).toMatchObject({
    state: 'owed',
    transfers: [{ state: 'returned' }],
  });
  expect((await scene.payouts.balanceOf(people[0]!.memberId)).paid).toBe(0);
});

it('a day before the download is read the other way round, or counts as today', async () => {
  const { bankFileId, rows, people } = await scene.submitted();
  await scene.take(bankFileId, listOf(rows));
  const [{ paidOn } = {}] = (await scene.payable(people[0]!.payoutId)).transfers;
  expect(paidOn).not.toBe('2026-01-05');
});

it('a statement is rejected as an answer and is imported on the page of the bank', async () => {
  const { bankFileId, rows } = await scene.submitted();
  const text = `Date,Narration,Withdrawal Amt.,Deposit Amt.\n05/01/2026,PAYOUT ${rows[0]!.transfer.reference},10.00,`;
  const answer = await scene.take(bankFileId, text);
  expect([answer.status, answer.error?.code]).toEqual([422, 'COMMISSION.ANSWER_UNREADABLE']);
});
