import {
  approveRegistration,
  deletedMembers,
  deleteMember,
  memberApproved,
  memberDeleted,
  memberNetwork,
  membership,
  requestPlanProof,
  sessionsRevoked,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { anyUtr, poll, tinyJpeg } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

const approve = (userId: string) => network.call(approveRegistration, { body: { userId } }, head.token);
const remove = (id: string) => network.call(deleteMember, { params: { id } }, head.token);

describe('the caller’s own membership', () => {
  it('the membership is missing between the registration and the placing', async () => {
    const token = await network.service.tokens.memberToken({ memberId: newId() });

    expect(await network.call(membership, {}, token)).toMatchObject(refusedWith(404, 'NETWORK.MEMBER_NOT_FOUND'));
    expect(await network.call(memberNetwork, {}, token)).toMatchObject(refusedWith(403, 'ACCESS.NOT_APPROVED'));
  });

  it('the membership needs a login that was not ended', async () => {
    const member = await network.member(head, head);
    expect(await network.call(membership)).toMatchObject(refusedWith(401, 'AUTH.REQUIRED'));
    await network.hears(sessionsRevoked, { memberId: member.id, sessionVersion: 2 });
    const answer = await poll(async () => {
      const { status, error } = await network.call(membership, {}, member.token);
      return status === 401 ? error : undefined;
    });

    expect(answer.code).toBe('AUTH.SESSION_REVOKED');
  });

  it('the membership needs a login that was not ended, even while the broker is down', async () => {
    const member = await network.member(head, head);
    const revokedAt = new Date().toISOString();
    const { tokens } = network.service;
    const another = await network.member(head, head);
    const [phone, desk] = await Promise.all(
      ['the-phone', 'the-desk'].map((sessionId) => tokens.memberToken({ memberId: another.id, sessionId })),
    );
    tokens.revocations.push(
      { memberId: member.id, sessionVersion: 2, revokedAt },
      { memberId: another.id, sessionVersion: 0, sessionId: 'the-phone', revokedAt },
    );
    const isRefused = async (token: string) => (await network.call(membership, {}, token)).error?.code;
    for (const token of [member.token, phone!])
      await poll(async () => (await isRefused(token)) === 'AUTH.SESSION_REVOKED', { timeout: 6_000 });
    expect(await isRefused(desk!)).toBeUndefined();
  });
});

describe('the approval of a registration', () => {
  it('the approval opens the network to the member and is published once', async () => {
    const member = await network.member(head, head, { approved: false });
    expect(await network.call(memberNetwork, {}, member.token)).toMatchObject(refusedWith(403, 'ACCESS.NOT_APPROVED'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(member.id)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'NETWORK.ALREADY_APPROVED')).toHaveLength(9);
    expect(
      (await network.outboxEventsOf(memberApproved)).filter(({ memberId }) => memberId === member.id),
    ).toHaveLength(1);
    expect((await network.page(member)).status).toBe(200);
  });

  it('the approval is rejected for an unknown member, and for every caller but the head', async () => {
    const member = await network.member(head, head, { approved: false });
    const answer = await network.call(approveRegistration, { body: { userId: member.id } }, member.token);

    expect(answer).toMatchObject(refusedWith(403, 'ACCESS.HEAD_ONLY'));
    expect(await approve(newId())).toMatchObject(refusedWith(404, 'NETWORK.MEMBER_NOT_FOUND'));
    expect(await approve('nonsense')).toMatchObject(refusedWith(422, 'REQUEST.INVALID'));
  });
});

describe('the deletion of a member', () => {
  it('the deletion removes the member from every list, keeps the code and the UTR from others, and is published', async () => {
    const sponsor = await network.member(head, head, { plan: 'Gold' });
    const member = await network.member(sponsor, head, { approved: false, name: 'Soon Gone' });
    const utr = anyUtr();
    const files = { planProof: await tinyJpeg() };
    await network.call(requestPlanProof, { body: { plan: 'Gold', utr }, files }, member.token);
    await network.settled();
    expect(await network.view(sponsor)).toMatchObject({ networkSize: 1, directCount: 1 });

    expect((await remove(member.id)).status).toBe(200);

    await network.settled();
    expect(await network.view(sponsor)).toMatchObject({ networkSize: 0, directCount: 0 });
    expect((await network.walk(head)).map((row) => row._id)).not.toContain(member.id);
    expect((await network.page(head, { search: 'soon gone' })).fullNetwork).toEqual([]);
    expect((await network.page(head, { planRequested: 'true' })).fullNetwork).toEqual([]);
    expect(await network.outboxEventsOf(memberDeleted)).toMatchObject([{ memberId: member.id }]);
    expect(await network.memberships.findById(member.id).lean()).toMatchObject({ referralCode: member.code });
    expect(await network.call(membership, {}, member.token)).toMatchObject(
      refusedWith(404, 'NETWORK.MEMBER_NOT_FOUND'),
    );
    expect(await remove(member.id)).toMatchObject(refusedWith(404, 'NETWORK.MEMBER_NOT_FOUND'));
    const reused = await network.call(requestPlanProof, { body: { plan: 'Silver', utr }, files }, sponsor.token);
    expect(reused).toMatchObject(refusedWith(422, 'NETWORK.PLAN_NOT_HIGHER'));
    const other = await network.member(head, head);
    const claimed = await network.call(requestPlanProof, { body: { plan: 'Silver', utr }, files }, other.token);
    expect(claimed).toMatchObject(refusedWith(409, 'NETWORK.UTR_USED'));
  });

  it('the deletion is rejected for approved members, members with a plan or a downline, the head and unknown members', async () => {
    const approved = await network.member(head, head);
    const paid = await network.member(head, head, { plan: 'Bronze' });
    // The approval of a plan also approves its member, so only this write leaves such a member.
    await network.memberships.updateOne({ _id: paid.id }, { isApproved: false });
    const above = await network.member(head, head, { approved: false });
    await network.place(network.newcomer(above));

    expect(await remove(approved.id)).toMatchObject(refusedWith(409, 'NETWORK.APPROVED_NOT_DELETABLE'));
    expect(await remove(paid.id)).toMatchObject(refusedWith(409, 'NETWORK.PAID_NOT_DELETABLE'));
    expect(await remove(above.id)).toMatchObject(refusedWith(409, 'NETWORK.HAS_DOWNLINE'));
    expect(await remove(head.id)).toMatchObject(refusedWith(409, 'NETWORK.APPROVED_NOT_DELETABLE'));
    expect(await remove(newId())).toMatchObject(refusedWith(404, 'NETWORK.MEMBER_NOT_FOUND'));
    const byMember = await network.call(deleteMember, { params: { id: above.id } }, approved.token);
    expect(byMember).toMatchObject(refusedWith(403, 'ACCESS.HEAD_ONLY'));
  });

  it('a newcomer below a deleted member is placed below the next upline', async () => {
    const sponsor = await network.member(head, head, { plan: 'Gold' });
    const gone = await network.member(sponsor, head, { approved: false });
    await remove(gone.id);
    const newcomer = network.newcomer(gone);
    await network.place(newcomer);

    expect(await network.memberships.findById(newcomer.memberId).lean()).toMatchObject({
      sponsorId: sponsor.id,
      depth: 2,
      ancestors: [sponsor.id, head.id, '0'.repeat(24)],
    });
  });

  it('a concurrent registration below never leaves a member without a live sponsor', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round++) {
      const sponsor = await network.member(head, head, { approved: false });
      const newcomer = network.newcomer(sponsor);
      const [removed, placed] =
        round % 2 === 0
          ? await Promise.all([remove(sponsor.id), network.place(newcomer)])
          : (await Promise.all([network.place(newcomer), remove(sponsor.id)])).reverse();
      const child = await network.memberships.findById(newcomer.memberId).lean();
      const above = await network.memberships.findById(child!.sponsorId).lean();

      expect(placed!.status).toBe(200);
      expect(above?.live).toBe(true);
      expect(above!._id).toBe(removed!.status === 200 ? head.id : sponsor.id);
      outcomes.add(removed!.status === 200 ? 'deleted' : String(removed!.error?.code));
    }
    for (const outcome of outcomes) expect(['deleted', 'NETWORK.HAS_DOWNLINE']).toContain(outcome);
  });

  it('a concurrent approval or deletion succeeds, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const member = await network.member(head, head, { approved: false });
      const [approved, removed] = await Promise.all([approve(member.id), remove(member.id)]);
      const found = await network.memberships.findById(member.id).lean();

      expect([approved.status, removed.status].filter((status) => status === 200)).toHaveLength(1);
      expect(found!.live === true).toBe(approved.status === 200);
    }
  });
});

