import {
  listPlans,
  maxReplacedProofs,
  type PlanName,
  planRejected,
  planRequested,
  rejectPlan,
  requestPlanProof,
} from '@deepam/contracts';
import { ObjectStore } from '@deepam/platform';
import { anyUtr, poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { planPayments, refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';
import { unfinishedPaymentTests } from './unfinished-payment-tests.js';

let network: TestNetwork;
let head: Person;

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

const { enroll, handIn, approve, reject, requestOf, isStored } = planPayments(
  () => network,
  () => head,
);

describe('The plans', () => {
  it('the plans are public, with prices in rupees', async () => {
    const { body } = await network.call(listPlans);

    expect(body.map(({ name, price, cottonGrams }) => [name, price, cottonGrams])).toEqual([
      ['Bronze', 750, 200],
      ['Silver', 1500, 300],
      ['Gold', 2500, 400],
    ]);
  });
});

describe('the enrollment for a plan', () => {
  it('an enrollment gives a UPI link for the price, to the configured payee, and stores the enrollment', async () => {
    const member = await network.member(head, head, { approved: false });
    const { body } = await enroll(member, 'Bronze');

    expect(body.amount).toBe(750);
    expect(body.txnid).toMatch(/^DPM[0-9A-F]{24}$/);
    expect(body.upiUrl).toBe(
      `upi://pay?pa=deepam@upi&pn=Deepam%20Wicks&am=750.00&cu=INR&tr=${body.txnid}&tn=Bronze%20plan`,
    );
    expect(await network.service.db.collection('enrolments').findOne({ txnid: body.txnid })).toMatchObject({
      memberId: member.id,
      plan: 'Bronze',
      previousPlan: null,
      amountPaise: 75_000,
    });
  });

  it.each([
    ['Bronze', 'Silver', 750],
    ['Bronze', 'Gold', 1750],
    ['Silver', 'Gold', 1000],
  ] as const)('an enrollment requests the difference from %s to %s', async (held, wanted, rupees) => {
    const member = await network.member(head, head, { plan: held });
    const { body } = await enroll(member, wanted);

    expect(body.amount).toBe(rupees);
    expect(body.upiUrl).toContain(`&am=${rupees}.00&`);
  });

  it.each([
    ['Bronze', 'Bronze'],
    ['Silver', 'Bronze'],
    ['Gold', 'Gold'],
  ] as const)('an enrollment is rejected from %s to %s', async (held, wanted) => {
    const member = await network.member(head, head, { plan: held });

    expect(await enroll(member, wanted)).toMatchObject(refusedWith(422, 'NETWORK.PLAN_NOT_HIGHER'));
  });

  it('an enrollment is rejected for the head and for unknown plans', async () => {
    expect(await enroll(head, 'Gold')).toMatchObject(refusedWith(422, 'NETWORK.HEAD_HAS_NO_PLAN'));
    expect(await enroll(head, 'Platinum' as PlanName)).toMatchObject(refusedWith(422, 'REQUEST.INVALID'));
  });
});

unfinishedPaymentTests(
  () => network,
  () => head,
);

describe('the proof of a payment', () => {
  it('a proof stores the picture and notifies the head, even before the member is approved', async () => {
    const member = await network.member(head, head, { approved: false, name: 'Nisha Rao' });
    const { body: enrollment } = await enroll(member, 'Silver');
    const utr = anyUtr();
    const { status } = await handIn(member, 'Silver', utr);
    const request = await requestOf(member);

    expect(status).toBe(200);
    expect(request).toMatchObject({ plan: 'Silver', utr, txnid: enrollment.txnid });
    expect(await isStored(request!.proofKey)).toBe(true);
    expect((await network.view(member)).requestedPlanProof).toContain(request!.proofKey);
    expect((await network.outboxEventsOf(planRequested)).at(-1)).toMatchObject({
      memberId: member.id,
      name: 'Nisha Rao',
      plan: 'Silver',
      amountPaise: 150_000,
    });
  });

  it('a proof replaces an open one, whose picture is removed and whose UTR stays with its sender', async () => {
    const [member, other] = [await network.member(head, head), await network.member(head, head)];
    const [mistyped, right] = [anyUtr(), anyUtr()];
    await handIn(member, 'Bronze', mistyped);
    const first = await requestOf(member);
    await handIn(member, 'Gold', right);
    const second = await requestOf(member);

    expect(second).toMatchObject({ plan: 'Gold', utr: right });
    expect(second!.requestId).not.toBe(first!.requestId);
    await poll(async () => !(await isStored(first!.proofKey)));
    expect(await isStored(second!.proofKey)).toBe(true);
    expect(await handIn(other, 'Bronze', mistyped)).toMatchObject(refusedWith(409, 'NETWORK.UTR_USED'));
    expect(await handIn(other, 'Bronze', right)).toMatchObject(refusedWith(409, 'NETWORK.UTR_USED'));
    expect((await handIn(member, 'Gold', mistyped)).status).toBe(200);
  });

  it('a proof replaces an open one at most five times, and again after a rejection', async () => {
    const member = await network.member(head, head);
    for (let sent = 0; sent <= maxReplacedProofs; sent += 1) expect((await handIn(member, 'Gold')).status).toBe(200);
    const last = await requestOf(member);
    expect(await handIn(member, 'Silver')).toMatchObject({
      status: 409,
      error: {
        code: 'NETWORK.TOO_MANY_PROOFS',
        details: { most: maxReplacedProofs },
      },
    });
    expect(await requestOf(member)).toEqual(last);
    await reject(member);
    expect((await handIn(member, 'Silver')).status).toBe(200);
  });

  it('a proof replaces the one from Add Member, too', async () => {
    const planRequest = { plan: 'Bronze', proofKey: 'network/plan-proofs/added.jpg', utr: anyUtr() } as const;
    const member = await network.member(head, head, { planRequest });
    await handIn(member, 'Silver', planRequest.utr);

    expect(await requestOf(member)).toMatchObject({ plan: 'Silver', utr: planRequest.utr });
  });

  it('a rejected proof stores neither picture nor request', async () => {
    const [holder, member] = [await network.member(head, head), await network.member(head, head)];
    const utr = anyUtr();
    await handIn(holder, 'Bronze', utr);
    const kept = await requestOf(holder);
    const stored = jest.spyOn(network.service.app.get(ObjectStore, { strict: false }), 'put');
    const refused = await handIn(member, 'Bronze', utr);
    const [key] = stored.mock.calls[0]!;
    stored.mockRestore();

    expect(refused).toMatchObject(refusedWith(409, 'NETWORK.UTR_USED'));
    expect(await requestOf(member)).toBeUndefined();
    expect(key).not.toBe(kept!.proofKey);
    expect(await isStored(key)).toBe(false);
    expect(await isStored(kept!.proofKey)).toBe(true);
  });

  it('one of many members who concurrently send the same UTR owns it', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => network.member(head, head)));
    const utr = anyUtr();
    const answers = await Promise.all(members.map((member) => handIn(member, 'Silver', utr)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const holders = await network.memberships.countDocuments({ 'planRequest.utr': utr });
    expect(holders).toBe(1);
  });

  it('many concurrent proofs of a member end with one request', async () => {
    const member = await network.member(head, head);
    const utrs = Array.from({ length: 5 }, anyUtr);
    const answers = await Promise.all(utrs.map((utr) => handIn(member, 'Silver', utr)));
    const request = await requestOf(member);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const kept = await network.service.db.collection('payment_references').find({ memberId: member.id }).toArray();
    expect(kept.map(({ _id }) => String(_id)).sort()).toEqual(utrs.toSorted());
    await poll(async () => (await network.service.db.collection('discarded_proofs').countDocuments()) === 0);
    expect(await isStored(request!.proofKey)).toBe(true);
  });

  it('the receipt of a bank app as PDF is accepted', async () => {
    const member = await network.member(head, head);
    const planProof = Buffer.from(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 200 100]>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    );
    const sent = { body: { plan: 'Gold', utr: ' UTR: 6332-1234-5678.' }, files: { planProof } } as const;

    expect(await network.call(requestPlanProof, sent, member.token)).toMatchObject({ status: 200 });
    expect(await requestOf(member)).toMatchObject({ utr: '633212345678', proofKey: expect.stringMatching(/\.pdf$/) });
  });

  it('a plan that is not higher, the head, a missing file and other content are rejected', async () => {
    const silver = await network.member(head, head, { plan: 'Silver' });
    const call = (planProof: Buffer) =>
      network.call(requestPlanProof, { body: { plan: 'Gold' }, files: { planProof } }, silver.token);

    expect(await handIn(silver, 'Silver')).toMatchObject(refusedWith(422, 'NETWORK.PLAN_NOT_HIGHER'));
    expect(await handIn(head, 'Gold')).toMatchObject(refusedWith(422, 'NETWORK.HEAD_HAS_NO_PLAN'));
    expect(await handIn(silver, 'Gold', '123')).toMatchObject(refusedWith(422, 'REQUEST.INVALID'));
    expect(await call(Buffer.from('just text'))).toMatchObject(refusedWith(415, 'FILE.UNSUPPORTED_TYPE'));
    expect(await requestOf(silver)).toBeUndefined();
  });
});

