import { bankDetailsChanged, payoutDecided, releaseUnpaidPayout, takePayoutAnswer } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OnBankDetailsChanged } from '../src/payouts/on-bank-details-changed/on-bank-details-changed.handler.js';
import { BatchesRepository } from '../src/batches/persistence/batches.repository.js';
import { headId } from './commission-harness.js';
import { TestBatches } from './test-batches.js';

let scene: TestBatches;
beforeAll(async () => {
  scene = await TestBatches.start();
});
afterAll(() => scene.stop());

interface Line {
  readonly reference: string;
  readonly amount: number;
  readonly status?: string;
  readonly utr?: string;
  readonly reason?: string;
}
const answer = (...lines: readonly Line[]) =>
  [
    'Beneficiary,Reference,Amount,Status,UTR,Payment Date,Reason',
    ...lines.map(({ reference, amount, status = 'Success', utr = `HDFCN5202${reference.slice(3)}`, reason = '' }) =>
      ['ASHA', reference, amount.toFixed(2), status, utr, '05/01/2026', reason].join(','),
    ),
  ].join('\n');
const outcomes = (body: { rows: { outcome: string }[] }) => body.rows.map(({ outcome }) => outcome);
const statementColumns = {
  ...{
    date: 0,
    narration: 1,
    reference: 2,
    debit: 3,
    credit: 4,
    amount: null,
    mark: null,
    balance: null,
    balanceMark: null,
  },
  dateStyle: 'dmy' as const,
};
/** So that it is older than the days in these answers. */
const madeInDecember = (_id: string) =>
  scene.commission.db
    .collection<{ _id: string }>('payout_batches')
    .updateOne({ _id }, { $set: { madeAt: new Date('2025-12-31T20:00:00Z') } });
const historyOf = async (memberId: string) => (await scene.payouts.balanceOf(memberId)).commissionHistory[0]!;
const decidedEvents = async (payoutIds: readonly string[]) =>
  (await scene.commission.outboxEventsOf(payoutDecided)).filter(({ payoutId }) => payoutIds.includes(payoutId));

