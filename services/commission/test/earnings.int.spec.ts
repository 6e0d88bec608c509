import { addEarnings, balance, cottonApproved, earningsCredited, returnApproved, statement } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OnDepositReturned } from '../src/deposits/on-deposit-returned.js';
import { OnReturnApproved } from '../src/earnings/on-return-approved.js';
import { headId, TestCommission } from './commission-harness.js';
import { approvedAlone, depositOwed } from './example-credit.js';

let commission: TestCommission;
beforeAll(async () => {
  commission = await TestCommission.start();
});
afterAll(() => commission.stop());

const returned = (memberId: string, quantityKg = 3) => ({
  orderId: newId(),
  memberId,
  memberName: 'Asha',
  quantityKg,
  occurredAt: '2025-06-02T08:00:00.000Z',
  makingChargePaise: 30_000 * quantityKg,
  depositPaise: 40_000 * quantityKg,
  approval: approvedAlone,
  ...depositOwed,
});

describe('an approved deposit return', () => {
  it('an approved deposit return credits the making charge to earnings and publishes it, once per order', async () => {
    const member = await commission.member({ plan: 'Bronze' });
    const event = returned(member);
    await commission.takesIn(returnApproved, event);
    await commission.takesIn(returnApproved, event);
    await commission.tell(OnReturnApproved, returnApproved, { ...event, makingChargePaise: 1 });
    const { body } = await commission.call(balance, member);
    expect(body).toMatchObject({ earnings: 900, commission: 0, available: 900 });
    expect(
      (await commission.outboxEventsOf(earningsCredited)).filter((credit) => credit.memberId === member),
    ).toMatchObject([{ creditId: event.orderId, source: 'making-charge', amountPaise: 90_000, reason: null }]);
    expect(await commission.postings({ key: `making-charge:${event.orderId}` })).toMatchObject([
      {
        kind: 'making-charge',
        lines: [
          { account: 'company:earnings', amountPaise: -90_000 },
          { account: `member:${member}:earnings:available`, amountPaise: 90_000 },
        ],
      },
    ]);
  });
});

describe('the deposit of a cotton order', () => {
  const approved = ({ orderId, memberId, memberName, quantityKg }: ReturnType<typeof returned>) => ({
    orderId,
    memberId,
    memberName,
    quantityKg,
    occurredAt: '2025-06-01T08:00:00.000Z',
  });
  const depositAndCharge = ['deposit-held', 'making-charge'];
  const rowsOf = async (memberId: string) => (await commission.call(statement, memberId)).body;

  it('a deposit is owed to the member from the approval on, and can’t be requested as a payout', async () => {
    const member = await commission.member({ plan: 'Bronze' });
    const event = returned(member);
    await commission.takesIn(cottonApproved, approved(event));
    await commission.takesIn(cottonApproved, approved(event));
    expect(await commission.postings({ memberId: member })).toMatchObject([
      {
        kind: 'deposit-held',
        lines: [
          { account: 'company:deposits', amountPaise: -120_000 },
          { account: `member:${member}:deposit`, amountPaise: 120_000 },
        ],
      },
    ]);
    const { body } = await commission.call(balance, member);
    expect(body).toMatchObject({ earnings: 0, commission: 0, available: 0, pending: 0, reserved: 0, paid: 0 });
    expect(await rowsOf(member)).toMatchObject([
      { kind: 'deposit-held', amount: 1200, deposit: 1200, earnings: 0, commission: 0, available: 0 },
    ]);
  });

  it('a deposit stays owed after the return, which credits the making charge', async () => {
    const member = await commission.member({ plan: 'Bronze' });
    const event = returned(member);
    await commission.takesIn(cottonApproved, approved(event));
    await commission.takesIn(returnApproved, event);
    const rows = (await rowsOf(member)).toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(rows).toMatchObject([
      { kind: 'deposit-held', amount: 1200, deposit: 1200, available: 0, orderId: event.orderId },
      { kind: 'making-charge', amount: 900, earnings: 900, available: 900, deposit: 0, orderId: event.orderId },
    ]);
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0, sentences: [] });
  });

  it('a return opens the deposit if the event of the approval arrives late', async () => {
    const member = await commission.member({ plan: 'Bronze' });
    const event = returned(member);
    await commission.takesIn(returnApproved, event);
    await commission.takesIn(cottonApproved, approved(event));
    expect((await rowsOf(member)).map(({ kind }) => kind).toSorted()).toEqual(depositAndCharge);
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0, sentences: [] });
  });

  it('a deposit is owed once, however often the event of the return arrives', async () => {
    const member = await commission.member({ plan: 'Bronze' });
    const event = returned(member);
    await commission.tell(OnReturnApproved, returnApproved, event);
    for (let turn = 0; turn < 2; turn++) await commission.tell(OnDepositReturned, returnApproved, event);
    expect((await rowsOf(member)).map(({ kind }) => kind).toSorted()).toEqual(depositAndCharge);
  });
});

describe('earnings added by the head', () => {
  it('earnings can be requested immediately and carry their reason', async () => {
    const member = await commission.member();
    const answer = await commission.call(addEarnings, headId, {
      body: { earning: 12.5, userId: member, reason: 'Festival gift' },
    });
    expect(answer.body).toEqual({ message: 'The earnings were added.' });
    expect((await commission.amounts(member)).earnings.available).toBe(1_250);
    expect(
      (await commission.outboxEventsOf(earningsCredited)).filter((credit) => credit.memberId === member),
    ).toMatchObject([{ source: 'adjustment', amountPaise: 1_250, reason: 'Festival gift' }]);
  });

  it.each([
    ['nobody is named', undefined, 422, 'COMMISSION.MEMBER_NEEDED'],
    ['the member does not exist', 'abcdefabcdefabcdefabcdef', 404, 'COMMISSION.MEMBER_NOT_FOUND'],
    ['the id is malformed', 'x', 422, 'REQUEST.INVALID'],
  ])('earnings are rejected when %s', async (_why, userId, status, code) => {
    const answer = await commission.call(addEarnings, headId, { body: { earning: 5, userId } });
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
  });

  it('earnings for a deleted member or without an amount are rejected', async () => {
    const gone = await commission.member({ isDeleted: true });
    const answer = await commission.call(addEarnings, headId, { body: { earning: 5, userId: gone } });
    expect(answer.error?.code).toBe('COMMISSION.MEMBER_NOT_FOUND');
    const member = await commission.member();
    for (const earning of [0, -1, 0.005]) {
      expect((await commission.call(addEarnings, headId, { body: { earning, userId: member } })).status).toBe(422);
    }
    expect((await commission.amounts(member)).earnings.available).toBe(0);
  });
});