describe('the rejection of a plan request', () => {
  it('the rejection ends the request, notifies the member of the reason and removes the picture; the member may send the UTR again', async () => {
    const member = await network.member(head, head);
    const utr = anyUtr();
    await handIn(member, 'Gold', utr);
    const request = await requestOf(member);
    const { status } = await reject(member, 'The picture cannot be read.');

    expect(status).toBe(200);
    expect(await requestOf(member)).toBeUndefined();
    expect((await network.outboxEventsOf(planRejected)).at(-1)).toMatchObject({
      memberId: member.id,
      plan: 'Gold',
      reason: 'The picture cannot be read.',
    });
    await poll(async () => !(await isStored(request!.proofKey)));
    expect((await handIn(member, 'Gold', utr)).status).toBe(200);
  });

  it('the rejection needs a request, a reason and a member', async () => {
    const member = await network.member(head, head);

    expect(await reject(member)).toMatchObject(refusedWith(409, 'NETWORK.NO_PLAN_REQUEST'));
    expect(await reject(member, ' ')).toMatchObject(refusedWith(422, 'REQUEST.INVALID'));
    expect(await reject({ ...member, id: 'f'.repeat(24) })).toMatchObject(refusedWith(404, 'NETWORK.MEMBER_NOT_FOUND'));
  });

  it('the rejection never reverses a concurrent approval, and notifies the member only when it came first', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => network.member(head, head)));
    for (const member of members) {
      await handIn(member, 'Silver');
      const [approved, rejected] = await Promise.all([approve(member, 'Silver'), reject(member)]);
      const { plan, requestedPlan } = await network.view(member);

      expect(requestedPlan).toBeNull();
      // Update Plan needs no request, so an approval after the rejection is a separate decision.
      expect(approved.status).toBe(200);
      expect(plan).toBe('Silver');
      expect([200, 409]).toContain(rejected.status);
      const rejections = (await network.outboxEventsOf(planRejected)).filter(({ memberId }) => memberId === member.id);
      expect(rejections).toHaveLength(rejected.status === 200 ? 1 : 0);
    }
  });

  it('the rejection is for the head only', async () => {
    const member = await network.member(head, head);
    const answer = await network.call(rejectPlan, { body: { userId: member.id, reason: 'No.' } }, member.token);

    expect(answer).toMatchObject(refusedWith(403, 'ACCESS.HEAD_ONLY'));
  });
});