describe("the bank's answer", () => {
  it('is shown first, then pays what is paid and gives free what failed, once', async () => {
    const { batchId, rows, people } = await scene.filed(3);
    await madeInDecember(batchId);
    const [paid, failed, silent] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
    const text = answer(paid, { ...failed, status: 'Rejected', utr: '', reason: 'Account 123456789012 closed' });
    const seen = await scene.preview(batchId, text);
    expect(outcomes(seen.body)).toEqual(['paid', 'failed']);
    expect(seen.body).toMatchObject({ batch: { counts: { waiting: 3 } }, missing: [{ payoutId: silent.payoutId }] });
    expect((await historyOf(people[0]!.memberId)).status).toBe('Requested');

    const taken = await scene.take(batchId, text);
    expect(taken.body.batch).toMatchObject({ state: 'open', paid: 10, counts: { waiting: 1, paid: 1, failed: 1 } });
    expect(await historyOf(people[0]!.memberId)).toMatchObject({
      ...{ status: 'Approved', utr: `HDFCN5202${paid.reference.slice(3)}` },
      paidAt: new Date('2026-01-05T00:00:00+05:30').toISOString(),
    });
    expect((await historyOf(people[1]!.memberId)).status).toBe('Requested');
    expect((await scene.get(batchId)).rows[1]).toMatchObject({ state: 'failed', reason: 'Account XXXX closed' });
    expect((await scene.make(failed.payoutId)).status).toBe(201);

    const again = await scene.take(batchId, text);
    expect(outcomes(again.body)).toEqual(['already', 'already']);
    expect(await decidedEvents(people.map(({ payoutId }) => payoutId))).toHaveLength(1);
    const last = await scene.take(batchId, answer(silent));
    expect(last.body.batch).toMatchObject({ state: 'done', counts: { waiting: 0 } });
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('may be a statement of the account: debits are paid, and what came back is free again', async () => {
    const { batchId, rows } = await scene.filed(3);
    const [paid, back, other] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
    const row = (narration: string, debit: string, credit: string) => `05/01/2026,"${narration}",,${debit},${credit}`;
    const text = [
      'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.',
      row(
        `NEFT DR-SBIN0005943-HDFCN52026010512-PAYOUT ${paid.reference.slice(0, 6)} ${paid.reference.slice(6)}`,
        '10.00',
        '',
      ),
      row(`NEFT DR-HDFCN52026010513-PAYOUT ${back.reference}`, '11.00', ''),
      row(`NEFT RETURN-HDFCN52026010513-PAYOUT ${back.reference}`, '', '11.00'),
      row(`PAYOUT ${other.reference}`, '12.00', ''),
      row('SALARY', '5000.00', ''),
    ].join('\n');
    scene.network.confirms(text.split('\n')[0]!, statementColumns);
    const { body } = await scene.take(batchId, text);
    expect(outcomes(body)).toEqual(['paid', 'repeated', 'failed', 'utr-missing']);
    expect(body.others).toBe(1);
    const after = await scene.get(batchId);
    expect(after.rows).toMatchObject([
      { state: 'paid', utr: 'HDFCN52026010512' },
      { state: 'failed' },
      { state: 'waiting' },
    ]);
  });

  it('is read from a statement by the columns that somebody has confirmed, and by no others', async () => {
    const { batchId, rows } = await scene.filed(1);
    const headers = 'Txn Date,Particulars,Ref No,Debit,Credit,Value Date';
    const text = `${headers}\n01/02/2026,PAYOUT ${rows[0]!.reference},HDFCN52026010512,10.00,,02/02/2026`;
    const unconfirmed = await scene.take(batchId, text);
    expect([unconfirmed.status, unconfirmed.error?.code]).toEqual([409, 'COMMISSION.ANSWER_UNCONFIRMED']);
    scene.network.confirms(headers, { ...statementColumns, date: 5, dateStyle: 'mdy' });
    await madeInDecember(batchId);
    expect(outcomes((await scene.take(batchId, text)).body)).toEqual(['paid']);
    expect((await scene.get(batchId)).rows[0]!.paidAt).toBe(new Date('2026-02-02T00:00:00+05:30').toISOString());
  });

  it('names no day before the batch: it is read the other way round, and would lie in a quarter whose tax is settled', async () => {
    const { batchId, rows } = await scene.filed(2);
    const before = Date.now();
    await scene.take(batchId, answer(rows[0]!));
    const madeAt = new Date('2026-01-04T19:00:00Z');
    await scene.commission.db
      .collection<{ _id: string }>('payout_batches')
      .updateOne({ _id: batchId }, { $set: { madeAt } });
    await scene.take(batchId, answer(rows[1]!));
    const [misread, ofThatDay] = (await scene.get(batchId)).rows.map(({ paidAt }) => paidAt);
    expect(Date.parse(misread!)).toBeGreaterThanOrEqual(before);
    expect(ofThatDay).toBe(new Date('2026-01-05T00:00:00+05:30').toISOString());
  });

  it('finds a payment whose payee is called like a reference', async () => {
    const { batchId, rows } = await scene.filed(1);
    const named = answer(rows[0]!).replace('ASHA', 'DPYABCDEFGHJ');
    expect(outcomes((await scene.take(batchId, named)).body)).toEqual(['paid']);
  });

  it('that never comes is given by a person who has asked the bank, a week after the file and not earlier', async () => {
    const { commission } = scene;
    const { batchId, rows, people } = await scene.filed(2);
    const params = { batchId, payoutId: rows[0]!.payoutId };
    const say = () => commission.call(releaseUnpaidPayout, headId, { params, body: { reason: 'Asked the bank' } });
    const early = await say();
    expect([early.status, early.error?.code]).toEqual([409, 'COMMISSION.BANK_MAY_ANSWER']);
    const { filedAt } = (await scene.get(batchId)).rows[0]!;
    const rowsIn = commission.db.collection('payout_batch_rows');
    const long = new Date(Date.parse(filedAt!) - 8 * 86_400_000);
    await rowsIn.updateMany({ batchId }, { $set: { filedAt: long } });
    const [said, taken] = await Promise.all([say(), scene.take(batchId, answer(rows[0]!))]);
    const isPaid = outcomes(taken.body)[0] === 'paid';
    expect([said.error?.code, outcomes(taken.body)[0]]).toEqual(
      isPaid ? ['COMMISSION.PAYOUT_NOT_WAITING', 'paid'] : [undefined, 'paid-after-all'],
    );
    const other = { params: { batchId, payoutId: rows[1]!.payoutId }, body: { reason: 'Asked the bank' } };
    const { body } = await commission.call(releaseUnpaidPayout, headId, other);
    expect(body.batch).toMatchObject({ state: 'done', counts: { waiting: 0 } });
    expect((await scene.get(batchId)).rows[1]).toMatchObject({ state: 'failed', reason: 'Asked the bank' });
    expect((await scene.payouts.decide(people[1]!.memberId, rows[1]!.payoutId, 'Approved')).status).toBe(200);
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('at the moment of a single decision pays once, and the decision is refused', async () => {
    for (let round = 0; round < 4; round++) {
      const { batchId, rows, people } = await scene.filed(1);
      const { memberId, payoutId } = people[0]!;
      const [taken, decided] = await Promise.all([
        scene.take(batchId, answer(rows[0]!)),
        scene.payouts.decide(memberId, payoutId, round % 2 === 0 ? 'Approved' : 'Rejected'),
      ]);
      expect(outcomes(taken.body)).toEqual(['paid']);
      expect(['COMMISSION.IN_BATCH', 'COMMISSION.PAYOUT_DECIDED']).toContain(decided.error?.code);
      expect(await decidedEvents([payoutId])).toHaveLength(1);
    }
  });

  it('does nothing for rows that nobody can be sure of', async () => {
    const mine = await scene.filed(4);
    const others = await scene.filed(1);
    const [differs, doubled, unclear, nameless] = mine.rows.map((row): Line => row) as [Line, Line, Line, Line];
    const { body } = await scene.take(
      mine.batchId,
      answer(
        others.rows[0]!,
        { ...differs, amount: differs.amount + 0.01 },
        ...[doubled, { ...doubled, status: 'Failed' }],
        { ...unclear, status: 'In process' },
        { ...nameless, utr: '3.26E+11' },
      ),
    );
    expect(outcomes(body)).toEqual([
      ...['unknown-reference', 'amount-differs', 'twice', 'twice', 'unclear', 'utr-missing'],
    ]);
    expect(body.batch.counts).toEqual({ waiting: 4, paid: 0, failed: 0, released: 0 });
    const same = await scene.take(mine.batchId, answer(doubled, doubled));
    expect(outcomes(same.body)).toEqual(['paid', 'repeated']);
    const turned = await scene.take(mine.batchId, answer({ ...doubled, status: 'Failed' }));
    expect(outcomes(turned.body)).toEqual(['contradicts']);
  });

  it('is recorded though the payee’s details changed after the file, since the money has left', async () => {
    const { batchId, rows, people } = await scene.filed(1);
    const memberId = people[0]!.memberId;
    const changedAt = scene.commission.clock.now().toISOString();
    await scene.commission.tell(OnBankDetailsChanged, bankDetailsChanged, { memberId, isFirst: false, changedAt });
    expect(outcomes((await scene.take(batchId, answer(rows[0]!))).body)).toEqual(['paid']);
    expect((await historyOf(memberId)).status).toBe('Approved');
  });

  it('taken by several people at once pays once', async () => {
    for (let round = 0; round < 3; round++) {
      const { batchId, rows, people } = await scene.filed(4);
      const texts = [answer(...rows), answer(...rows.toReversed()), answer(...rows)];
      const answers = await Promise.all(texts.map((text) => scene.take(batchId, text)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const done = answers.flatMap(({ body }) => outcomes(body));
      expect(done.filter((outcome) => outcome === 'paid')).toHaveLength(4);
      expect(done.filter((outcome) => outcome === 'already')).toHaveLength(8);
      expect(await decidedEvents(people.map(({ payoutId }) => payoutId))).toHaveLength(4);
    }
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('races with a cancellation, and one of them wins for the whole batch or leaves it', async () => {
    for (let round = 0; round < 4; round++) {
      const { batchId, rows, people } = await scene.filed(1);
      const [taken, cancelled] = await Promise.all([
        scene.take(batchId, answer(rows[0]!)),
        scene.cancel(batchId, true),
      ]);
      const ended = [outcomes(taken.body)[0], cancelled.error?.code ?? 'cancelled'];
      expect([
        ['paid', 'COMMISSION.BATCH_PAID'],
        ['paid-after-all', 'cancelled'],
      ]).toContainEqual(ended);
      const { status } = await historyOf(people[0]!.memberId);
      expect(status).toBe(ended[0] === 'paid' ? 'Approved' : 'Requested');
    }
  });

  it('that breaks off in the middle has rows done or untouched, and the same file does the rest', async () => {
    const { batchId, rows, people } = await scene.filed(4);
    const batches = scene.commission.get(BatchesRepository);
    const settle = batches.settle.bind(batches);
    let calls = 0;
    batches.settle = async (...args) => {
      const isSettled = await settle(...args);
      // As when the process dies between two writes of the third row.
      if (++calls === 3) throw new Error('killed');
      return isSettled;
    };
    const text = answer(...rows);
    expect((await scene.take(batchId, text)).status).toBe(500);
    batches.settle = settle;
    expect((await scene.get(batchId)).rows.map(({ state }) => state)).toEqual(['paid', 'paid', 'waiting', 'waiting']);
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
    expect(outcomes((await scene.take(batchId, text)).body)).toEqual(['already', 'already', 'paid', 'paid']);
    expect(await decidedEvents(people.map(({ payoutId }) => payoutId))).toHaveLength(4);
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('that is no answer is refused, and members send none', async () => {
    const { batchId, people } = await scene.filed(1);
    expect((await scene.take(batchId, '%PDF-1.7')).error?.code).toBe('FILE.NOT_A_STATEMENT');
    expect((await scene.take(batchId, '<html></html>')).error?.code).toBe('FILE.NOT_A_STATEMENT');
    expect((await scene.take(batchId, '\n,,\n')).error?.code).toBe('FILE.STATEMENT_EMPTY');
    for (const text of ['hello', 'Name,Amount\nAsha,5']) {
      expect((await scene.take(batchId, text)).error?.code).toBe('COMMISSION.ANSWER_UNREADABLE');
    }
    expect((await scene.take(newId(), answer())).error?.code).toBe('COMMISSION.BATCH_NOT_FOUND');
    const files = { answer: Buffer.from(answer()) };
    const asMember = await scene.commission.call(takePayoutAnswer, people[0]!.memberId, { params: { batchId }, files });
    expect(asMember.error?.code).toBe('ACCESS.HEAD_ONLY');
  });
});
