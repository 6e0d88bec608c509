import {
  bankFile,
  cancelBankFile,
  downloadBankFile,
  makeBankFile,
  takeBankAnswer,
  transferByHand,
  type ApprovalView,
} from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FileLines } from '../src/bank-files/file-lines.js';
import { listOf, type Payee, type TestTransfers } from './test-transfers.js';
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
const byHand = (person: Person, payableId: string) =>
  scene.call(transferByHand, person, { params: { payableId }, body: { net: 10 } });
const changesOf = async (id: string): Promise<ApprovalView['changes']> =>
  (await scene.list(head)).find(({ _id }) => _id === id)!.changes;
const earlier = (after: string) => [{ field: 'earlierTransfer', before: null, after }];
const auditOf = async (id: string) => (await scene.commission.audit()).sentences.filter((one) => one.includes(id));
const transferOf = async (payoutId: string) => (await transfers.payable(payoutId)).transfers[0]!;
const statesOf = async (payoutId: string) => {
  const view = await transfers.payable(payoutId);
  return [view.state, view.transfers[0]!.state, view.transfers[0]!.isContradicted ?? false];
};
const aliasOf = ({ memberId }: Person): Person => ({ ...clerk(), influencedBy: [memberId] });

interface InFile extends Payee {
  readonly bankFileId: string;
  readonly text: (status: string) => string;
  readonly download: (lostDownload?: string) => ReturnType<typeof callDownload>;
}
const callDownload = (person: Person, bankFileId: string, lostDownload?: string) =>
  scene.call(downloadBankFile, person, {
    params: { bankFileId },
    body: { format: 'generic-neft', ...(lostDownload !== undefined && { lostDownload }) },
  });

async function inFile(): Promise<InFile> {
  const requestedPayout = await transfers.requested();
  const maker = clerk();
  const bankFileId = (await scene.call(makeBankFile, maker, { body: { payableIds: [requestedPayout.payoutId] } })).body
    .bankFile._id;
  const { rows } = await transfers.file(bankFileId);
  const download = (lostDownload?: string) => callDownload(maker, bankFileId, lostDownload);
  return { ...requestedPayout, bankFileId, text: (status) => listOf(rows, status), download };
}

async function submitted(): Promise<InFile> {
  const requestedPayout = await inFile();
  expect((await scene.grant(head, approvalIn(await requestedPayout.download()))).status).toBe(200);
  expect((await requestedPayout.download()).status).toBe(200);
  return requestedPayout;
}

