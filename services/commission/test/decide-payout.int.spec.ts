import {
  addEarnings,
  payeeDetailsChanged,
  handedPasswordReplaced,
  kycConsentChanged,
  memberCommissions,
  memberReinstated,
  memberSuspended,
  temporaryPasswordGiven,
  updateCommissionStatus,
} from '@deepam/contracts';
import { newId, ObjectStore } from '@deepam/platform';
import { tinyJpeg } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  OnHandedPasswordReplaced,
  OnTemporaryPasswordGiven,
  OnPayeeDetailsChanged,
  OnMemberSuspended,
  OnMemberReinstated,
  OnKycConsentChanged,
} from '../src/payouts/on-identity-events.js';
import { headId, TestCommission } from './commission-harness.js';
import { TestPayouts } from './test-payouts.js';

let commission: TestCommission;
let payouts: TestPayouts;
beforeAll(async () => {
  commission = await TestCommission.start();
  payouts = new TestPayouts(commission);
});
afterAll(() => commission.stop());

describe('a decision', () => {
  it('a rejection stores no picture of a payment', async () => {
    const member = await payouts.rich();
    const { entry } = (await payouts.ask(member, 10)).body;
    const stored = jest.spyOn(commission.get(ObjectStore), 'withStored');
    const answer = await commission.call(updateCommissionStatus, headId, {
      body: { userId: member, commissionId: entry._id, status: 'Rejected' },
      files: { paymentProof: await tinyJpeg() },
    });
    expect(answer.status).toBe(200);
    expect(stored).not.toHaveBeenCalled();
    expect((await payouts.balanceOf(member)).commissionHistory[0]).toMatchObject({
      status: 'Rejected',
      paymentProof: null,
    });
  });

  it('a decision is final', async () => {
    const member = await payouts.rich();
    const { entry } = (await payouts.ask(member, 10)).body;
    await payouts.decide(member, entry._id, 'Approved');
    const [own] = (await payouts.balanceOf(member)).commissionHistory;
    const row = (await commission.call(memberCommissions, headId)).body.find(({ _id }) => _id === member);
    expect(own).toMatchObject({ decidedDate: row!.commissionHistory[0]!.decidedDate });
    expect(own).not.toHaveProperty('decidedBy');
    expect(row!.commissionHistory[0]).toMatchObject({ decidedDate: expect.any(String), decidedBy: 'The Head' });
    for (const status of ['Approved', 'Rejected'] as const) {
      const again = await payouts.decide(member, entry._id, status);
      expect(again.status).toBe(409);
      expect(again.error).toMatchObject({ code: 'COMMISSION.PAYOUT_DECIDED', details: { status: 'Approved' } });
    }
    expect((await payouts.balanceOf(member)).paid).toBe(10);
  });

  it('a decision must name the member of the request', async () => {
    const [member, other] = [await payouts.rich(), await payouts.rich()];
    const { entry } = (await payouts.ask(member, 10)).body;
    for (const [userId, payout] of [
      [other, entry._id],
      [member, newId()],
    ] as const) {
      expect((await payouts.decide(userId, payout, 'Approved')).error?.code).toBe('COMMISSION.PAYOUT_NOT_FOUND');
    }
  });

  it('one of two concurrent decisions wins, and the other call gets the outcome', async () => {
    const member = await payouts.rich();
    for (let round = 0; round < 5; round++) {
      const { entry } = (await payouts.ask(member, 20)).body;
      const answers = await Promise.all([
        payouts.decide(member, entry._id, 'Approved'),
        payouts.decide(member, entry._id, 'Rejected'),
        payouts.decide(member, entry._id, 'Approved'),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      const { commissionHistory } = await payouts.balanceOf(member);
      const losers = answers.filter(({ status }) => status === 409);
      for (const { error } of losers) expect(error?.details).toEqual({ status: commissionHistory[0]?.status });
    }
    const { entry } = (await payouts.ask(member, 20)).body;
    const twenty = await Promise.all(Array.from({ length: 20 }, () => payouts.decide(member, entry._id, 'Approved')));
    expect(twenty.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await commission.db.collection('transfers').countDocuments({ payableId: entry._id })).toBe(1);
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });
});

describe('changed bank details', () => {
  const day = 24 * 3_600_000;
  const changed = (memberId: string, heldFrom: Date | null, revision = 1) =>
    commission.tell(OnPayeeDetailsChanged, payeeDetailsChanged, {
      memberId,
      revision,
      bankDigest: null,
      persons: [],
      earlierPans: [],
      heldFrom: heldFrom?.toISOString() ?? null,
    });
  const rowOf = async (memberId: string) =>
    (await commission.call(memberCommissions, headId)).body.find(({ _id }) => _id === memberId)!;

  it('a change of bank details holds the approval for a day, but neither the request nor the rejection', async () => {
    const member = await payouts.rich();
    const now = commission.clock.now();
    const until = new Date(now.getTime() + day).toISOString();
    await changed(member, now);
    const [first, second] = [(await payouts.ask(member, 10)).body.entry, (await payouts.ask(member, 20)).body.entry];
    const held = await payouts.decide(member, first._id, 'Approved');
    expect(held.status).toBe(409);
    expect(held.error).toMatchObject({ code: 'COMMISSION.BANK_DETAILS_HELD', details: { until } });
    expect((await payouts.decide(member, second._id, 'Rejected')).status).toBe(200);
    expect((await rowOf(member)).commissionHistory.map(({ heldUntil }) => heldUntil)).toEqual([undefined, until]);

    await changed(member, new Date(now.getTime() - 3_600_000));
    expect((await payouts.decide(member, first._id, 'Approved')).status).toBe(409);
    for (const [ago, status] of [
      [day - 60_000, 409],
      [day, 200],
    ] as const) {
      const other = await payouts.rich();
      await changed(other, new Date(now.getTime() - ago));
      const { entry } = (await payouts.ask(other, 10)).body;
      expect([ago, (await payouts.decide(other, entry._id, 'Approved')).status]).toEqual([ago, status]);
    }
  });

  it('a password that another person gave holds payouts without a change, also after its replacement', async () => {
    const now = commission.clock.now().toISOString();
    const byId = newId();
    const by = { byId, influencedBy: [byId] };
    const [given, replaced] = [await payouts.rich(), await payouts.rich()];
    const password = { memberId: given, ...by, givenAt: now, validUntil: now };
    await commission.tell(OnTemporaryPasswordGiven, temporaryPasswordGiven, password);
    const later = { memberId: replaced, ...by, isFirst: false, replacedAt: now, heldUntil: now };
    await commission.tell(OnHandedPasswordReplaced, handedPasswordReplaced, later);
    for (const member of [given, replaced]) {
      const { entry } = (await payouts.ask(member, 10)).body;
      const held = await payouts.decide(member, entry._id, 'Approved');
      expect(held.error?.code).toBe('COMMISSION.BANK_DETAILS_HELD');
    }
  });

  it('the first bank details hold nothing', async () => {
    const member = await payouts.rich();
    await changed(member, null);
    const { entry } = (await payouts.ask(member, 10)).body;
    expect((await payouts.decide(member, entry._id, 'Approved')).status).toBe(200);
  });
});

describe('an approval', () => {
  it('an approval needs the password again half an hour after the login', async () => {
    const member = await payouts.rich();
    const { entry } = (await payouts.ask(member, 10)).body;
    const authTime = Math.floor(commission.clock.now().getTime() / 1000) - 1801;
    const body = { userId: member, commissionId: entry._id, status: 'Approved' as const };
    const stale = await commission.callWith(
      updateCommissionStatus,
      { memberId: headId, isHead: true, authTime },
      { body },
    );
    expect([stale.status, stale.error?.code]).toEqual([403, 'AUTH.REAUTHENTICATE']);
  });
});

describe('a withdrawn consent to keep documents', () => {
  it('a withdrawn consent holds the approval until a new consent, but not the rejection', async () => {
    const member = await payouts.rich();
    const tellConsent = (revision: number, isGiven: boolean) => {
      const changedAt = commission.clock.now().toISOString();
      return commission.tell(OnKycConsentChanged, kycConsentChanged, {
        memberId: member,
        revision,
        isGiven,
        changedAt,
      });
    };
    await tellConsent(2, false);
    await tellConsent(1, true);
    const [first, second] = [(await payouts.ask(member, 10)).body.entry, (await payouts.ask(member, 20)).body.entry];
    const held = await payouts.decide(member, first._id, 'Approved');
    expect([held.status, held.error?.code]).toEqual([409, 'COMMISSION.CONSENT_WITHDRAWN']);
    expect(await commission.db.collection('payables').countDocuments({ memberId: member })).toBe(0);
    expect((await payouts.decide(member, second._id, 'Rejected')).status).toBe(200);
    await tellConsent(3, true);
    expect((await payouts.decide(member, first._id, 'Approved')).status).toBe(200);
  });
});

describe('a suspended member', () => {
  const decision = { byId: newId(), reason: 'Sold wicks of another maker' };
  const at = new Date().toISOString();
  const suspended = (memberId: string, revision: number) =>
    commission.tell(OnMemberSuspended, memberSuspended, { memberId, revision, ...decision, suspendedAt: at });
  const reinstated = (memberId: string, revision: number) =>
    commission.tell(OnMemberReinstated, memberReinstated, { memberId, revision, ...decision, reinstatedAt: at });
  const isMarked = async (memberId: string) => {
    const rows = (await commission.call(memberCommissions, headId)).body;
    return rows.find(({ _id }) => _id === memberId)!.commissionHistory.some((entry) => entry.isMemberSuspended);
  };

  it('a suspended member is credited but gets no payout: requests and approvals are rejected, rejections are possible', async () => {
    const member = await payouts.rich();
    const [first, second] = [(await payouts.ask(member, 10)).body.entry, (await payouts.ask(member, 20)).body.entry];
    await suspended(member, 1);
    const held = await payouts.decide(member, first._id, 'Approved');
    expect([held.status, held.error?.code]).toEqual([409, 'COMMISSION.MEMBER_SUSPENDED']);
    expect((await payouts.ask(member, 5)).error?.code).toBe('COMMISSION.MEMBER_SUSPENDED');
    expect(await isMarked(member)).toBe(true);
    const credited = await commission.call(addEarnings, headId, { body: { earning: 1, userId: member } });
    expect(credited.status).toBe(200);
    expect((await payouts.decide(member, second._id, 'Rejected')).status).toBe(200);
    await reinstated(member, 2);
    expect(await isMarked(member)).toBe(false);
    expect((await payouts.decide(member, first._id, 'Approved')).status).toBe(200);
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('a reinstated member stays reinstated when the suspension arrives again or late, and a suspended one likewise', async () => {
    const member = await payouts.rich();
    const { entry } = (await payouts.ask(member, 10)).body;
    await reinstated(member, 2);
    await suspended(member, 1);
    expect(await isMarked(member)).toBe(false);
    await suspended(member, 3);
    await reinstated(member, 2);
    expect((await payouts.decide(member, entry._id, 'Approved')).error?.code).toBe('COMMISSION.MEMBER_SUSPENDED');
  });
});
