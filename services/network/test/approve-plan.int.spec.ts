import {
  approvePlan,
  approveRegistration,
  auditedSales,
  deleteMember,
  listPlanSales,
  memberApproved,
  planApproved,
  requestPlanProof,
  type PlanName,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { anyUtr, tinyJpeg } from '@deepam/testing';
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

const approve = (userId: string, plan: PlanName, payment?: 'received' | 'waived') =>
  network.call(approvePlan, { body: { userId, plan, ...(payment && { payment }) } }, head.token);
const salesOf = (memberId: string) => network.service.db.collection('sales').find({ memberId }).toArray();
const approvalsOf = async (memberId: string) =>
  (await network.outboxEventsOf(planApproved)).filter((event) => event.memberId === memberId);

describe('Approving a plan', () => {
  it('an approval sets the plan, settles the request, records the sale and publishes it once', async () => {
    const member = await network.member(head, head, { name: 'Kavita Shah' });
    const utr = anyUtr();
    const files = { planProof: await tinyJpeg() };
    await network.call(requestPlanProof, { body: { plan: 'Silver', utr }, files }, member.token);
    const { status, body } = await approve(member.id, 'Silver');

    expect(status).toBe(200);
    expect(await network.view(member)).toMatchObject({ plan: 'Silver', planApproved: true, requestedPlan: null });
    expect(await salesOf(member.id)).toMatchObject([
      { _id: body.saleId, amountPaise: 150_000, payment: 'received', utr, approvedBy: head.id, previousPlan: null },
    ]);
    expect(await approvalsOf(member.id)).toMatchObject([
      {
        saleId: body.saleId,
        memberName: 'Kavita Shah',
        memberCode: member.code,
        previousPlan: null,
        plan: 'Silver',
        amountPaise: 150_000,
        upline: [{ level: 1, memberId: head.id, isHead: true }],
      },
    ]);
    const other = await network.member(head, head);
    const reused = await network.call(requestPlanProof, { body: { plan: 'Gold', utr }, files }, other.token);
    expect(reused).toMatchObject(refusedWith(409, 'NETWORK.UTR_USED'));
  });

  it('an approval works without a request, as Update Plan, and sells the difference', async () => {
    const member = await network.member(head, head, { plan: 'Bronze' });
    await approve(member.id, 'Gold');

    expect((await salesOf(member.id)).at(-1)).toMatchObject({
      previousPlan: 'Bronze',
      plan: 'Gold',
      amountPaise: 175_000,
      utr: null,
    });
  });

  it('a waived payment makes a sale of zero', async () => {
    const member = await network.member(head, head);
    await approve(member.id, 'Gold', 'waived');

    expect(await approvalsOf(member.id)).toMatchObject([{ payment: 'waived', amountPaise: 0 }]);
  });

  it('fifty concurrent clicks of the head lead to one sale', async () => {
    const member = await network.member(head, head);
    const files = { planProof: await tinyJpeg() };
    await network.call(requestPlanProof, { body: { plan: 'Gold' }, files }, member.token);
    const answers = await Promise.all(Array.from({ length: 50 }, () => approve(member.id, 'Gold')));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error?.code)).toEqual(Array(49).fill('NETWORK.PLAN_ALREADY_HELD'));
    expect(await salesOf(member.id)).toHaveLength(1);
    expect(await approvalsOf(member.id)).toHaveLength(1);
  });

  it('a repeated call gets the same sale with the same Idempotency-Key', async () => {
    const member = await network.member(head, head);
    const headers = { 'idempotency-key': newId() };
    const send = () => network.call(approvePlan, { body: { userId: member.id, plan: 'Silver' }, headers }, head.token);
    const [first, second] = [await send(), await send()];

    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await salesOf(member.id)).toHaveLength(1);
  });

  it('concurrent approvals of different plans lead to a consistent row of sales', async () => {
    const member = await network.member(head, head);
    const plans = (['Bronze', 'Silver', 'Gold'] as const).flatMap((plan) => Array<PlanName>(6).fill(plan));
    const answers = await Promise.all(plans.map((plan) => approve(member.id, plan)));
    const sales = (await approvalsOf(member.id)).sort((a, b) => a.approvedAt.localeCompare(b.approvedAt));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(sales.length);
    expect((await network.view(member)).plan).toBe('Gold');
    expect(new Set(sales.map(({ previousPlan }) => previousPlan)).size).toBe(sales.length);
    expect(sales.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(250_000);
    const { body } = await network.call(listPlanSales, {}, member.token);
    expect(body.map(({ _id }) => _id)).toEqual(sales.map(({ saleId }) => saleId));
    expect((await network.call(listPlanSales, {}, head.token)).body).toEqual([]);
  });

  it('an approval also approves the registration of an unapproved member, who cannot be deleted any more', async () => {
    const member = await network.member(head, head, { approved: false, name: 'Nila Das' });
    await approve(member.id, 'Bronze');

    expect(await network.view(member)).toMatchObject({ plan: 'Bronze', isApproved: true });
    const approved = (await network.outboxEventsOf(memberApproved)).filter(({ memberId }) => memberId === member.id);
    expect(approved).toMatchObject([{ name: 'Nila Das' }]);
    const again = await network.call(approveRegistration, { body: { userId: member.id } }, head.token);
    expect(again).toMatchObject(refusedWith(409, 'NETWORK.ALREADY_APPROVED'));
    const deleted = await network.call(deleteMember, { params: { id: member.id } }, head.token);
    expect(deleted).toMatchObject(refusedWith(409, 'NETWORK.APPROVED_NOT_DELETABLE'));
  });

  it('an approval of a held plan, a lower one, for the head or an unknown member is rejected', async () => {
    const member = await network.member(head, head, { plan: 'Silver' });

    expect(await approve(member.id, 'Silver')).toMatchObject(refusedWith(409, 'NETWORK.PLAN_ALREADY_HELD'));
    expect(await approve(member.id, 'Bronze')).toMatchObject(refusedWith(409, 'NETWORK.PLAN_ALREADY_HELD'));
    expect(await approve(head.id, 'Gold')).toMatchObject(refusedWith(422, 'NETWORK.HEAD_HAS_NO_PLAN'));
    expect(await approve(newId(), 'Gold')).toMatchObject(refusedWith(404, 'NETWORK.MEMBER_NOT_FOUND'));
  });

  it('approvals are for the head only', async () => {
    const member = await network.member(head, head);
    const answer = await network.call(approvePlan, { body: { userId: member.id, plan: 'Gold' } }, member.token);

    expect(answer).toMatchObject(refusedWith(403, 'ACCESS.HEAD_ONLY'));
  });
});

