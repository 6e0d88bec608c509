import {
  bankLineIdentified,
  downloadBankFile,
  makeBankFile,
  mobileCorrected,
  recordTransferSent,
  takeBankAnswer,
  transferByHand,
  transferStateChanged,
  type ApprovalView,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OnMobileCorrected } from '../src/payouts/on-identity-events.js';
import { OnBankLineIdentified } from '../src/transfers/on-bank-line-identified.js';
import { owedDeposit, owedPrice } from './owed-refunds.js';
import { listOf, ofNobody, type Payee, type TestTransfers } from './test-transfers.js';
import { clerk, codeOf, approvalIn, head, TwoPeople, type Person } from './two-people.js';

let scene: TwoPeople;
let transfers: TestTransfers;
beforeAll(async () => {
  scene = await TwoPeople.start();
  transfers = scene.transfers;
});
afterAll(() => scene.stop());

const answer = (person: Person, bankFileId: string, text: string) =>
  scene.call(takeBankAnswer, person, { params: { bankFileId }, files: { answer: Buffer.from(text) } });
const byHand = (person: Person, payableId: string, net: number) =>
  scene.call(transferByHand, person, { params: { payableId }, body: { net } });
const factsOf = async (person: Person, id: string): Promise<ApprovalView['changes']> =>
  (await scene.list(person)).find(({ _id }) => _id === id)!.changes;
const earlier = (...facts: readonly string[]) =>
  facts.map((after) => ({ field: 'earlierTransfer', before: null, after }));

async function submitted(): Promise<
  Payee & { readonly bankFileId: string; readonly text: (status: string) => string }
> {
  const requestedPayout = await transfers.requested();
  const maker = clerk();
  const made = await scene.call(makeBankFile, maker, { body: { payableIds: [requestedPayout.payoutId] } });
  const bankFileId = made.body.bankFile._id;
  const input = { params: { bankFileId }, body: { format: 'generic-neft' as const } };
  const download = () => scene.call(downloadBankFile, maker, input);
  expect((await scene.grant(head, approvalIn(await download()))).status).toBe(200);
  expect((await download()).status).toBe(200);
  const { rows } = await transfers.file(bankFileId);
  return { ...requestedPayout, bankFileId, text: (status) => listOf(rows, status) };
}