describe('Network sizes', () => {
  it('network sizes count everyone of a burst of registrations, below and above, also with two heads', async () => {
    const second = await network.head('Other Head');
    const sponsor = await network.member(second, second, { plan: 'Gold' });
    await network.settled();
    const before = (await network.view(second)).networkSize;
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => network.place(network.newcomer(i % 2 === 0 ? second : sponsor))),
    );
    await network.settled();

    expect(await network.view(second)).toMatchObject({ directCount: 21, networkSize: before + 40 });
    expect(await network.view(sponsor)).toMatchObject({ directCount: 20, networkSize: 20 });
    expect(await network.view(head)).toMatchObject({ networkSize: before + 40 });
    expect((await network.page(head)).total).toBe(before + 40);
    const listed = new Set((await network.walk(head, { limit: '200' })).map((row) => row._id));
    expect(listed.size).toBe(before + 40);
    expect(listed.has(head.id) || listed.has(second.id)).toBe(false);
  });
});

describe('the list of deleted members', () => {
  it("services read the list of deleted members page by page, and other callers can't", async () => {
    const token = await network.service.tokens.serviceToken('gateway');
    const since = new Date().toISOString();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const member = await network.member(head, head, { approved: false });
      expect((await remove(member.id)).status).toBe(200);
      ids.push(member.id);
    }
    const { body } = await network.call(deletedMembers, { query: { since } }, token);
    expect(body.map(({ memberId }) => memberId)).toEqual(ids);
    const { deletedAt, memberId } = body[1]!;
    const rest = await network.call(deletedMembers, { query: { since: deletedAt, after: memberId } }, token);
    expect(rest.body.at(-1)?.memberId).toBe(ids[2]);
    expect(await network.call(deletedMembers, { query: { since } }, head.token)).toMatchObject(
      refusedWith(403, 'ACCESS.SERVICE_ONLY'),
    );
  });
});
