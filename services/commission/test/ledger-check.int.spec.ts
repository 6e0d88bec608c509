import { addEarnings } from '@deepam/contracts';
import { Metrics, newId } from '@deepam/platform';
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

describe('the check of the ledger', () => {
  it('the check finds nothing while every posting is complete, in whatever state the money is', async () => {
    const member = await payouts.rich();
    await payouts.ask(member, 300);
    expect(await imbalance()).toBe(0);
    expect((await gauge('ledger_check_age_seconds'))[0]!.value).toBeLessThan(60);
  });

  it('the check finds a single missing paisa in any account', async () => {
    const member = await payouts.rich();
    for (const account of ['commission.available', 'earnings.reserved', 'deposit']) {
      await balances().updateOne({ _id: member }, { $inc: { [account]: 1 } });
      expect([account, await imbalance()]).toEqual([account, 1]);
      await balances().updateOne({ _id: member }, { $inc: { [account]: -1 } });
    }
    expect(await imbalance()).toBe(0);
  });

  it('the check sees each of twenty concurrent postings as a whole', async () => {
    const member = await payouts.rich();
    const body = { earning: 10, userId: member };
    const writing = Promise.all(Array.from({ length: 20 }, () => commission.call(addEarnings, headId, { body })));
    const seen = await Promise.all(Array.from({ length: 20 }, imbalance));
    await writing;
    expect(new Set(seen)).toEqual(new Set([0]));
  });
});

describe('the age of waiting payouts, payables and transfers', () => {
  it('the ages are those of the oldest requested payout, of the oldest payable and of the oldest transfer to record', async () => {
    const ages = async () =>
      Object.fromEntries(
        (await gauge('oldest_waiting_seconds')).map(({ labels, value }) => [labels['what'], Math.floor(value / 3_600)]),
      );
    expect(await ages()).toEqual({ payout: 0, payable: 0, 'transfer to record': 0 });
    const hoursAgo = (hours: number) => new Date(commission.clock.now().getTime() - hours * 3_600_000);
    const member = await payouts.rich();
    await payouts.ask(member, 300);
    await commission.db.collection('payouts').updateOne({ memberId: member }, { $set: { requestedAt: hoursAgo(1) } });
    const owed = { kind: 'deposit-refund', memberId: member, requesterAccounts: [], grossPaise: 100, taxPaise: 0 };
    const rest = { netPaise: 100, transferCount: 0, version: 0 };
    const payable = { _id: newId(), ...owed, ...rest, owedSince: hoursAgo(2) };
    await commission.db.model('Payable').create({ ...payable, state: 'owed' });
    const made = { payableId: newId(), kind: 'payout', memberId: member, channel: 'manual', requestedBy: headId };
    const money = { grossPaise: 100, taxPaise: 0, netPaise: 100, reference: 'DPY222222222', reminders: 0, version: 0 };
    const transfer = { _id: newId(), ...made, ...money, state: 'approved', evidence: [] };
    await commission.db.model('Transfer').create({ ...transfer, approvedAt: hoursAgo(3) });
    expect(await ages()).toEqual({ payout: 1, payable: 2, 'transfer to record': 3 });
    await commission.db.model('Payable').deleteOne({ _id: payable._id });
    await commission.db.model('Transfer').deleteOne({ _id: transfer._id });
  });
});
