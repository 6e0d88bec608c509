import {
  changeCommissionSchedule,
  commissionTerms,
  firstSchedule,
  listCommissionSchedules,
  planApproved,
  showCommissionSchedule,
} from '@deepam/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OnPlanApproved } from '../src/sales/on-network-events.js';
import { SalesRepository } from '../src/sales/persistence/sales.repository.js';
import { SchedulesRepository } from '../src/schedule/schedules.repository.js';
import { headId, TestCommission } from './commission-harness.js';
import { sale, uplineOf } from './sale-builder.js';

let commission: TestCommission;
beforeAll(async () => {
  commission = await TestCommission.start();
});
afterAll(() => commission.stop());

const doubled = [2000, ...firstSchedule.ratesBasisPoints.slice(1)];
const change = (version: number, ratesBasisPoints: number[]) =>
  commission.call(changeCommissionSchedule, headId, {
    body: { version, ratesBasisPoints, levelsByPlan: { ...firstSchedule.levelsByPlan, Bronze: 1 } },
  });

it('the schedule begins with the rates of the rules, once, however many replicas start', async () => {
  await Promise.all([1, 2, 3].map(() => commission.get(SchedulesRepository).onModuleInit()));
  const { body } = await commission.call(showCommissionSchedule, headId);
  expect(body).toEqual({ ...firstSchedule, effectiveFrom: '1970-01-01T00:00:00.000Z', changedBy: null });
});

it('a schedule is rejected when it gives away more than a sale or misses a level', async () => {
  const all = Array<number>(10).fill(1000);
  expect((await change(1, [1001, ...all.slice(1)])).error?.details).toEqual({
    ratesBasisPoints: 'All levels together cannot exceed 100 % of a sale.',
  });
  for (const rates of [all.slice(1), [-1, ...all.slice(1)], [0.5, ...all.slice(1)]]) {
    expect((await change(1, rates)).status).toBe(422);
  }
});

it('a new schedule holds for later sales; an earlier sale keeps its rates, even if its event is late', async () => {
  commission.clock.set('2025-06-05T00:00:00Z');
  const changed = await change(1, doubled);
  expect(changed.body).toMatchObject({
    version: 2,
    effectiveFrom: '2025-06-05T00:00:00.000Z',
    changedBy: 'The Head',
  });
  const levelsByPlan = { ...firstSchedule.levelsByPlan, Bronze: 1 };
  expect((await commission.call(commissionTerms)).body).toEqual({
    version: 2,
    ratesBasisPoints: doubled,
    levelsByPlan,
  });
  const before = sale({ upline: uplineOf('Bronze', 'Gold'), approvedAt: '2025-06-04T23:59:59.999Z' });
  const after = sale({ upline: uplineOf('Bronze', 'Gold'), approvedAt: '2025-06-05T00:00:00.000Z' });
  for (const soldPlan of [after, before]) await commission.tell(OnPlanApproved, planApproved, soldPlan);
  const rowsOf = async (saleId: string) => {
    const found = await commission.get(SalesRepository).find(saleId);
    return [found?.scheduleVersion, ...(found?.rows.map((row) => row.amountPaise) ?? [])];
  };
  expect(await rowsOf(before.saleId)).toEqual([1, 0, 12_500]);
  expect(await rowsOf(after.saleId)).toEqual([2, 50_000, 12_500]);
  expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
});

it('a change of an outdated version is rejected, and one of two concurrent changes as well', async () => {
  const stale = await change(1, doubled);
  expect([stale.status, stale.error?.code, stale.error?.details]).toEqual([
    409,
    'COMMISSION.SCHEDULE_CHANGED',
    { version: 2 },
  ]);
  expect((await change(7, doubled)).status).toBe(409);
  const changes = await Promise.all([change(2, doubled), change(2, doubled)]);
  expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('all versions of the schedule can be read, newest first, page by page', async () => {
  const page = async (cursor?: string) => {
    const answer = await commission.call(listCommissionSchedules, headId, { query: { limit: 1, cursor } });
    return { versions: answer.body.map(({ version }) => version), cursor: answer.headers['x-next-cursor'] };
  };
  const { version } = (await commission.call(showCommissionSchedule, headId)).body;
  await change(version, [2500, ...firstSchedule.ratesBasisPoints.slice(1)]);
  const seen: number[] = [];
  let { versions, cursor } = await page();
  for (seen.push(...versions); cursor !== undefined; seen.push(...versions))
    ({ versions, cursor } = await page(cursor as string));
  expect(seen).toEqual(Array.from({ length: version + 1 }, (_, index) => version + 1 - index));
  const { body } = await commission.call(listCommissionSchedules, headId);
  expect(body.at(-1)).toEqual({ ...firstSchedule, effectiveFrom: '1970-01-01T00:00:00.000Z', changedBy: null });
});
