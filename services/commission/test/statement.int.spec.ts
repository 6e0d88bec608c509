import {
  addEarnings,
  balance,
  commissionRequest,
  correctPosting,
  creditCorrected,
  planApproved,
  statement,
  statementBalances,
  type StatementRow,
  updateCommissionStatus,
  whyCommission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { scannedCollections } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OnPlanApproved } from '../src/sales/on-network-events.js';
import { headId, TestCommission } from './commission-harness.js';
import { sale, upline } from './sale-builder.js';

let commission: TestCommission;
let member: string;
const gold = sale({ memberName: '＝1+1', approvedAt: '2025-06-01T10:00:00.000Z' });

beforeAll(async () => {
  commission = await TestCommission.start();
  commission.clock.set('2025-06-02T00:00:00Z');
  member = await commission.member({ plan: 'Gold' });
  const people = [upline(1, { plan: 'Bronze' }), upline(2, { memberId: member })];
  await commission.tell(OnPlanApproved, planApproved, { ...gold, upline: people });
  await commission.call(addEarnings, headId, { body: { earning: 40, userId: member, reason: 'Help at the fair' } });
  commission.clock.advance(1000);
  const { entry } = (await commission.call(commissionRequest, member, { body: { commissionAmount: 150 } })).body;
  commission.clock.advance(1000);
  await commission.call(updateCommissionStatus, headId, {
    body: { userId: member, commissionId: entry._id, status: 'Rejected', reason: 'No bank account' },
  });
});
afterAll(() => commission.stop());

describe('the statement', () => {
  it('the statement shows every movement, newest first', async () => {
    const { body } = await commission.call(statement, member);
    expect(body).toMatchObject([
      { kind: 'payout-rejected', amount: 150, available: 150, reserved: -150, reason: 'No bank account' },
      { kind: 'payout-requested', amount: 150, commission: 125, earnings: 25, available: -150, reserved: 150 },
      { kind: 'adjustment', amount: 40, earnings: 40, available: 40, reason: 'Help at the fair' },
      { kind: 'commission', amount: 125, saleId: gold.saleId, level: 2, from: { name: '＝1+1' } },
    ]);
    expect(body.filter((row) => 'decidedBy' in row)).toEqual([]);
    const forHead = (await commission.call(statement, headId, { query: { userId: member } })).body;
    const decided = forHead.map(({ decidedBy }) => decidedBy);
    expect(decided).toEqual(['The Head', undefined, 'The Head', undefined]);
  });

  it('the statement comes in pages', async () => {
    const kinds: string[] = [];
    let cursor: string | undefined;
    do {
      const { body, headers } = await commission.call(statement, member, { query: { limit: 3, cursor } });
      kinds.push(...body.map((row) => row.kind));
      cursor = headers['x-next-cursor'] as string | undefined;
    } while (cursor !== undefined);
    expect(kinds).toEqual(['payout-rejected', 'payout-requested', 'adjustment', 'commission']);
  });

  it('a page costs the same however long the ledger is', async () => {
    expect(await scannedCollections(commission.db, () => commission.call(statement, member))).not.toContain('postings');
  });

  it('the statement is for its member and the head only', async () => {
    const query = { userId: member };
    expect((await commission.call(statement, headId, { query })).body).toHaveLength(4);
    expect((await commission.call(statement, member, { query })).body).toHaveLength(4);
    const other = await commission.member();
    expect((await commission.call(statement, other, { query })).error?.code).toBe('ACCESS.NOT_YOURS');
    const missing = await commission.call(statement, headId, { query: { userId: newId() } });
    expect(missing.error?.code).toBe('COMMISSION.MEMBER_NOT_FOUND');
  });

  it('the statement is available as a CSV file', async () => {
    const get = async (path: string, as: string) =>
      fetch(`${commission.url}/api/member/${path}`, {
        headers: { authorization: `Bearer ${await commission.token(as)}` },
      });
    const response = await get('statement.csv', member);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="statement.csv"');
    const lines = (await response.text()).split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[5]).toMatch(/^Total,,-?\d+\.\d\d,/);
    expect(lines[0]).toMatch(/^Date \(IST\),Kind,/);
    expect(lines[4]).toMatch(/^2025-06-01 15:30:00,commission,125\.00,.*,2,'＝1\+1,/);
    const refused = await get(`statement.csv?userId=${member}`, await commission.member());
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'ACCESS.NOT_YOURS' }]);
  });
});

