import {
  approvePlan,
  balance,
  dashboard,
  firstSchedule,
  latestUnread,
  planApproved,
  shareOf,
  toRupees,
  type EventEnvelope,
  type PlanName,
} from '@deepam/contracts';
import { poll, publishEvent, type Product } from '@deepam/testing';
import { settledEvents } from '../world/settled-events.js';
import { beforeAll, expect, it } from '@jest/globals';
import type { Refusal, Session } from '@deepam/api-client';

const sale = 250_000;
/** Processes that an earlier test killed may still be restarting. */
const patience = { timeout: 50_000 };
/** From the head's child down: the last is nearest to the buyer. Silver earns on five levels, Gold on ten. */
const chainPlans: PlanName[] = [
  ...(['Gold', 'Gold', 'Gold', 'Silver', 'Gold', 'Silver'] as const),
  ...(['Gold', 'Silver', 'Gold', 'Gold', 'Silver', 'Gold'] as const),
];

interface Upline {
  readonly level: number;
  readonly session: Session;
  readonly sharePaise: number;
}

export function saleTests(system: () => Product): void {
  let test: Product;
  let buyer: Session;
  let uplines: Upline[];
  const chain: Session[] = [];

  const available = async ({ token }: Session) => (await test.api.call(balance, { token })).available;
  const postings = () => test.database('commission').collection('postings');

  beforeAll(async () => {
    test = system();
    for (const plan of chainPlans) chain.push(await test.member(chain.at(-1) ?? test.head, plan));
    buyer = await test.member(chain.at(-1)!);
    uplines = chain.toReversed().map((session, place) => {
      const level = place + 1;
      const levels = firstSchedule.levelsByPlan[session.plan!];
      const rate = level > Math.min(10, levels) ? 0 : firstSchedule.ratesBasisPoints[level - 1]!;
      return { level, session, sharePaise: shareOf(sale, rate) };
    });
    await settledEvents(test, 'network');
    const ofChain = { memberId: { $in: chain.map(({ memberId }) => memberId) } };
    const recorded = test.database('commission').collection('sales');
    await poll(async () => (await recorded.countDocuments(ofChain)) === chain.length);
  });

  it('fifty approvals at once make one sale, and it is posted to the paisa', async () => {
    const before = await Promise.all(uplines.map(({ session }) => available(session)));
    await test.api.requestPlan(buyer, 'Gold');
    const body = { userId: buyer.memberId, plan: 'Gold' as const };
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => test.api.call(approvePlan, { token: test.head.token, body })),
    );
    const won = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.saleId] : []));
    const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as Refusal).code] : []));
    expect(won).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['NETWORK.PLAN_ALREADY_HELD']));

    const [saleId] = won;
    const sales = test.database('commission').collection<{ _id: string; rows: { skipped: string | null }[] }>('sales');
    const recorded = await poll(() => sales.findOne({ _id: saleId! }));
    const after = await Promise.all(uplines.map(({ session }) => available(session)));
    expect(after.map((amount, i) => Math.round((amount - before[i]!) * 100))).toEqual(uplines.map((u) => u.sharePaise));

    const skipped = recorded.rows.map((row) => row.skipped);
    const expected = uplines.slice(0, 10).map((u) => (u.sharePaise === 0 ? 'level-beyond-plan' : null));
    expect(skipped).toEqual(expected);
    const posted = await postings().find({ 'reference.saleId': saleId }).toArray();
    expect(posted).toHaveLength(1 + uplines.filter((upline) => upline.sharePaise > 0).length);
    for (const posting of posted) {
      const lines = posting['lines'] as { amountPaise: number }[];
      expect(lines.reduce((sum, line) => sum + line.amountPaise, 0)).toBe(0);
    }
  });

  it('every upline sees it on the dashboard, in the network and in the notifications', async () => {
    for (const { session, sharePaise, level } of uplines.filter((upline) => upline.sharePaise > 0)) {
      const { token } = session;
      const seen = await poll(async () => {
        const answer = await test.api.call(dashboard, { token });
        const row = answer.network.find(({ _id }) => _id === buyer.memberId);
        return row?.yourCommission === toRupees(sharePaise) && answer;
      }, patience);
      expect(seen.commission).toBeGreaterThanOrEqual(toRupees(sharePaise));
      const news = await poll(async () => {
        const unread = await test.api.call(latestUnread, { token });
        return unread.find(({ kind, params }) => kind === 'commission-credited' && params['plan'] === 'Gold');
      }, patience);
      expect(news.params).toMatchObject({ amount: toRupees(sharePaise), level });
    }
  });

  it('telling the sale again, by the same message or another, changes nothing', async () => {
    const outbox = test.database('network').collection<{ envelope: EventEnvelope; routingKey: string }>('outbox');
    const row = await outbox.findOne({ 'envelope.data.memberId': buyer.memberId, routingKey: planApproved.routingKey });
    const { data, id } = row!.envelope as EventEnvelope<Parameters<typeof publishEvent<typeof planApproved>>[2]>;
    const before = await postings().countDocuments();
    await publishEvent(test.prefix, planApproved, data, { id });
    const again = await publishEvent(test.prefix, planApproved, data);
    const inbox = test.database('commission').collection<{ _id: string }>('inbox');
    await poll(() => inbox.findOne({ _id: `commission:${again.id}` }));
    expect(await postings().countDocuments()).toBe(before);
  });

  it('the audit finds 0 paise of difference', async () => {
    expect(await test.audit()).toContain('difference: 0 paise');
  });
}
