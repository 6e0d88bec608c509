import { balance, deskPayouts, memberCommissions, updateCommissionStatus, type QueryInputOf } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headId } from './commission-harness.js';
import { TestBatches } from './test-batches.js';

let scene: TestBatches;
const ids: string[] = [];
beforeAll(async () => {
  scene = await TestBatches.start();
  for (const [at, amount] of [30, 10, 20].entries()) {
    const { payoutId } = await scene.payout(amount);
    ids.push(payoutId);
    // At half past one in the night of India, of three days.
    const requestedAt = new Date(`2026-01-0${at + 4}T20:00:00Z`);
    await scene.commission.db
      .collection<{ _id: string }>('payouts')
      .updateOne({ _id: payoutId }, { $set: { requestedAt } });
  }
});
afterAll(() => scene.stop());

const list = (query: QueryInputOf<typeof deskPayouts> = {}) => scene.commission.call(deskPayouts, headId, { query });
const namesOf = async (query: QueryInputOf<typeof deskPayouts>) =>
  (await list(query)).body.map(({ _id }) => ids.indexOf(_id));

describe('the list of payouts', () => {
  it('has one row a payout with its member, newest first, and how many there are', async () => {
    const { body, headers } = await list();
    expect(body.map(({ _id }) => ids.indexOf(_id))).toEqual([2, 1, 0]);
    expect(body[0]).toMatchObject({ amount: 20, status: 'Requested', member: { name: 'Asha Member' } });
    expect(headers['x-total-count']).toBe('3');
  });

  it.each([
    [{ sort: 'amount' }, [0, 2, 1]],
    [{ sort: 'amount', order: 'asc' }, [1, 2, 0]],
    [{ order: 'asc' }, [0, 1, 2]],
  ] as const)('is sorted by %p, over pages too', async (query, expected) => {
    expect(await namesOf(query)).toEqual(expected);
    const first = await list({ ...query, limit: 2 });
    const cursor = String(first.headers['x-next-cursor']);
    const second = await list({ ...query, limit: 2, cursor });
    expect([...first.body, ...second.body].map(({ _id }) => ids.indexOf(_id))).toEqual(expected);
  });

  it('is narrowed by days of India, a search, a status and one payout', async () => {
    expect(await namesOf({ from: '2026-01-06', to: '2026-01-06' })).toEqual([1]);
    expect(await namesOf({ from: '2026-01-06', limit: '1' as never })).toEqual([2]);
    expect(await namesOf({ search: 'asha', status: 'Requested' })).toEqual([2, 1, 0]);
    expect(await namesOf({ search: 'nobody' })).toEqual([]);
    expect(await namesOf({ status: 'Approved' })).toEqual([]);
    expect(await namesOf({ payoutId: ids[1]! })).toEqual([1]);
    const whose = (await list({ payoutId: ids[0]! })).body[0]!.member._id;
    expect(await namesOf({ memberId: whose })).toEqual([0]);
    expect(await namesOf({ memberId: headId })).toEqual([]);
  });

  it('finds the one that the bank paid with a reference, by its index', async () => {
    const payouts = scene.commission.db.collection<{ _id: string }>('payouts');
    await payouts.updateOne({ _id: ids[1]! }, { $set: { utr: 'HDFCN52026010112345' } });
    expect(await namesOf({ utr: 'HDFCN52026010112345' })).toEqual([1]);
    expect(await namesOf({ utr: 'HDFCN52026010112346' })).toEqual([]);
    expect(await namesOf({ utr: 'hdfcn52026010112345' })).toEqual([1]);
    const plan = await payouts.find({ $and: [{ utr: { $eq: 'HDFCN52026010112345', $type: 'string' } }] }).explain();
    expect(JSON.stringify(plan['queryPlanner'].winningPlan)).toContain('"utr_1"');
  });

  it('names who decided, also somebody of the staff whom identity alone knows', async () => {
    const { payoutId } = await scene.payout();
    const by = { memberId: newId(), permissions: ['payouts'] as const };
    const [{ member } = {}] = (await list({ payoutId })).body;
    const body = { userId: member!._id, commissionId: payoutId, status: 'Rejected' as const };
    expect((await scene.commission.callWith(updateCommissionStatus, by, { body })).status).toBe(200);
    expect((await list({ payoutId })).body[0]!.decidedBy).toBe(`Name of ${by.memberId}`);
    const { body: payees } = await scene.commission.call(memberCommissions, headId, { query: { payoutId } });
    expect(payees[0]!.commissionHistory[0]!.decidedBy).toBe(`Name of ${by.memberId}`);
    const own = (await scene.commission.call(balance, member!._id)).body.commissionHistory[0]!;
    expect(own).not.toHaveProperty('decidedBy');
    await scene.commission.db.collection<{ _id: string }>('payouts').deleteOne({ _id: payoutId });
  });

  it('does not wait long for the names of staff', async () => {
    const { payoutId } = await scene.payout();
    const by = { memberId: newId(), permissions: ['payouts'] as const };
    const [{ member } = {}] = (await list({ payoutId })).body;
    const body = { userId: member!._id, commissionId: payoutId, status: 'Rejected' as const };
    await scene.commission.callWith(updateCommissionStatus, by, { body });
    scene.identity.keepsNames = true;
    const began = performance.now();
    expect((await list({ payoutId })).body[0]!.decidedBy).toBeNull();
    expect(performance.now() - began).toBeLessThan(3_000);
    scene.identity.keepsNames = false;
    await scene.commission.db.collection<{ _id: string }>('payouts').deleteOne({ _id: payoutId });
  });

  it('can leave out what is in a batch', async () => {
    const { _id } = await scene.made(ids[0]!);
    expect(await namesOf({ free: 'true' })).toEqual([2, 1]);
    expect((await list()).body.find((one) => one._id === ids[0])?.batchId).toBe(_id);
  });
});
