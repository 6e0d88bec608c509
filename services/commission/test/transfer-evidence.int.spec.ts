import {
  balance,
  bankLineIdentified,
  bankStatementImported,
  indianDay,
  payable,
  transferStateChanged,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OnBankStatementImported } from '../src/transfers/statement-days.js';
import { headId } from './commission-harness.js';
import { listOf, ofNobody, TestTransfers } from './test-transfers.js';

let scene: TestTransfers;
beforeAll(async () => {
  scene = await TestTransfers.start();
});
afterEach(async () => {
  const { sentences } = await scene.commission.audit();
  expect(sentences.filter((one) => !/is paid 2 times|contradicted by the bank answer/.test(one))).toEqual([]);
});
afterAll(() => scene.stop());

const stateOf = async (payoutId: string) => {
  const { state, transfers } = await scene.payable(payoutId);
  return [state, transfers[0]!.state];
};
const submitted = async () => {
  const { people, bankFileId, rows } = await scene.submitted();
  return { ...people[0]!, bankFileId, rows };
};
const alerts = async (payoutId: string) =>
  (await scene.commission.outboxEventsOf(transferStateChanged))
    .filter((event) => event.payableId === payoutId && event.alerts.length > 0)
    .map(({ to, payableState, alerts: whom }) => [to, payableState, whom]);

describe('a line of a bank statement', () => {
  it('a line pays a submitted transfer, and its return makes the payout owed again, in either order', async () => {
    for (const order of [
      ['debit', 'credit'],
      ['credit', 'debit'],
    ] as const) {
      const { payoutId, memberId } = await submitted();
      const days = { debit: '2026-01-05', credit: '2026-01-07' };
      for (const direction of order) await scene.statement(payoutId, direction, { day: days[direction] });
      expect(await stateOf(payoutId)).toEqual(['owed', 'returned']);
      const { body } = await scene.commission.call(balance, memberId);
      expect(body).toMatchObject({
        paid: 0,
        commissionHistory: [{ status: 'Approved', transfer: { state: 'returned', returnedOn: '2026-01-07' } }],
      });
    }
  });

  it('a line counts once, however often its event arrives', async () => {
    const { payoutId } = await submitted();
    const [{ _id: transferId } = { _id: '' }] = (await scene.payable(payoutId)).transfers;
    const line = {
      movementKey: `${newId()}${newId()}`.slice(0, 32),
      transferId,
      direction: 'debit' as const,
      amountPaise: 1e3,
      day: '2026-01-05',
      utr: 'SBIN1',
      identifiedAt: new Date().toISOString(),
      ...ofNobody,
    };
    const ids = await Promise.all([1, 2, 3].map(() => scene.commission.hears(bankLineIdentified, line)));
    await poll(() => scene.commission.hasHandled(...ids));
    expect((await scene.payable(payoutId)).transfers[0]).toMatchObject({ state: 'paid', evidence: [{ utr: 'SBIN1' }] });
  });

  it('a line confirms the answer of the bank, and does not count as a second payment', async () => {
    const { payoutId, bankFileId, rows } = await submitted();
    await scene.take(bankFileId, listOf(rows));
    await scene.statement(payoutId, 'debit');
    expect(await stateOf(payoutId)).toEqual(['paid', 'paid']);
    expect((await scene.payable(payoutId)).transfers[0]!.evidence.map(({ source }) => source)).toEqual([
      'bank-answer',
      'statement-line',
    ]);
  });

  it('a line shows the payment of a released transfer and a duplicate payment, and people who may pay are notified', async () => {
    scene.identity.deciders = [headId, newId()];
    const { payoutId, bankFileId } = await submitted();
    const { submittedAt } = await scene.file(bankFileId);
    const said = { noneIsPaid: true, lastDownload: submittedAt! };
    expect((await scene.cancel(bankFileId, said)).status).toBe(200);
    expect(await stateOf(payoutId)).toEqual(['owed', 'released']);
    await scene.statement(payoutId, 'debit', { day: '2026-01-05' });
    expect(await stateOf(payoutId)).toEqual(['paid', 'paid']);
    await scene.statement(payoutId, 'debit', { day: '2026-01-06' });
    expect(await stateOf(payoutId)).toEqual(['paid-twice', 'paid-twice']);
    expect(await alerts(payoutId)).toEqual([['paid-twice', 'paid-twice', scene.identity.deciders]]);
    await scene.statement(payoutId, 'credit', { day: '2026-01-07' });
    expect(await stateOf(payoutId)).toEqual(['paid', 'paid']);
  });

  it('a line that pays an earlier transfer makes the payout paid twice when a later one has paid it', async () => {
    const { payoutId, bankFileId, rows } = await submitted();
    await scene.take(bankFileId, listOf(rows, 'Rejected'));
    const [failed] = (await scene.payable(payoutId)).transfers;
    expect((await scene.byHand(payoutId, 10)).status).toBe(200);
    expect(await stateOf(payoutId)).toEqual(['paid', 'paid']);
    const line = { movementKey: 'a'.repeat(32), transferId: failed!._id, direction: 'debit' as const };
    const rest = {
      amountPaise: 1_000,
      day: '2026-01-05',
      utr: null,
      identifiedAt: new Date().toISOString(),
      ...ofNobody,
    };
    await scene.commission.takesIn(bankLineIdentified, { ...line, ...rest });
    expect(await scene.payable(payoutId)).toMatchObject({ state: 'paid-twice' });
    expect((await scene.payable(payoutId)).transfers.map(({ state }) => state)).toEqual(['paid', 'paid']);
  });

  it('a line that contradicts the answer is kept, and the transfer is marked as contradicted', async () => {
    const { payoutId, bankFileId, rows } = await submitted();
    await scene.statement(payoutId, 'debit');
    const answer = await scene.take(bankFileId, listOf(rows, 'Failed'));
    expect(answer.body.rows[0]!.outcome).toBe('contradicts');
    expect((await scene.payable(payoutId)).transfers[0]).toMatchObject({ state: 'paid', isContradicted: true });
  });
});

it('a decision names the day up to which statements are imported, whatever their order, and no day after today', async () => {
  const { payoutId } = await scene.requested();
  const upTo = async () =>
    (await scene.commission.call(payable, headId, { params: { payableId: payoutId } })).body.statementsUpTo;
  expect(await upTo()).toBeNull();
  for (const lastDay of ['2026-01-05', '2026-01-03']) {
    const importedAt = new Date().toISOString();
    await scene.commission.tell(OnBankStatementImported, bankStatementImported, {
      statementId: newId(),
      lastDay,
      importedAt,
    });
  }
  expect(await upTo()).toBe('2026-01-05');
  const ahead = { statementId: newId(), lastDay: '2099-01-01', importedAt: new Date().toISOString() };
  await scene.commission.tell(OnBankStatementImported, bankStatementImported, ahead);
  expect(await upTo()).toBe(indianDay(scene.commission.clock.now()));
});