describe('a period of the statement', () => {
  const states = ['pending', 'available', 'reserved', 'paid', 'deposit'] as const;
  const paise = (rupees: number) => Math.round(rupees * 100);
  let saver: string;
  beforeAll(async () => {
    saver = await commission.member({ plan: 'Gold' });
  });
  const period = { from: '2025-06-02', to: '2025-06-02' };

  async function rowsOf(query: object, between = async () => {}) {
    const rows: StatementRow[] = [];
    let cursor: string | undefined;
    do {
      const page = await commission.call(statement, saver, { query: { ...query, limit: 2, cursor } });
      rows.push(...page.body);
      if (cursor === undefined) await between();
      cursor = page.headers['x-next-cursor'] as string | undefined;
    } while (cursor !== undefined);
    return rows;
  }

  const soldAt = (approvedAt: string) =>
    commission.tell(OnPlanApproved, planApproved, sale({ approvedAt, upline: [upline(1, { memberId: saver })] }));

  it('a period begins and ends by the days of India', async () => {
    await soldAt('2025-06-01T18:29:59.000Z');
    await soldAt('2025-06-01T18:30:00.000Z');
    await soldAt('2025-06-02T18:29:59.000Z');
    await soldAt('2025-06-02T18:30:00.000Z');
    const dates = (await rowsOf(period)).map(({ date }) => date);
    expect(dates[0]).toBe('2025-06-02T18:29:59.000Z');
    expect(dates.at(-1)).toBe('2025-06-01T18:30:00.000Z');
    const wrong = await commission.call(statement, saver, { query: { from: '2025-02-30' } });
    expect(wrong.status).toBe(422);
  });

  it.each([period, { from: '2025-06-02' }, { to: '2025-06-01' }, {}])(
    'a period adds up to the paisa for %j: opening + rows = closing, over pages and with late postings',
    async (days) => {
      commission.clock.advance(1000);
      const { body } = await commission.call(statementBalances, saver, { query: days });
      commission.clock.advance(1000);
      const rows = await rowsOf({ ...days, asOf: body.asOf }, async () => {
        await soldAt('2025-06-01T03:00:00.000Z');
        await soldAt('2025-06-02T00:00:00.500Z');
      });
      for (const state of states) {
        const moved = rows.reduce((sum, row) => sum + paise(row[state] ?? 0), 0);
        expect([state, paise(body.opening[state]) + moved]).toEqual([state, paise(body.closing[state])]);
      }
      const later = (await commission.call(statementBalances, saver, { query: days })).body;
      const again = await rowsOf({ ...days, asOf: later.asOf });
      expect(again.length).toBeGreaterThan(rows.length);
      const available = again.reduce((sum, row) => sum + paise(row.available), paise(later.opening.available));
      expect(available).toBe(paise(later.closing.available));
    },
  );

  it('later pages keep to the moment of the first page, without a parameter', async () => {
    commission.clock.advance(1000);
    const before = (await commission.call(statement, saver, { query: { limit: 200 } })).body;
    commission.clock.advance(1000);
    const rows = await rowsOf({}, async () => {
      commission.clock.advance(1000);
      await soldAt('2025-06-01T09:00:00.000Z');
    });
    expect(rows.map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
  });

  it('a period until now ends at the present balances', async () => {
    const { closing } = (await commission.call(statementBalances, saver)).body;
    const now = (await commission.call(balance, saver)).body;
    expect(closing.available).toBe(now.available);
    const other = await commission.call(statementBalances, await commission.member(), { query: { userId: saver } });
    expect(other.error?.code).toBe('ACCESS.NOT_YOURS');
  });
});

describe('the explanation of a commission', () => {
  const why = (as: string, saleId = gold.saleId) => commission.call(whyCommission, as, { params: { saleId } });

  it('an upline gets the explanation without the other names', async () => {
    const { body } = await why(member);
    expect(body.rows).toMatchObject([
      { level: 1, outcome: 'skipped', amount: null, name: null, skipReason: null },
      { level: 2, yours: true, rateBasisPoints: 500, outcome: 'credited', amount: 125 },
    ]);
    expect(body).toMatchObject({ saleAmount: 2500, scheduleVersion: 1, companyShare: null });
  });

  it('the head gets the complete explanation, and no other member does', async () => {
    expect((await why(headId)).body).toMatchObject({
      companyShare: 2375,
      rows: [{ skipReason: 'level-beyond-plan' }, {}],
    });
    expect((await why(await commission.member())).error?.code).toBe('COMMISSION.SALE_NOT_FOUND');
    expect((await why(member, newId())).status).toBe(404);
    expect((await why(member, 'x')).status).toBe(400);
  });
});

describe('a correction', () => {
  const correct = (postingId: string, reason = 'Entered twice', amount?: number) =>
    commission.call(correctPosting, headId, { body: { postingId, reason, amount } });
  const rowOf = async (kind: string) =>
    (await commission.call(statement, member)).body.find((row) => row.kind === kind)!;

  it('a correction reverses a credit by a linked posting, once, and is published', async () => {
    const credit = await rowOf('commission');
    const answer = await correct(credit._id);
    expect(answer.status).toBe(201);
    expect(await rowOf('correction')).toMatchObject({
      _id: answer.body.correctionId,
      correctsId: credit._id,
      amount: -125,
      reason: 'Entered twice',
    });
    expect((await commission.call(balance, member)).body).toMatchObject({ commission: 0, earnings: 40, available: 40 });
    expect(await commission.outboxEventsOf(creditCorrected)).toMatchObject([
      { memberId: member, ledger: 'commission', saleId: gold.saleId, level: 2, amountPaise: 12_500, creditId: null },
    ]);
    expect((await correct(credit._id)).error?.code).toBe('COMMISSION.ALREADY_CORRECTED');
    expect((await correct(answer.body.correctionId)).error?.code).toBe('COMMISSION.NOT_CORRECTABLE');
  });

  it('requested or paid money can’t be corrected', async () => {
    await commission.call(commissionRequest, member, { body: { commissionAmount: 1, from: 'earnings' } });
    const gift = await rowOf('adjustment');
    expect((await correct(gift._id)).error?.code).toBe('COMMISSION.CORRECTION_TOO_HIGH');
    expect((await correct((await rowOf('payout-requested'))._id)).error?.code).toBe('COMMISSION.NOT_CORRECTABLE');
    expect((await correct(newId())).error?.code).toBe('COMMISSION.POSTING_NOT_FOUND');
    expect((await correct(gift._id, '')).status).toBe(422);
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('concurrent corrections of the same credit succeed once', async () => {
    await commission.call(addEarnings, headId, { body: { earning: 500, userId: member } });
    commission.clock.advance(1000);
    await commission.call(addEarnings, headId, { body: { earning: 7, userId: member } });
    const newest = await rowOf('adjustment');
    const answers = await Promise.all([1, 2, 3].map(() => correct(newest._id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  describe('a partial correction', () => {
    const given = async (rupees: number): Promise<{ who: string; creditId: string }> => {
      const who = await commission.member({ plan: 'Gold' });
      await commission.call(addEarnings, headId, { body: { earning: rupees, userId: who } });
      const [posting] = await commission.postings({ memberId: who });
      return { who, creditId: posting!._id };
    };
    const leftOf = async (who: string, creditId: string) =>
      (await commission.call(statement, who)).body.find(({ _id }) => _id === creditId)?.left;

    it('a credit may be corrected in parts until nothing is left, each a linked entry', async () => {
      const { who, creditId } = await given(100);
      // Another credit must not raise the reversible part of this one.
      await commission.call(addEarnings, headId, { body: { earning: 70, userId: who } });
      expect(await leftOf(who, creditId)).toBe(100);
      for (const amount of [30, 20.5]) expect((await correct(creditId, 'Too much', amount)).status).toBe(201);
      expect(await leftOf(who, creditId)).toBe(49.5);
      const tooMuch = await correct(creditId, 'Too much', 49.51);
      expect(tooMuch.status).toBe(409);
      expect(tooMuch.error).toMatchObject({ code: 'COMMISSION.CORRECTION_TOO_HIGH', details: { left: 49.5 } });
      expect((await correct(creditId, 'The rest')).status).toBe(201);
      expect((await correct(creditId, 'Once more', 1)).error?.code).toBe('COMMISSION.ALREADY_CORRECTED');
      const corrections = await commission.postings({ kind: 'correction', memberId: who });
      expect(corrections.map(({ correctsId }) => correctsId)).toEqual([creditId, creditId, creditId]);
      expect((await commission.amounts(who)).earnings.available).toBe(7_000);
      const corrected = (await commission.outboxEventsOf(creditCorrected)).filter(({ memberId }) => memberId === who);
      expect(corrected.map(({ amountPaise }) => amountPaise)).toEqual([3_000, 2_050, 4_950]);
      expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0, sentences: [] });
    });

    it('concurrent partial corrections never take more than the credit', async () => {
      const { who, creditId } = await given(100);
      const answers = await Promise.all(Array.from({ length: 8 }, () => correct(creditId, 'Many at once', 30)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
      expect(answers.filter(({ status }) => status !== 201).map(({ status }) => status)).toEqual(Array(5).fill(409));
      expect((await commission.amounts(who)).earnings.available).toBe(1_000);
      expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0, sentences: [] });
    });

    it('a partial correction runs once for one Idempotency-Key, and not without an amount', async () => {
      const { who, creditId } = await given(100);
      const body = { postingId: creditId, reason: 'Too much', amount: 40 };
      const headers = { 'idempotency-key': `correction-${creditId}` };
      const [first, second] = [1, 2].map(() => commission.call(correctPosting, headId, { body, headers }));
      expect((await first!).status).toBe(201);
      await second;
      expect((await commission.amounts(who)).earnings.available).toBe(6_000);
      for (const amount of [0, -5, 0.001]) expect((await correct(creditId, 'Odd', amount)).status).toBe(422);
    });
  });
});