describe('the approver of a second transfer', () => {
  it.each(['Failed', 'Returned'])(
    'the approver reads that only an answer of the requester says %s, until a statement says more',
    async (status) => {
      const dishonest = clerk();
      const { payoutId, bankFileId, text } = await submitted();
      expect((await answer(dishonest, bankFileId, text(status))).status).toBe(200);
      const asked = approvalIn(await byHand(dishonest, payoutId, 10));
      const approver = clerk();
      expect(await factsOf(approver, asked)).toEqual(earlier('answer-of-requester'));
      const ofOther = approvalIn(await byHand(clerk(), payoutId, 10));
      expect(await factsOf(approver, ofOther)).toEqual(earlier('answer'));
      const inFile = approvalIn(await scene.call(makeBankFile, dishonest, { body: { payableIds: [payoutId] } }));
      expect(await factsOf(approver, inFile)).toEqual(earlier('answer-of-requester'));

      await transfers.statement(payoutId, 'debit', { day: '2026-01-04' });
      if (status === 'Returned') await transfers.statement(payoutId, 'credit', { day: '2026-01-05' });
      const granted = await scene.grant(approver, asked);
      expect(granted.status).toBe(409);
      if (status === 'Failed') return;
      const again = approvalIn(await byHand(dishonest, payoutId, 10));
      expect(await factsOf(approver, again)).toEqual(earlier('statement'));
    },
  );

  it('a forged answer that the approver believes is contradicted by the statement, and a duplicate payment is alerted', async () => {
    const dishonest = clerk();
    const cashier = newId();
    transfers.identity.deciders = [cashier];
    const { payoutId, bankFileId, text } = await submitted();
    const first = (await transfers.payable(payoutId)).transfers[0]!;
    await answer(dishonest, bankFileId, text('Failed'));
    expect((await scene.grant(clerk(), approvalIn(await byHand(dishonest, payoutId, 10)))).status).toBe(200);
    const transferId = (await transfers.payable(payoutId)).transfers[0]!._id;
    expect(codeOf(await scene.call(recordTransferSent, dishonest, { params: { transferId }, body: {} }))).toBe(
      '200 done',
    );
    await scene.commission.tell(OnBankLineIdentified, bankLineIdentified, {
      movementKey: 'f'.repeat(32),
      transferId: first._id,
      direction: 'debit',
      amountPaise: 1e3,
      day: '2026-01-05',
      utr: null,
      identifiedAt: new Date().toISOString(),
      ...ofNobody,
    });
    const view = await transfers.payable(payoutId);
    expect([view.state, view.transfers.map(({ state }) => state)]).toEqual(['paid-twice', ['paid', 'paid']]);
    expect(view.transfers[1]).toMatchObject({ isContradicted: true });
    const events = (await scene.commission.outboxEventsOf(transferStateChanged)).filter(
      (event) => event.payableId === payoutId && event.payableState === 'paid-twice',
    );
    expect(events).toMatchObject([{ transferId: first._id, from: 'failed', to: 'paid' }]);
    expect(events[0]!.alerts).toEqual([cashier]);
    expect((await scene.commission.audit()).sentences.join()).toContain(`The payable ${payoutId} is paid 2 times`);
  });

  it('the approver, the audit and the payable show that a bank line contradicts the first transfer', async () => {
    const dishonest = clerk();
    const { payoutId, bankFileId, text } = await submitted();
    const first = (await transfers.payable(payoutId)).transfers[0]!;
    await answer(dishonest, bankFileId, text('Failed'));
    const movementKey = `${newId()}${newId()}`.slice(0, 32);
    for (const [at, amountPaise] of [999, 1000].entries())
      await scene.commission.tell(OnBankLineIdentified, bankLineIdentified, {
        movementKey: `${movementKey.slice(1)}${at}`,
        transferId: first._id,
        direction: 'debit',
        amountPaise,
        day: '2026-01-05',
        utr: 'SBINN52026010512345',
        identifiedAt: new Date().toISOString(),
        ...ofNobody,
        ...(at === 1 && { isDoubtful: true as const }),
      });
    const view = await transfers.payable(payoutId);
    expect(view).toMatchObject({ state: 'owed', transfers: [{ state: 'failed', isContradicted: true }] });
    expect(view.transfers[0]!.evidence.map(({ source, isDoubtful }) => [source, isDoubtful])).toEqual([
      ['bank-answer', undefined],
      ['statement-line', true],
      ['statement-line', true],
    ]);
    expect(view.transfers[0]).not.toHaveProperty('utr');
    const asked = approvalIn(await byHand(dishonest, payoutId, 10));
    expect(await factsOf(clerk(), asked)).toEqual(earlier('contradicted'));
    const { sentences } = await scene.commission.audit();
    expect(sentences.filter((one) => one.includes(`The transfer ${first._id} is contradicted`))).toHaveLength(2);
  });
});

describe('a clerk who has corrected the mobile of a member', () => {
  it.each([
    ['deposit', owedDeposit],
    ['price of a plan', (of: TestTransfers) => owedPrice(of, 750)],
  ])('such a clerk transfers no %s to the member without an approver, however small the amount is', async (_, owe) => {
    const [dishonest, honest] = [clerk(), clerk()];
    const [first, second] = [await owe(transfers), await owe(transfers)];
    for (const { memberId } of [first, second])
      await scene.commission.tell(OnMobileCorrected, mobileCorrected, {
        memberId,
        byId: dishonest.memberId,
        ending: '4321',
        influencedBy: [dishonest.memberId],
        correctedAt: scene.commission.clock.now().toISOString(),
      });
    expect(codeOf(await byHand(honest, first.payableId, first.net))).toBe('200 done');
    expect((await byHand(dishonest, second.payableId, second.net)).status).toBe(202);
    const inFile = await scene.call(makeBankFile, dishonest, { body: { payableIds: [second.payableId] } });
    expect(inFile.status).toBe(202);
  });
});