describe('a bank answer that one clerk has made up', () => {
  it.each(['before', 'after'])(
    'a made-up answer does not hide a duplicate payment when it is imported %s the statement',
    async (when) => {
      const { payoutId, bankFileId, text } = await submitted();
      const { _id } = await transferOf(payoutId);
      const returned = () => answer(clerk(['payouts']), bankFileId, text('Returned'));
      if (when === 'before') await returned();
      for (const day of ['2026-01-05', '2026-01-06']) await transfers.statement(payoutId, 'debit', { day });
      if (when === 'after') expect((await returned()).body.rows[0]!.outcome).toBe('contradicts');
      expect(await statesOf(payoutId)).toEqual(['paid-twice', 'paid-twice', true]);
      expect((await transferOf(payoutId)).evidence.filter(({ isDoubtful }) => isDoubtful)).toMatchObject([
        { source: 'bank-answer', says: 'returned' },
      ]);
      expect((await auditOf(_id)).join()).toContain(`The transfer ${_id} is contradicted by the bank answer`);
    },
  );

  it('a made-up answer makes a payment of a statement owed only once a statement shows the return', async () => {
    const { payoutId, bankFileId, text } = await submitted();
    await answer(clerk(['payouts']), bankFileId, text('Success'));
    await transfers.statement(payoutId, 'debit', { day: '2026-01-05' });
    await answer(clerk(['payouts']), bankFileId, text('Returned'));
    expect(await statesOf(payoutId)).toEqual(['paid', 'paid', true]);
    await transfers.statement(payoutId, 'credit', { day: '2026-01-06' });
    expect(await statesOf(payoutId)).toEqual(['owed', 'returned', false]);
    expect(await changesOf(approvalIn(await byHand(clerk(), payoutId)))).toEqual(earlier('statement'));
  });

  it('a made-up answer ends no payment after an earlier return of a statement', async () => {
    const { payoutId, bankFileId, text } = await submitted();
    for (const [direction, day] of [
      ['debit', '2026-01-05'],
      ['credit', '2026-01-06'],
      ['debit', '2026-01-07'],
    ] as const)
      await transfers.statement(payoutId, direction, { day });
    for (const day of ['08/01/2026', '09/01/2026'])
      await answer(clerk(['payouts']), bankFileId, text('Returned').replace('05/01/2026', day));
    expect(await statesOf(payoutId)).toEqual(['paid', 'paid', true]);
  });

  it('a made-up answer before the download does not count, is named by the audit, and hides no later answer', async () => {
    const { payoutId, bankFileId, text, download } = await inFile();
    const { _id } = await transferOf(payoutId);
    for (const status of ['Failed', 'Success'])
      expect((await answer(clerk(['payouts']), bankFileId, text(status))).body.rows[0]!.outcome).toBe('contradicts');
    expect(await statesOf(payoutId)).toEqual(['in-transfer', 'approved', true]);
    expect(await auditOf(_id)).toHaveLength(2);
    await scene.grant(head, approvalIn(await download()));
    expect((await download()).status).toBe(200);
    expect((await answer(clerk(['payouts']), bankFileId, text('Success'))).body.rows[0]!.outcome).toBe('paid');
    expect(await statesOf(payoutId)).toEqual(['paid', 'paid', true]);
  });

  it('a failed answer against a payment is named by the audit', async () => {
    const { payoutId, bankFileId, text } = await submitted();
    const { _id } = await transferOf(payoutId);
    await transfers.statement(payoutId, 'debit');
    await answer(clerk(['payouts']), bankFileId, text('Failed'));
    expect(await statesOf(payoutId)).toEqual(['paid', 'paid', true]);
    expect((await auditOf(_id)).join()).toContain(`The transfer ${_id} is contradicted by the bank answer`);
  });
});

describe('a line of a statement', () => {
  it('a line with a future day is kept as doubtful, and returns nothing', async () => {
    const { payoutId } = await submitted();
    await transfers.statement(payoutId, 'debit', { day: '2026-01-05' });
    const ahead = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await transfers.statement(payoutId, 'credit', { day: ahead });
    expect(await statesOf(payoutId)).toEqual(['paid', 'paid', true]);
  });

  it('a line that the requester or another login of the requester imported is named to the approver, who may have imported another', async () => {
    const { payoutId } = await submitted();
    const dishonest = clerk();
    const alias = aliasOf(dishonest);
    const importer = [alias.memberId, dishonest.memberId];
    await transfers.statement(payoutId, 'credit', { day: '2026-01-06', importer });
    const asked = approvalIn(await byHand(dishonest, payoutId));
    expect(await changesOf(asked)).toEqual(earlier('statement-of-requester'));
    const honest = clerk();
    await transfers.statement(payoutId, 'credit', { day: '2026-01-06', importer: [honest.memberId] });
    expect(codeOf(await scene.grant(honest, asked))).toBe('409 APPROVAL.OUTDATED');
    const again = approvalIn(await byHand(dishonest, payoutId));
    expect(await changesOf(again)).toEqual(earlier('statement'));
    expect(codeOf(await scene.grant(honest, again))).toBe('200 done');
  });
});

