import {
  accountClosed,
  cottonApproved,
  cottonRequested,
  latestUnread,
  listNotifications,
  memberApproved,
  memberDeleted,
  memberPlaced,
  passwordRequested,
  payoutDecided,
  payoutRequested,
  planApproved,
  type PlanName,
  planRejected,
  planRequested,
  returnRejected,
  returnRequested,
  temporaryPasswordGiven,
  transferStateChanged,
  type NotificationView,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll, publishEvent } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { placedMember, startNotification, type NotificationTest } from './notification-harness.js';
import { transferOf } from './transfer-events.js';

const nowText = () => new Date().toISOString();
const name = 'Asha Patil';

let test: NotificationTest;
beforeAll(async () => {
  test = await startNotification();
});
afterAll(() => test.service.close());

const publish: typeof publishEvent extends (prefix: string, ...rest: infer Rest) => infer Out
  ? (...rest: Rest) => Out
  : never = (...rest) => publishEvent(test.service.prefix, ...rest);
const listOf = async (token: string): Promise<NotificationView[]> =>
  (await test.service.call(listNotifications, { query: {} }, token)).body;
const unreadOfHead = async (): Promise<string[]> =>
  (await listOf(test.headToken)).filter(({ status }) => status !== 'Read').map(({ body }) => body);
const stored = (kind: string, query: object) =>
  poll(() => test.service.db.collection('notifications').findOne({ kind, ...query }));
const payoutOf = (memberId: string, payoutId = newId()) => ({ payoutId, memberId, amountPaise: 25_000 });
const order = (memberId: string, orderId = newId()) => ({
  orderId,
  memberId,
  memberName: name,
  quantityKg: 3,
  occurredAt: nowText(),
});
const sale = (memberId: string, plan: PlanName) => ({
  saleId: newId(),
  memberId,
  memberName: name,
  memberCode: 'FL2345678',
  previousPlan: null,
  plan,
  payment: 'received' as const,
  amountPaise: 75_000,
  approvedAt: nowText(),
  upline: [],
});
const asksPlan = (memberId: string, plan: PlanName) =>
  publish(planRequested, { memberId, name, plan, amountPaise: 75_000, requestedAt: nowText() });

it('the notification leads to the request, and the member’s notification to the decision', async () => {
  const memberId = newId();
  const payout = payoutOf(memberId);
  await publish(payoutRequested, { ...payout, name, requestedAt: nowText() });
  await stored('payout-requested', { aboutId: memberId });
  const [asked] = await listOf(test.headToken);
  expect(asked?.link).toBe(`/dashboard?payout=${payout.payoutId}#payouts`);
  await publish(payoutDecided, { ...payout, status: 'Rejected', reason: 'No', isSent: false, decidedAt: nowText() });
  await stored('payout-rejected', { memberId });
  const [decided] = await listOf(await test.token(memberId));
  expect(decided?.link).toBe(`/dashboard?payout=${payout.payoutId}`);
});

it('the member is notified of the transfer once, with a link to the payout', async () => {
  const memberId = newId();
  const { payoutId, amountPaise } = payoutOf(memberId);
  const paid = transferOf({ payableId: payoutId, memberId, amountPaise });
  const id = newId();
  for (let times = 0; times < 2; times += 1) await publish(transferStateChanged, paid, { id });
  await stored('transfer-paid', { memberId });
  const [told, ...more] = await listOf(await test.token(memberId));
  expect(told).toMatchObject({ title: 'Money transferred', link: `/dashboard?payout=${payoutId}` });
  expect(more).toEqual([]);
});

it('the decision marks it as read, also in the count, and no other notification', async () => {
  const memberId = newId();
  const [first, second] = [payoutOf(memberId), payoutOf(memberId)];
  const count = async () =>
    (await test.service.call(latestUnread, {}, test.headToken)).headers['x-total-count'] as string;
  const before = Number(await count());
  for (const payout of [first, second]) await publish(payoutRequested, { ...payout, name, requestedAt: nowText() });
  await poll(async () => Number(await count()) === before + 2);
  await publish(payoutDecided, { ...first, status: 'Approved', reason: null, isSent: false, decidedAt: nowText() });
  await poll(async () => Number(await count()) === before + 1);
  const rows = test.service.db.collection('notifications');
  expect(await rows.findOne({ subject: first.payoutId, memberId: test.head })).toMatchObject({
    status: 'Read',
    push: { state: 'done' },
  });
  expect(await rows.findOne({ subject: second.payoutId, memberId: test.head })).toMatchObject({ unread: true });
});