describe('Sales for the audit of commission', () => {
  it('sales come in pages by id, with those that are not published yet, and for services only', async () => {
    const member = await network.member(head, head, { plan: 'Bronze' });
    const utr = anyUtr();
    const files = { planProof: await tinyJpeg() };
    await network.call(requestPlanProof, { body: { plan: 'Silver', utr }, files }, member.token);
    const { saleId } = (await approve(member.id, 'Silver')).body;
    const token = await network.service.tokens.serviceToken('commission');
    const listed: string[] = [];
    const unsaid: string[] = [];
    let after: string | undefined;
    do {
      const { body } = await network.call(auditedSales, { query: { limit: 2, after } }, token);
      listed.push(...body.sales.map(({ _id }) => _id));
      unsaid.push(...body.unsaid);
      after = body.sales.at(-1)?._id;
      const found = body.sales.find(({ _id }) => _id === saleId);
      if (found) expect(found).toMatchObject({ memberId: member.id, plan: 'Silver', amountPaise: 75_000, utr });
    } while (after !== undefined);
    expect(listed).toEqual([...new Set(listed)].toSorted());
    expect(listed).toHaveLength(await network.service.db.collection('sales').countDocuments());
    // No other service runs here, so the broker has no consumer for the event.
    expect(unsaid).toContain(saleId);
    expect(await network.call(auditedSales, {}, head.token)).toMatchObject(refusedWith(403, 'ACCESS.SERVICE_ONLY'));
  });
});

describe('The upline of a sale', () => {
  it('the upline is the ten nearest of a chain of twelve, as of the sale', async () => {
    const plans: (PlanName | undefined)[] = ['Gold', 'Silver', 'Bronze', undefined];
    const chain: Person[] = [head];
    for (let depth = 1; depth <= 12; depth++) {
      const plan = plans[depth % plans.length];
      const member = await network.member(chain.at(-1)!, head, { name: `Depth ${depth}`, plan, approved: depth !== 7 });
      chain.push(member);
    }
    const [buyer, ...above] = chain.toReversed();
    await approve(buyer!.id, 'Gold');
    const sold = (await approvalsOf(buyer!.id)).at(-1)!;

    expect(sold.upline).toEqual(
      above.slice(0, 10).map((member, place) => {
        const depth = 11 - place;
        const plan = plans[depth % plans.length] ?? null;
        const standing = {
          isHead: false,
          isApproved: depth !== 7,
          isDeleted: false,
          plan,
        };
        return { level: place + 1, memberId: member.id, name: `Depth ${depth}`, ...standing };
      }),
    );

    await approve(above[1]!.id, 'Gold');
    expect((await approvalsOf(buyer!.id)).at(-1)).toEqual(sold);
  });
});
