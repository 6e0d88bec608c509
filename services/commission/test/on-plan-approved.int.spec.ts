import { commissionCredited, planApproved, type UplineSnapshot } from '@deepam/contracts';
import { MalformedEvent, Outbox } from '@deepam/messaging';
import { poll } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BalancesRepository } from '../src/ledger/persistence/balances.repository.js';
import { PostingsRepository } from '../src/ledger/persistence/postings.repository.js';
import { OnPlanApproved } from '../src/sales/on-network-events.js';
import { SalesRepository } from '../src/sales/persistence/sales.repository.js';
import { TestCommission } from './commission-harness.js';
import { sale, upline, uplineOf } from './sale-builder.js';

let commission: TestCommission;
beforeAll(async () => {
  commission = await TestCommission.start();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => commission.stop());

const state = async () => ({
  postings: await commission.postings(),
  sales: await commission.db.collection('sales').find().sort({ _id: 1 }).toArray(),
  events: await commission.outboxEventsOf(commissionCredited),
  balances: await commission.db.collection('balances').find().sort({ _id: 1 }).toArray(),
});
describe('a Gold sale below twelve sponsors', () => {
  const sponsors: Partial<UplineSnapshot>[] = [
    { plan: 'Gold' },
    { plan: 'Silver' },
    { plan: 'Bronze' },
    { isApproved: false },
    { plan: 'Silver' },
    { plan: 'Silver' },
    { isDeleted: true },
    { plan: null },
    { plan: 'Bronze' },
    { plan: 'Gold' },
    { plan: 'Gold' },
    { isHead: true, plan: null },
  ];
  const chain = sponsors.map((changes, index) => upline(index + 1, changes));
  const gold = sale({ upline: chain.slice(0, 10) });
  const paid: [level: number, paise: number][] = [
    [1, 25_000],
    [2, 12_500],
    [5, 2_500],
    [10, 2_500],
  ];

  beforeAll(() => commission.takesIn(planApproved, gold));

  it('the commission is posted to the paisa', async () => {
    const postings = await commission.postings({ 'reference.saleId': gold.saleId });
    const member = (level: number) => chain[level - 1]!.memberId;
    expect(postings.map(({ key, lines }) => [key, lines])).toEqual(
      [
        [
          `sale:${gold.saleId}`,
          [
            { account: 'company:sales', amountPaise: -250_000 },
            { account: 'company:commission', amountPaise: 250_000 },
          ],
        ],
        ...paid.map(([level, paise]) => [
          `commission:${gold.saleId}:${member(level)}:${level}`,
          [
            { account: 'company:commission', amountPaise: -paise },
            { account: `member:${member(level)}:commission:available`, amountPaise: paise },
          ],
        ]),
      ].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
    const sum = postings.flatMap((posting) => posting.lines).reduce((all, line) => all + line.amountPaise, 0);
    expect(sum).toBe(0);
  });

  it('each posting names the sale, the level, the rate and the version of the schedule', async () => {
    const [fifth] = await commission.postings({ 'reference.saleId': gold.saleId, 'reference.level': 5 });
    expect(fifth).toMatchObject({
      memberId: chain[4]!.memberId,
      reference: {
        saleId: gold.saleId,
        fromMemberId: gold.memberId,
        level: 5,
        rateBasisPoints: 100,
        scheduleVersion: 1,
      },
    });
  });

  it('every skipped level has its reason, and the company’s share is recorded', async () => {
    const recorded = await commission.get(SalesRepository).find(gold.saleId);
    expect(recorded?.rows.map((row) => row.skipped)).toEqual([
      null,
      null,
      'level-beyond-plan',
      'not-approved',
      null,
      'level-beyond-plan',
      'deleted',
      'no-plan',
      'level-beyond-plan',
      null,
    ]);
    expect(recorded?.companySharePaise).toBe(250_000 - 42_500);
  });

  it('the commission is available to the four paid uplines, and published once each', async () => {
    for (const [level, paise] of paid) {
      expect((await commission.amounts(chain[level - 1]!.memberId)).commission.available).toBe(paise);
    }
    const credits = (await commission.outboxEventsOf(commissionCredited)).filter(
      (event) => event.saleId === gold.saleId,
    );
    expect(credits.map(({ level, amountPaise }) => [level, amountPaise])).toEqual(paid);
    expect(credits[0]).toMatchObject({ fromName: gold.memberName, fromCode: gold.memberCode, plan: 'Gold' });
  });

  it('a repeated message, or another message with the same sale, changes nothing', async () => {
    const before = await state();
    const first = await commission.db.collection<{ _id: string }>('inbox').findOne({ event: planApproved.routingKey });
    await commission.hears(planApproved, gold, first!._id.split(':').at(-1));
    await commission.takesIn(planApproved, gold);
    await commission.takesIn(planApproved, { ...gold, amountPaise: 999_999 });
    expect(await state()).toEqual(before);
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });
});

describe('the consumer of plan sales', () => {
  it('a waived sale is recorded without any posting', async () => {
    const waived = sale({ payment: 'waived', amountPaise: 0, upline: uplineOf('Gold', 'Silver') });
    await commission.tell(OnPlanApproved, planApproved, waived);
    expect(await commission.postings({ 'reference.saleId': waived.saleId })).toEqual([]);
    const recorded = await commission.get(SalesRepository).find(waived.saleId);
    expect(recorded?.rows.map((row) => row.skipped)).toEqual(['zero-amount', 'zero-amount']);
  });

  it('the consumer of plan sales leaves nothing behind when it fails at any step, and credits once when the event arrives again', async () => {
    const outbox = commission.get(Outbox);
    const steps: [name: string, fail: () => void][] = [
      ['before the sale is recorded', () => failAt(jest.spyOn(commission.get(SalesRepository), 'record'), 1)],
      ['before the postings', () => failAt(jest.spyOn(commission.get(PostingsRepository), 'append'), 1)],
      ['between postings and balances', () => failAt(jest.spyOn(commission.get(BalancesRepository), 'apply'), 1)],
      ['before the events', () => failAt(jest.spyOn(outbox, 'addAll'), 1)],
    ];
    for (const [name, fail] of steps) {
      const soldPlan = sale({ upline: uplineOf('Gold', 'Gold', 'Gold') });
      const before = await state();
      fail();
      await expect(commission.tell(OnPlanApproved, planApproved, soldPlan)).rejects.toThrow('the process died');
      expect([name, await state()]).toEqual([name, before]);
      jest.restoreAllMocks();
      await commission.tell(OnPlanApproved, planApproved, soldPlan);
      await commission.tell(OnPlanApproved, planApproved, soldPlan);
      expect(await commission.postings({ 'reference.saleId': soldPlan.saleId })).toHaveLength(4);
    }
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('the consumer of plan sales survives a crash in the middle of a delivery: the broker delivers again and each is credited once', async () => {
    const soldPlan = sale({ upline: uplineOf('Gold', 'Silver') });
    failAt(jest.spyOn(commission.get(Outbox), 'addAll'), 1);
    await commission.takesIn(planApproved, soldPlan);
    expect(await commission.postings({ 'reference.saleId': soldPlan.saleId })).toHaveLength(3);
    expect(
      (await commission.outboxEventsOf(commissionCredited)).filter((event) => event.saleId === soldPlan.saleId),
    ).toHaveLength(2);
  });

  it('the consumer of plan sales sets an impossible sale aside immediately and continues', async () => {
    const same = upline(1);
    for (const impossible of [sale({ upline: [same, { ...same, level: 2 }] }), sale({ amountPaise: -1 })]) {
      // This error is the only one without a retry.
      await expect(commission.tell(OnPlanApproved, planApproved, impossible)).rejects.toThrow(MalformedEvent);
      await commission.hears(planApproved, impossible);
    }
    await commission.takesIn(planApproved, sale({ upline: uplineOf('Gold') }));
    expect(await commission.db.collection('sales').countDocuments({ amountPaise: { $lt: 0 } })).toBe(0);
  });

  it('the consumer of plan sales keeps every paisa when two replicas get thirty sales of the same uplines at once', async () => {
    const replica = await commission.replica();
    const shared = uplineOf('Gold', 'Gold', 'Silver', 'Gold');
    const sales = Array.from({ length: 30 }, () => sale({ amountPaise: 75_000, plan: 'Bronze', upline: shared }));
    const messages = await Promise.all(sales.map((one) => commission.hears(planApproved, one)));
    await poll(() => commission.hasHandled(...messages));
    await replica.leave();
    expect((await commission.amounts(shared[0]!.memberId)).commission.available).toBe(30 * 7_500);
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });
});

function failAt(spy: jest.Spied<(...args: never[]) => Promise<void>>, call: number): void {
  const original = spy.getMockImplementation();
  let calls = 0;
  spy.mockImplementation(async function (this: unknown, ...args) {
    calls++;
    if (calls === call) throw new Error('the process died');
    return original?.apply(this, args);
  });
}
