import { addEarnings } from '@deepam/contracts';
import { Metrics } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerCheck } from '../src/ledger/check-ledger/ledger-check.js';
import { headId, TestCommission } from './commission-harness.js';
import { TestPayouts } from './test-payouts.js';

let commission: TestCommission;
let payouts: TestPayouts;
beforeAll(async () => {
  commission = await TestCommission.start();
  payouts = new TestPayouts(commission);
});
afterAll(() => commission.stop());

const balances = () => commission.db.collection<{ _id: string }>('balances');
const gauge = async (name: string) => (await commission.get(Metrics).registry.getSingleMetric(name)!.get()).values;
const imbalance = async () => {
  await commission.get(LedgerCheck).check();
  return (await gauge('ledger_imbalance_paise'))[0]!.value;
};

describe('the watch over the ledger', () => {
  it('sees nothing while every posting is whole, in whatever state the money is', async () => {
    const member = await payouts.rich();
    await payouts.ask(member, 300);
    expect(await imbalance()).toBe(0);
    expect((await gauge('ledger_check_age_seconds'))[0]!.value).toBeLessThan(60);
  });

  it('sees a paisa that nobody has, wherever it lies', async () => {
    const member = await payouts.rich();
    for (const account of ['commission.available', 'earnings.reserved', 'deposit']) {
      await balances().updateOne({ _id: member }, { $inc: { [account]: 1 } });
      expect([account, await imbalance()]).toEqual([account, 1]);
      await balances().updateOne({ _id: member }, { $inc: { [account]: -1 } });
    }
    expect(await imbalance()).toBe(0);
  });

  it('sees each of twenty postings as a whole while they are written', async () => {
    const member = await payouts.rich();
    const body = { earning: 10, userId: member };
    const writing = Promise.all(Array.from({ length: 20 }, () => commission.call(addEarnings, headId, { body })));
    const seen = await Promise.all(Array.from({ length: 20 }, imbalance));
    await writing;
    expect(new Set(seen)).toEqual(new Set([0]));
  });
});

describe('the age of what waits', () => {
  it('is that of the oldest payout, and ends with its decision', async () => {
    const age = async () => (await gauge('oldest_waiting_seconds')).map(({ labels, value }) => [labels['what'], value]);
    const waiting = commission.db.collection('payouts');
    await waiting.updateMany({}, { $set: { status: 'Approved' } });
    expect(await age()).toEqual([
      ['payout', 0],
      ['payout to send again', 0],
      ['payout to send', 0],
    ]);
    const member = await payouts.rich();
    await payouts.ask(member, 300);
    const anHourAgo = new Date(commission.clock.now().getTime() - 3_600_000);
    await waiting.updateOne({ memberId: member }, { $set: { requestedAt: anHourAgo } });
    const [[, seconds] = []] = await age();
    expect(seconds).toBeGreaterThanOrEqual(3_600);
    expect(seconds).toBeLessThan(3_700);
    await waiting.updateOne({ memberId: member }, { $set: { status: 'Approved', cameBackAt: anHourAgo } });
    const [open, [, again] = []] = await age();
    expect(open).toEqual(['payout', 0]);
    expect(again).toBeGreaterThanOrEqual(3_600);
    await waiting.updateOne({ memberId: member }, { $unset: { cameBackAt: 1 }, $set: { toSendSince: anHourAgo } });
    const [, sent, [, granted] = []] = await age();
    expect(sent).toEqual(['payout to send again', 0]);
    expect(granted).toBeGreaterThanOrEqual(3_600);
    await waiting.updateOne({ memberId: member }, { $unset: { toSendSince: 1 } });
  });
});
