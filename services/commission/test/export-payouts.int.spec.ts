import { addEarnings, commissionRequest, updateCommissionStatus, waitingPayouts } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headId, TestCommission } from './commission-harness.js';

let commission: TestCommission;

async function request(member: string, amount: number): Promise<string> {
  commission.clock.advance(1000);
  const answer = await commission.call(commissionRequest, member, { body: { commissionAmount: amount } });
  return answer.body.entry._id;
}
const csv = async (query: string) => {
  const answer = await fetch(`${commission.url}/api/member/commissions.csv${query}`, {
    headers: { authorization: `Bearer ${await commission.token(headId)}` },
  });
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  return { text, lines: text.trimEnd().split('\r\n') };
};

beforeAll(async () => {
  commission = await TestCommission.start();
  commission.clock.set('2026-01-05T20:00:00Z');
  const members: string[] = [];
  for (const name of ['@Anita', 'Bala']) {
    const member = await commission.member({ name, plan: 'Gold' });
    await commission.call(addEarnings, headId, { body: { earning: 1000, userId: member } });
    members.push(member);
  }
  const [anita, bala] = members as [string, string];
  await request(anita, 37.5);
  const rejected = await request(bala, 10);
  await commission.call(updateCommissionStatus, headId, {
    body: { userId: bala, commissionId: rejected, status: 'Rejected', reason: '＝no, sorry' },
  });
  // More than are read at once.
  const [model] = await commission.db.collection('payouts').find({ memberId: bala }).toArray();
  const copies = Array.from({ length: 700 }, (_, i) => ({
    ...model,
    _id: i.toString(16).padStart(24, '0') as unknown as NonNullable<typeof model>['_id'],
  }));
  await commission.db.collection('payouts').insertMany(copies);
});
afterAll(() => commission.stop());

describe("the head's counts and export of payouts", () => {
  it('counts those that wait', async () => {
    expect((await commission.call(waitingPayouts, headId)).body).toEqual({
      payouts: 1,
      toSendAgain: 0,
      toSend: 0,
      since: { payouts: expect.stringMatching(/^\d{4}-.*Z$/), toSendAgain: null, toSend: null },
    });
  });

  it('is one line a payout, newest first, each once, also where many were asked for at the same moment', async () => {
    const { text, lines } = await csv('');
    expect(text.startsWith('\uFEFFRequested (IST),Referral Code,Name,Amount,')).toBe(true);
    expect(lines).toHaveLength(1 + 702 + 1);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines[1]).toMatch(
      /^2026-01-06 01:30:0\d,\w*,Bala,10\.00,0\.00,10\.00,Rejected,2026-01-06 01:30:0\d,"'＝no, sorry",/,
    );
    expect(lines.at(-2)).toMatch(/,'@Anita,37\.50,0\.00,37\.50,Requested,,,/);
    expect(lines.at(-1)).toBe('Total,,,7047.50,0.00,7047.50,,,,,0.00,7047.50,,,');
  });

  it('holds what the filters leave', async () => {
    expect((await csv('?status=Requested')).lines).toHaveLength(3);
    expect((await csv('?status=Rejected&search=anita')).lines).toHaveLength(2);
    expect((await csv('?search=anita')).lines).toHaveLength(3);
  });
});
