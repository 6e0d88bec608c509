import { addEarnings, correctPosting, planApproved, statement, statementSummary } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { IncomeSumsRepository, incomePipeline } from '../src/ledger/persistence/income-sums.repository.js';
import { OnPlanApproved } from '../src/sales/on-network-events.js';
import { headId, TestCommission } from './commission-harness.js';
import { sale, upline } from './sale-builder.js';

let commission: TestCommission;
let member: string;

const soldBelow = (levels: number, approvedAt: string) =>
  commission.tell(
    OnPlanApproved,
    planApproved,
    sale({
      approvedAt,
      upline: Array.from({ length: levels }, (_, index) =>
        index + 1 === levels ? upline(levels, { memberId: member }) : upline(index + 1, { plan: 'Bronze' }),
      ),
    }),
  );

beforeAll(async () => {
  commission = await TestCommission.start();
  commission.clock.set('2026-02-15T06:00:00Z');
  member = await commission.member({ plan: 'Gold' });
  await soldBelow(1, '2024-12-01T10:00:00.000Z');
  await soldBelow(1, '2025-12-31T18:29:00.000Z');
  await soldBelow(2, '2025-12-31T18:31:00.000Z');
  await soldBelow(2, '2026-02-01T10:00:00.000Z');
  await commission.call(addEarnings, headId, { body: { earning: 40.5, userId: member } });
});
afterAll(() => commission.stop());

it('the summary sums income by Indian month and by level, the months without income too', async () => {
  const { body } = await commission.call(statementSummary, member, { query: { months: 3 } });
  expect(body).toMatchObject({
    months: [
      { month: '2025-12', commission: 250, earnings: 0 },
      { month: '2026-01', commission: 125, earnings: 0 },
      { month: '2026-02', commission: 125, earnings: 40.5 },
    ],
    levels: [
      { level: 1, commission: 250 },
      { level: 2, commission: 250 },
    ],
    complete: true,
  });
});

it('the server, not the address, decides whose summary it is', async () => {
  const query = { userId: member, name: 'Somebody Else' };
  const { body } = await commission.call(statementSummary, headId, { query });
  expect(body.member).toEqual({ name: 'Asha Member', referralCode: expect.stringMatching(/^FL/) });
});

it('the summary covers twelve months by default', async () => {
  const { body } = await commission.call(statementSummary, member);
  expect(body.months.map(({ month }) => month)).toHaveLength(12);
  expect(body.months[0]).toEqual({ month: '2025-03', commission: 0, earnings: 0 });
});

it('the summary subtracts a reversed credit in the month of the reversal', async () => {
  const rows = (await commission.call(statement, member)).body;
  const january = rows.find(({ date }) => date.startsWith('2025-12-31T18:31'))!;
  await commission.call(correctPosting, headId, { body: { postingId: january._id, reason: 'Paid back' } });
  const { body } = await commission.call(statementSummary, member, { query: { months: 2 } });
  expect(body.months).toEqual([
    { month: '2026-01', commission: 125, earnings: 0 },
    { month: '2026-02', commission: 0, earnings: 40.5 },
  ]);
  expect(body.levels).toEqual([{ level: 2, commission: 125 }]);
});

it('the summary is marked as incomplete if there are more postings than it counts', async () => {
  const bound = jest.replaceProperty(commission.get(IncomeSumsRepository), 'mostCounted', 2);
  const { body } = await commission.call(statementSummary, member);
  bound.restore();
  expect(body.complete).toBe(false);
});

it('the summary is for its member and the head only', async () => {
  const query = { userId: member };
  expect((await commission.call(statementSummary, headId, { query })).status).toBe(200);
  const other = await commission.call(statementSummary, await commission.member(), { query });
  expect(other.error?.code).toBe('ACCESS.NOT_YOURS');
  const missing = await commission.call(statementSummary, headId, { query: { userId: newId() } });
  expect(missing.error?.code).toBe('COMMISSION.MEMBER_NOT_FOUND');
  const tooFar = await commission.call(statementSummary, member, { query: { months: 25 } });
  expect(tooFar.status).toBe(422);
});

it('the summary reads along the index and reads no row of other members', async () => {
  const plan = (await commission.db
    .collection('postings')
    .aggregate(incomePipeline(member, new Date('2025-03-01'), 50_000))
    .explain('executionStats')) as { stages: [{ $cursor: { executionStats: { totalDocsExamined: number } } }] };
  const own = await commission.db.collection('postings').countDocuments({ memberId: member });
  expect(plan.stages[0].$cursor.executionStats.totalDocsExamined).toBeLessThanOrEqual(own);
  expect(JSON.stringify(plan)).toContain('memberId_1_occurredAt_-1__id_-1');
  expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
});