describe('the second transfer of a payable', () => {
  it('the importer of the answer that the first transfer failed can’t approve the second one, but may request it', async () => {
    const { payoutId, bankFileId, text } = await submitted();
    const [dishonest, honest] = [clerk(), clerk()];
    await answer(dishonest, bankFileId, text('Failed'));
    const asked = approvalIn(await byHand(honest, payoutId));
    for (const person of [dishonest, aliasOf(dishonest)])
      expect(codeOf(await scene.grant(person, asked))).toBe('403 APPROVAL.OWN_EVIDENCE');
    expect(await scene.stateOf(asked)).toBe('waiting');
    const own = approvalIn(await byHand(dishonest, payoutId));
    expect(await changesOf(own)).toEqual(earlier('answer-of-requester'));
    expect(codeOf(await scene.grant(honest, own))).toBe('200 done');
  });

  it('the approver reads that the second transfer rests on an answer of the requester, even by another login', async () => {
    const { payoutId, bankFileId, text } = await submitted();
    const dishonest = clerk();
    await answer(aliasOf(dishonest), bankFileId, text('Failed'));
    expect(await changesOf(approvalIn(await byHand(dishonest, payoutId)))).toEqual(earlier('answer-of-requester'));
    const inAFile = await scene.call(makeBankFile, dishonest, { body: { payableIds: [payoutId] } });
    expect(await changesOf(approvalIn(inAFile))).toEqual(earlier('answer-of-requester'));
  });

  it('the person who imported the statement with the return can’t approve the second transfer', async () => {
    const { payoutId } = await submitted();
    const [dishonest, honest] = [clerk(), clerk()];
    await transfers.statement(payoutId, 'debit', { day: '2026-01-05' });
    await transfers.statement(payoutId, 'credit', { day: '2026-01-06', importer: [dishonest.memberId] });
    const asked = approvalIn(await byHand(honest, payoutId));
    for (const person of [dishonest, aliasOf(dishonest)])
      expect(codeOf(await scene.grant(person, asked))).toBe('403 APPROVAL.OWN_EVIDENCE');
    expect(codeOf(await scene.grant(clerk(), asked))).toBe('200 done');
  });

  it('the person who released the first transfer can’t approve the second one, not even in a bank file', async () => {
    const { payoutId, bankFileId } = await submitted();
    const dishonest = clerk();
    const { submittedAt } = (await scene.call(bankFile, head, { params: { bankFileId } })).body;
    const body = { noneIsPaid: true, lastDownload: submittedAt! };
    expect(codeOf(await scene.call(cancelBankFile, dishonest, { params: { bankFileId }, body }))).toBe('200 done');
    const honest = clerk();
    const asked = approvalIn(await scene.call(makeBankFile, honest, { body: { payableIds: [payoutId] } }));
    for (const person of [dishonest, aliasOf(dishonest)])
      expect(codeOf(await scene.grant(person, asked))).toBe('403 APPROVAL.OWN_EVIDENCE');
    expect(codeOf(await scene.grant(clerk(), asked))).toBe('200 done');
  });
});

describe('the download of a bank file', () => {
  it('the approver sees the time of an earlier download', async () => {
    const requestedPayout = await inFile();
    const first = approvalIn(await requestedPayout.download());
    expect(await changesOf(first)).toEqual([]);
    await scene.grant(head, first);
    expect((await requestedPayout.download()).status).toBe(200);
    const { submittedAt } = await transfers.file(requestedPayout.bankFileId);
    const again = approvalIn(await requestedPayout.download(submittedAt));
    expect(await changesOf(again)).toEqual([{ field: 'downloadedBefore', before: null, after: submittedAt }]);
    await scene.grant(head, again);
    expect((await requestedPayout.download(submittedAt)).status).toBe(200);
  });

  it('a download leaves out a payable that its earlier transfer has paid while identity answered', async () => {
    const { payoutId, bankFileId, text } = await submitted();
    await answer(clerk(), bankFileId, text('Failed'));
    const first = await transferOf(payoutId);
    const maker = clerk();
    const asked = approvalIn(await scene.call(makeBankFile, maker, { body: { payableIds: [payoutId] } }));
    expect(codeOf(await scene.grant(clerk(), asked))).toBe('200 done');
    const second = (await transferOf(payoutId)).bankFileId!;
    const download = () => callDownload(maker, second);
    expect((await scene.grant(clerk(), approvalIn(await download()))).status).toBe(200);
    const lines = scene.commission.get(FileLines);
    const plan = lines.plan.bind(lines);
    lines.plan = async (...given) => {
      const planned = await plan(...given);
      await transfers.statement(payoutId, 'debit', { day: '2026-01-05', key: 'b'.repeat(32), transferId: first._id });
      return planned;
    };
    const answered = await download();
    lines.plan = plan;
    expect(codeOf(answered)).toBe('409 COMMISSION.NOTHING_TO_TRANSFER');
    const view = await transfers.payable(payoutId);
    expect([view.state, view.transfers.map(({ state }) => state)]).toEqual(['paid', ['cancelled', 'paid']]);
    expect(view.transfers[0]).toMatchObject({ leftOut: 'paid-before' });
  });
});
