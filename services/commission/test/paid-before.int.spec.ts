import { payoutAmountToSend, previewPayoutBatch } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EarlierFileWatch } from '../src/batches/earlier-files/earlier-file-watch.js';
import { answer, FreedPayouts, line, type Freed } from './freed-payouts.js';
import { clerk, codeOf, consentIn, head, TwoPeople } from './two-people.js';

let scene: TwoPeople;
let payouts: FreedPayouts;
beforeAll(async () => {
  scene = await TwoPeople.start();
  payouts = new FreedPayouts(scene);
});
afterAll(() => scene.stop());

const { utr } = FreedPayouts;
const noted = async ({ payoutId }: Freed) =>
  (await scene.entries('payout-said-paid')).filter(({ subject }) => subject?.id === payoutId).length;

describe('a payout that was set free as unpaid after a file for the bank had it', () => {
  it('is paid, put into a batch and given back by two people, however small it is', async () => {
    const [approved, batched, rejected] = [await payouts.one(), await payouts.one(), await payouts.one()];
    const asker = clerk();
    const ids = [
      consentIn(await payouts.decide(asker, approved, 'Approved')),
      consentIn(await payouts.batch(asker, batched)),
      consentIn(await payouts.decide(asker, rejected, 'Rejected')),
    ];
    const shown = (await scene.list(head)).filter(({ _id }) => ids.includes(_id));
    expect(shown.map(({ filedBefore, amount }) => [filedBefore, amount])).toEqual(Array(3).fill([1, 10]));
    expect(shown.find(({ _id }) => _id === ids[2])?.what).toBe('Rejected');
    for (const id of ids) expect((await scene.grant(clerk(), id)).status).toBe(200);
    const postings = async ({ memberId }: Freed) =>
      (await scene.commission.postings({ memberId })).map(({ kind }) => kind);
    expect(await postings(approved)).toContain('payout-approved');
    expect(await postings(rejected)).toContain('payout-rejected');
    const never = await scene.batches.payout();
    expect((await payouts.decide(clerk(), never, 'Rejected')).status).toBe(200);
  });

  it('and that a statement shows as paid is neither batched nor given back, and is approved by who knows of it', async () => {
    const one = await payouts.one();
    scene.batches.network.tells(line(one, 'debit'));
    const { body } = await scene.call(previewPayoutBatch, clerk(), { body: { payoutIds: [one.payoutId] } });
    expect(body.blocked).toMatchObject([{ payoutId: one.payoutId, reason: 'said-paid' }]);
    expect(codeOf(await payouts.batch(clerk(), one))).toBe('409 COMMISSION.NOTHING_TO_BATCH');
    expect(codeOf(await payouts.decide(clerk(), one, 'Rejected'))).toBe('409 COMMISSION.SAID_PAID');
    expect(codeOf(await payouts.decide(clerk(), one, 'Rejected', one.reference))).toBe('409 COMMISSION.SAID_PAID');
    expect(codeOf(await payouts.decide(clerk(), one, 'Approved'))).toBe('409 COMMISSION.SAID_PAID');
    const seen = await scene.call(payoutAmountToSend, clerk(), { params: { payoutId: one.payoutId } });
    const saidPaid = { reference: one.reference, utr, on: '2026-01-05' };
    expect(seen.body.filedBefore).toEqual({ saidPaid });
    const said = { utr, on: '2026-01-05', isTwice: false };
    expect((await scene.batches.get(one.batchId)).rows[0]).toMatchObject({ saidPaid: said });
    expect(await noted(one)).toBe(1);
    const id = consentIn(await payouts.decide(clerk(), one, 'Approved', one.reference));
    expect((await scene.grant(head, id)).status).toBe(200);
    expect(await scene.commission.postings({ memberId: one.memberId, kind: 'payout-approved' })).toHaveLength(1);
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('goes on waiting where what left came back, or was another amount', async () => {
    const [back, other] = [await payouts.one(), await payouts.one()];
    scene.batches.network.tells(line(back, 'debit'), line(back, 'credit'), line(other, 'debit', 900));
    for (const one of [back, other]) {
      expect((await payouts.decide(clerk(), one, 'Approved')).status).toBe(202);
      expect(await noted(one)).toBe(0);
    }
  });

  it('is free again, for two people, when what a statement showed as paid comes back in a later one', async () => {
    const one = await payouts.one();
    scene.batches.network.tells(line(one, 'debit'));
    await scene.commission.get(EarlierFileWatch).look();
    expect(codeOf(await payouts.batch(clerk(), one))).toBe('409 COMMISSION.NOTHING_TO_BATCH');
    scene.batches.network.tells(line(one, 'credit'));
    expect((await scene.grant(head, consentIn(await payouts.batch(clerk(), one)))).status).toBe(200);
    expect((await scene.batches.get(one.batchId)).rows[0]).not.toHaveProperty('saidPaid');
    const entries = await scene.entries('payout-said-paid', 'payout-came-back');
    const kinds = entries.filter(({ subject }) => subject?.id === one.payoutId).map(({ kind }) => kind);
    expect(kinds).toEqual(['payout-said-paid', 'payout-came-back']);
  });

  it('and that its next file pays, too, was paid twice, and is shown so', async () => {
    const one = await payouts.one();
    const next = await payouts.again(one);
    scene.batches.network.tells(line(one, 'debit'));
    await scene.commission.get(EarlierFileWatch).look();
    expect((await scene.batches.get(one.batchId)).rows[0]).toMatchObject({ saidPaid: { utr, isTwice: false } });
    const [row] = (await scene.batches.get(next)).rows;
    const taken = await scene.batches.take(next, answer(row!, 'Success').replace(utr, 'HDFCN52026010577'));
    expect(taken.body.rows[0]!.outcome).toBe('paid');
    expect((await scene.batches.get(one.batchId)).rows[0]).toMatchObject({ saidPaid: { utr, isTwice: true } });
  });

  it('and that is paid again before a statement shows the first payment was paid twice, and is shown so', async () => {
    const one = await payouts.one();
    await payouts.sent(one);
    const watch = scene.commission.get(EarlierFileWatch);
    await watch.look();
    expect(await noted(one)).toBe(0);
    scene.batches.network.tells(line(one, 'debit'));
    await watch.look();
    await watch.look();
    expect((await scene.batches.get(one.batchId)).rows[0]).toMatchObject({ saidPaid: { utr, isTwice: true } });
    const entries = (await scene.entries('payout-said-paid')).filter(({ subject }) => subject?.id === one.payoutId);
    expect(entries.map(({ after }) => after)).toEqual([{ amount: 10, status: 'Approved' }]);
  });

  it('and that a later answer of the bank says is paid is noted, once', async () => {
    const one = await payouts.one();
    const take = async () => (await scene.batches.take(one.batchId, answer(one, 'Success'))).body.rows[0]!.outcome;
    const seen = await scene.batches.preview(one.batchId, answer(one, 'Success'));
    expect([seen.body.rows[0]!.outcome, await noted(one)]).toEqual(['paid-after-all', 0]);
    expect([await take(), await take(), await noted(one)]).toEqual(['paid-after-all', 'already', 1]);
    expect(codeOf(await payouts.decide(clerk(), one, 'Approved'))).toBe('409 COMMISSION.SAID_PAID');
  });

  it('of a batch whose file was made again is shown as paid twice by a second number', async () => {
    const { payoutId } = await scene.batches.payout();
    const batchId = (await payouts.batch(clerk(), { payoutId })).body.batch._id;
    expect((await payouts.file(batchId)).status).toBe(200);
    const { reference, filedAt } = (await scene.batches.get(batchId)).rows[0]!;
    expect((await payouts.file(batchId, filedAt)).status).toBe(200);
    const text = answer({ reference }, 'Success');
    const take = async (of: string) => (await scene.batches.take(batchId, of)).body.rows[0]!.outcome;
    expect([await take(text), await take(text)]).toEqual(['paid', 'already']);
    const second = text.replace(utr, 'HDFCN52026010599');
    expect([await take(second), await take(second)]).toEqual(['paid-twice', 'already']);
    const saidPaid = { utr: 'HDFCN52026010599', isTwice: true };
    expect((await scene.batches.get(batchId)).rows[0]).toMatchObject({ state: 'paid', utr, saidPaid });
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('is left out of the file of its next batch when a statement shows it in between', async () => {
    const one = await payouts.one();
    expect((await scene.grant(clerk(), consentIn(await payouts.batch(head, one)))).status).toBe(200);
    const rows = scene.commission.db.collection<{ _id: string; batchId: string | null }>('payouts');
    const next = (await rows.findOne({ _id: one.payoutId }))!.batchId!;
    scene.batches.network.tells(line(one, 'debit'));
    const shown = scene.batches.identity.revealed.length;
    expect(codeOf(await payouts.file(next))).toBe('409 COMMISSION.NOTHING_TO_FILE');
    expect(scene.batches.identity.revealed).toHaveLength(shown);
    expect((await scene.batches.get(next)).rows[0]).toMatchObject({ state: 'released', leftOut: 'said-paid' });
    expect(codeOf(await payouts.decide(clerk(), one, 'Approved'))).toBe('409 COMMISSION.SAID_PAID');
  });
});