it('the notification is read from the beginning if its decision arrives first', async () => {
  const payout = payoutOf(newId());
  const requestedAt = new Date(Date.now() - 1000).toISOString();
  await publish(payoutDecided, { ...payout, status: 'Approved', reason: null, isSent: false, decidedAt: nowText() });
  await stored('payout-approved', { subject: payout.payoutId });
  const asked = { ...payout, name, requestedAt };
  await publish(payoutRequested, asked, { occurredAt: requestedAt });
  expect(await stored('payout-requested', { subject: payout.payoutId })).toMatchObject({
    status: 'Read',
    unread: false,
    push: { state: 'done' },
  });
});

it.each<[string, string, (memberId: string) => Promise<unknown>, (memberId: string) => Promise<unknown>]>([
  [
    'a registration',
    'member-registered',
    (id) => publish(memberPlaced, placedMember(id, name, test.head)),
    (id) => publish(memberApproved, { memberId: id, name, approvedAt: nowText() }),
  ],
  [
    'a registration that is deleted',
    'member-registered',
    (id) => publish(memberPlaced, placedMember(id, name, test.head)),
    (id) => publish(memberDeleted, { memberId: id, deletedAt: nowText() }),
  ],
  [
    'a registration that is closed by its member',
    'member-registered',
    (id) => publish(memberPlaced, placedMember(id, name, test.head)),
    (id) => publish(accountClosed, { memberId: id, closedAt: nowText() }),
  ],
  [
    'a registration whose plan is approved',
    'member-registered',
    (id) => publish(memberPlaced, placedMember(id, name, test.head)),
    (id) => publish(planApproved, sale(id, 'Silver')),
  ],
  ['a plan', 'plan-requested', (id) => asksPlan(id, 'Silver'), (id) => publish(planApproved, sale(id, 'Silver'))],
  [
    'a plan that is refused',
    'plan-requested',
    (id) => asksPlan(id, 'Gold'),
    (id) => publish(planRejected, { memberId: id, plan: 'Gold', reason: 'Blurred', rejectedAt: nowText() }),
  ],
  [
    'a password',
    'password-requested',
    (id) =>
      publish(passwordRequested, { requestId: newId(), memberId: id, name, timesAsked: 1, requestedAt: nowText() }),
    (id) =>
      publish(temporaryPasswordGiven, {
        memberId: id,
        byId: test.head,
        givenAt: nowText(),
        validUntil: nowText(),
        influencedBy: [],
      }),
  ],
])('the decision marks it as read: %s', async (_what, kind, ask, decide) => {
  const aboutId = newId();
  await ask(aboutId);
  expect(await stored(kind, { aboutId })).toMatchObject({ unread: true });
  await decide(aboutId);
  await stored(kind, { aboutId, status: 'Read' });
});

it('the decision marks it as read: an order, and separately the return of its deposit', async () => {
  const aboutId = newId();
  const its = order(aboutId);
  await publish(cottonRequested, { ...its, utr: null });
  await stored('cotton-requested', { aboutId });
  await publish(cottonApproved, its);
  await stored('cotton-requested', { aboutId, status: 'Read' });
  await publish(returnRequested, its);
  expect(await stored('return-requested', { aboutId })).toMatchObject({ unread: true });
  await publish(returnRejected, { ...its, reason: 'Wet' });
  await stored('return-requested', { aboutId, status: 'Read' });
});

it('the notification stays unread while a request for a higher plan than the approved one still waits', async () => {
  const aboutId = newId();
  await asksPlan(aboutId, 'Gold');
  await stored('plan-requested', { aboutId });
  await publish(planApproved, sale(aboutId, 'Silver'));
  await stored('plan-approved', { memberId: aboutId });
  expect(await stored('plan-requested', { aboutId })).toMatchObject({ unread: true });
});

it('the notification replaces the previous one', async () => {
  const aboutId = newId();
  await asksPlan(aboutId, 'Gold');
  await stored('plan-requested', { aboutId, 'params.plan': 'Gold' });
  await asksPlan(aboutId, 'Silver');
  await stored('plan-requested', { aboutId, 'params.plan': 'Gold', status: 'Read' });
  expect(await stored('plan-requested', { aboutId, 'params.plan': 'Silver' })).toMatchObject({ unread: true });
  expect(await unreadOfHead()).toContain(
    `${name} sent proof of paying ₹750 for the Silver plan. Check it before approving.`,
  );
});
