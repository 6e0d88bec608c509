import {
  commissionCredited,
  earningsCredited,
  headCreated,
  isWellFormedReferralCode,
  memberPlaced,
  memberRegistered,
  placeMember,
  planRequested,
  profileChanged,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { anyUtr, freshMobile, poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ReferralCodes } from '../src/membership/place-member/referral-codes.js';
import { laterNewsTests, profile } from './later-news-tests.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

const placedAs = async (memberId: string) =>
  (await network.outboxEventsOf(memberPlaced)).filter((event) => event.memberId === memberId);
const stored = (memberId: string) => network.memberships.findById(memberId).lean();

describe('the placing of the head', () => {
  it('the head becomes a root with a code of depth 0, approved and without a plan', async () => {
    const view = await network.view(head);

    expect(view).toMatchObject({ level: 0, isHead: true, isApproved: true, plan: null, addedBy: null, networkSize: 0 });
    expect(view.referralCode).toMatch(/^OL/);
    expect(await placedAs(head.id)).toMatchObject([{ isHead: true, depth: 0, sponsorId: null }]);
  });

  it('an event that arrives twice under two ids places the head once', async () => {
    const data = { memberId: newId(), name: 'Second Head', email: null, mobile: freshMobile() };
    const event = { ...data, registeredAt: new Date().toISOString() };
    await network.hears(headCreated, event);
    await network.hears(headCreated, event);
    const last = await network.hears(headCreated, event);
    await network.handled(last);

    expect(await placedAs(data.memberId)).toHaveLength(1);
  });
});

describe('the placing of a member', () => {
  it('a member gets a place below the sponsor and a code of that depth', async () => {
    const sponsor = await network.member(head, head, { plan: 'Gold' });
    const newcomer = network.newcomer(sponsor, { name: 'Ravi Kulkarni' });
    const { status, body } = await network.place(newcomer);

    expect(status).toBe(200);
    expect(body.referralCode).toMatch(/^SL/);
    expect(isWellFormedReferralCode(body.referralCode)).toBe(true);
    const token = await network.service.tokens.memberToken(newcomer);
    expect(await network.view({ id: newcomer.memberId, name: '', code: '', token })).toMatchObject({
      name: 'Ravi Kulkarni',
      level: 2,
      isApproved: false,
      plan: null,
      addedBy: { _id: sponsor.id, name: sponsor.name, referralCode: sponsor.code },
    });
    expect(await placedAs(newcomer.memberId)).toMatchObject([{ depth: 2, sponsorId: sponsor.id, isHead: false }]);
  });

  it('the call is for services only', async () => {
    const answer = await network.call(placeMember, { body: network.newcomer(head) }, head.token);

    expect(answer).toMatchObject({ status: 403, error: { code: 'ACCESS.SERVICE_ONLY' } });
  });

  it('every repeated call gets the same code', async () => {
    const newcomer = network.newcomer(head);
    const first = await network.place(newcomer);
    const second = await network.place(newcomer);

    expect(second.body).toEqual(first.body);
    expect(await placedAs(newcomer.memberId)).toHaveLength(1);
  });

  it('concurrent calls and events place the member once', async () => {
    const newcomers = Array.from({ length: 8 }, () => network.newcomer(head));
    const answers = await Promise.all(
      newcomers.flatMap((newcomer) => [
        network.place(newcomer),
        network.hears(memberRegistered, newcomer).then(() => network.place(newcomer)),
        network.place(newcomer),
      ]),
    );

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.referralCode)).size).toBe(newcomers.length);
    for (const { memberId } of newcomers) expect(await placedAs(memberId)).toHaveLength(1);
  });

  it('the event places the member when the call was lost', async () => {
    const newcomer = network.newcomer(head);
    await network.hears(memberRegistered, newcomer);
    const placed = await poll(() => stored(newcomer.memberId));

    expect(placed).toMatchObject({ live: true, sponsorId: head.id, depth: 1 });
  });

  it('a taken code is drawn again', async () => {
    const codes = network.service.app.get(ReferralCodes, { strict: false });
    const taken = await network.member(head, head);
    const numbers = [...taken.code.slice(2, 8)].map((char) => '23456789ABCDEFGHJKMNPQRSTUVWXYZ'.indexOf(char) / 31);
    const draws = numbers.map((n) => n + 1e-6);
    const random = jest.spyOn(codes, 'random').mockImplementation(() => draws.shift() ?? Math.random());
    try {
      const { status, body } = await network.place(network.newcomer(head));
      expect(status).toBe(200);
      expect(body.referralCode).not.toBe(taken.code);
      expect(draws).toEqual([]);
    } finally {
      random.mockRestore();
    }
  });

  it('two members who concurrently draw the same code get two codes', async () => {
    const codes = network.service.app.get(ReferralCodes, { strict: false });
    const fixed = Array.from({ length: 6 }, () => Math.random());
    let draws = 0;
    const random = jest.spyOn(codes, 'random').mockImplementation(() => {
      draws++;
      return draws <= 12 ? fixed[(draws - 1) % 6]! : Math.random();
    });
    try {
      const answers = await Promise.all([network.place(network.newcomer(head)), network.place(network.newcomer(head))]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[0]!.body.referralCode).not.toBe(answers[1]!.body.referralCode);
    } finally {
      random.mockRestore();
    }
  });

  it('a placing below an unknown sponsor is rejected', async () => {
    const answer = await network.place(network.newcomer({ id: newId() }));

    expect(answer).toMatchObject({ status: 404, error: { code: 'NETWORK.MEMBER_NOT_FOUND' } });
  });

  it('a placing opens the plan request of Add Member', async () => {
    const utr = anyUtr();
    const planRequest = { plan: 'Silver', proofKey: 'network/plan-proofs/one.jpg', utr } as const;
    const member = await network.member(head, head, { name: 'With Plan', planRequest });

    expect(await network.view(member)).toMatchObject({ requestedPlan: 'Silver', plan: null });
    expect((await network.view(member)).requestedPlanProof).toContain('/api/files/network/plan-proofs/one.jpg?');
    expect(await network.outboxEventsOf(planRequested)).toContainEqual(
      expect.objectContaining({ memberId: member.id, plan: 'Silver', amountPaise: 150_000 }),
    );
  });

  it('a placing drops a UTR that was used since, as the account exists already', async () => {
    const utr = anyUtr();
    const planRequest = { plan: 'Silver', proofKey: 'network/plan-proofs/two.jpg', utr } as const;
    await network.member(head, head, { planRequest });
    const second = await network.member(head, head, { planRequest: { ...planRequest, proofKey: 'three.jpg' } });

    expect((await stored(second.id))?.planRequest).toMatchObject({ utr: null, plan: 'Silver' });
  });
});

describe('events that arrive before the placing', () => {
  it('profile, commission and earnings wait for their member', async () => {
    const newcomer = network.newcomer(head, { name: 'Old Name' });
    const { memberId } = newcomer;
    await network.hears(profileChanged, profile(memberId, 4, 'New Name'));
    await network.hears(earningsCredited, {
      creditId: newId(),
      memberId,
      source: 'adjustment',
      amountPaise: 30_000,
      reason: null,
      creditedAt: new Date().toISOString(),
    });
    await network.hears(commissionCredited, {
      saleId: newId(),
      memberId,
      level: 1,
      amountPaise: 7_500,
      fromMemberId: newId(),
      fromName: 'Somebody',
      fromCode: 'FL7K2M9QX',
      plan: 'Bronze',
      creditedAt: new Date().toISOString(),
    });
    await poll(async () => {
      const early = await stored(memberId);
      return early?.profileRevision === 4 && early.earningsPaise === 30_000 && early.commissionPaise === 7_500;
    });
    const token = await network.service.tokens.memberToken({ memberId });
    const nobody = { id: memberId, name: '', code: '', token };
    expect((await network.walk(head)).map((row) => row._id)).not.toContain(memberId);

    await network.place(newcomer);

    expect(await network.view(nobody)).toMatchObject({
      name: 'New Name',
      email: 'new@example.in',
      address: 'Satara',
      earnings: 300,
      commission: 75,
    });
    const [found] = (await network.page(head, { search: 'new name' })).fullNetwork;
    expect(found).toMatchObject({ _id: memberId, image: expect.stringContaining('/api/files/identity/avatars/a.jpg') });
  });

  it('events concurrent with the placing are kept', async () => {
    const newcomers = Array.from({ length: 10 }, () => network.newcomer(head, { name: 'Old Name' }));
    await Promise.all(
      newcomers.flatMap((newcomer) => [
        network.hears(profileChanged, profile(newcomer.memberId, 2, 'New Name')),
        network.place(newcomer),
      ]),
    );
    await poll(async () => {
      const found = await network.memberships.find({ _id: { $in: newcomers.map((n) => n.memberId) } }).lean();
      return found.every((member) => member.live && member.name === 'New Name' && member.profileRevision === 2);
    });
  });

  it('an older profile never wins over a newer one', async () => {
    const member = await network.member(head, head);
    await network.hears(profileChanged, profile(member.id, 7, 'Newest'));
    await poll(async () => (await stored(member.id))?.name === 'Newest');
    const old = await network.hears(profileChanged, profile(member.id, 6, 'Older'));
    await network.handled(old);

    expect(await stored(member.id)).toMatchObject({ name: 'Newest', profileRevision: 7 });
  });
});

laterNewsTests(
  () => network,
  () => head,
);
