import {
  cottonApproved,
  cottonDelivered,
  cottonRejected,
  cottonRequested,
  type EventData,
  type EventDefinition,
  type EventEnvelope,
  getServiceLevels,
  memberDeleted,
  payoutDecided,
  payoutRequested,
  planApproved,
  planRejected,
  planRequested,
  type ServiceLevelKind,
  type ServiceLevelView,
  publishersOf,
  returnApproved,
  returnRequested,
  type ServiceName,
  transferStateChanged,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll, publishEvent } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type NotificationTest, startNotification } from './notification-harness.js';
import { transferOf } from './transfer-events.js';

/** The settings differ from the defaults, so that their effect is visible. */
const settings = { SERVICE_LEVEL_APPROVAL_HOURS: '2', SERVICE_LEVEL_DELIVERY_DAYS: '5' };
const hour = 3_600_000;
const day = 24 * hour;

let notification: NotificationTest;
const now = '2026-03-19T06:00:00.000Z';
const base = Date.parse('2026-03-13T03:45:00.000Z');
const at = (days: number, hours = 0) => new Date(base + days * day + hours * hour).toISOString();
const logged: { readonly definition: EventDefinition; readonly envelope: EventEnvelope }[] = [];

beforeAll(async () => {
  notification = await startNotification(settings);
  notification.service.clock.set(now);
});
afterAll(async () => {
  for (const owner of ['network', 'cotton-order', 'commission'] as const) await logOf(owner).drop();
  await notification.service.close();
});

async function tell<D extends EventDefinition>(definition: D, data: EventData<D>): Promise<void> {
  const envelope = await publishEvent(notification.service.prefix, definition, data);
  logged.push({ definition, envelope });
}
const cases = () => notification.service.db.collection('promise_cases');
const allCases = () => cases().find().sort({ _id: 1 }).toArray();
const allDays = () => notification.service.db.collection('promise_days').find().sort({ _id: 1 }).toArray();
const counted = () =>
  poll(async () => (await notification.service.db.collection('promise_day_marks').countDocuments()) === 0);
async function promiseOf(kind: ServiceLevelKind): Promise<ServiceLevelView> {
  notification.service.clock.advance(10_000);
  const { body } = await notification.service.call(getServiceLevels);
  return body.serviceLevels.find((promise) => promise.kind === kind)!;
}

const order = (orderId: string, occurredAt: string) => ({
  orderId,
  memberId: newId(),
  memberName: 'Asha Patil',
  quantityKg: 2,
  occurredAt,
});
const request = (memberId: string, requestedAt: string) => ({
  memberId,
  name: 'Asha Patil',
  plan: 'Silver' as const,
  amountPaise: 150_000,
  requestedAt,
});
const approval = (memberId: string, approvedAt: string) => ({
  saleId: newId(),
  memberId,
  memberName: 'Asha Patil',
  memberCode: 'FL2345678',
  previousPlan: null,
  plan: 'Silver' as const,
  payment: 'received' as const,
  amountPaise: 150_000,
  approvedAt,
  upline: [],
});

const logOf = (owner: ServiceName) => {
  const { config, db } = notification.service;
  const database = db.getClient().db(`${config.MONGO_DB_PREFIX}_${owner}`);
  return database.collection<{ _id: string; routingKey: string; envelope: EventEnvelope }>('outbox');
};
const ownerOf = (definition: EventDefinition): ServiceName => publishersOf(definition)[0]!;

it('the page of promises shows no data at first', async () => {
  const { body, status } = await notification.service.call(getServiceLevels);
  expect(status).toBe(200);
  expect(body.serviceLevels.map(({ kind, promised, counted: count }) => [kind, promised, count])).toEqual([
    ['approval', 2, null],
    ['delivery', 5, null],
    ['payout', 3, null],
    ['refund', 7, null],
  ]);
  expect(body.serviceLevels.flatMap(({ weeks }) => weeks.map(({ state }) => state))).not.toContain('reported');
});

it('the page of promises counts events in any order, each once', async () => {
  const members = Array.from({ length: 8 }, newId);
  for (const [index, memberId] of members.entries()) {
    const asked = () => tell(planRequested, request(memberId, at(0)));
    const granted = () => tell(planApproved, approval(memberId, at(0, index < 6 ? 1 : 3)));
    await (index % 2 === 0 ? asked() : granted());
    await (index % 2 === 0 ? granted() : asked());
  }
  const [refused, gone] = [newId(), newId()];
  await tell(planRequested, request(refused, at(0)));
  await tell(planRejected, { memberId: refused, plan: 'Silver', reason: 'Unreadable', rejectedAt: at(0, 1) });
  await tell(planRequested, request(gone, at(0)));
  await tell(memberDeleted, { memberId: gone, deletedAt: at(0, 2) });
  await poll(async () => (await cases().countDocuments({ kind: 'approval', openSince: null })) === 10);
  await poll(async () => (await promiseOf('approval')).counted === 8);
  expect(await promiseOf('approval')).toMatchObject({
    keptPercent: 75,
    median: { within: 1, isMore: false },
    ninetieth: { within: 3, isMore: false },
  });
});

it('people who still wait break a promise from the moment on at which the wait is too long', async () => {
  const ids = Array.from({ length: 6 }, newId);
  for (const id of ids) await tell(cottonRequested, { ...order(id, at(0)), utr: null });
  for (const id of ids.slice(0, 4)) await tell(cottonDelivered, order(id, at(5)));
  await tell(cottonApproved, order(ids[4]!, at(1)));
  await poll(async () => (await promiseOf('delivery')).counted === 6);
  expect(await promiseOf('delivery')).toMatchObject({
    keptPercent: 66,
    median: { within: 5, isMore: false },
    ninetieth: { within: 6, isMore: true },
  });
  await tell(cottonRejected, { ...order(ids[4]!, at(6)), reason: 'Not paid', rejectedBy: [] });
  await tell(cottonRejected, { ...order(ids[5]!, at(1)), reason: 'Not paid', rejectedBy: [] });
  // A wait that has ended is missing from the page until its day is counted.
  await poll(async () => (await cases().countDocuments({ kind: 'delivery', openSince: { $ne: null } })) === 0);
  await counted();
  expect(await promiseOf('delivery')).toMatchObject({ counted: 5, keptPercent: 80 });
});

it('a promise of money is kept once it was paid, or the request was rejected', async () => {
  for (let index = 0; index < 5; index++) {
    const [payoutId, memberId, orderId] = [newId(), newId(), newId()];
    const terms = { payoutId, memberId, amountPaise: 5_000 };
    await tell(payoutRequested, { ...terms, name: 'Asha Patil', requestedAt: at(0) });
    const status = index === 0 ? ('Rejected' as const) : ('Approved' as const);
    const decided = { ...terms, status, reason: null, isSent: status === 'Approved' };
    await tell(payoutDecided, { ...decided, decidedAt: at(index === 0 ? 4 : 3) });
    const nobody = { orderApprovalId: null, approvalId: null, approverId: null };
    const approval = { ...nobody, neededAbovePaise: null, isOrderPaid: false, decidedBy: newId() };
    const money = { makingChargePaise: 60_000, depositPaise: 80_000, buyerAccounts: [], depositProofKey: null };
    await tell(returnApproved, { ...order(orderId, at(1)), ...money, approval });
    await tell(returnRequested, order(orderId, at(0)));
    const deposit = { payableId: orderId, memberId, kind: 'deposit-refund' as const, amountPaise: 80_000 };
    await tell(transferStateChanged, transferOf({ ...deposit, changedAt: at(2) }));
  }
  await poll(async () => (await promiseOf('payout')).counted === 5 && (await promiseOf('refund')).counted === 5);
  expect((await promiseOf('payout')).keptPercent).toBe(80);
  expect(await promiseOf('refund')).toMatchObject({ keptPercent: 100, median: { within: 2, isMore: false } });
});

it('the promise of an approved payout is kept once a transfer of it is paid, and not before', async () => {
  const caseOf = async (id: string) => (await cases().findOne({ _id: `payout ${id}` as never }))?.['ended'];
  const payoutId = newId();
  const terms = { payoutId, memberId: newId(), amountPaise: 5_000 };
  await tell(payoutRequested, { ...terms, name: 'Asha Patil', requestedAt: at(0) });
  const approved = { status: 'Approved' as const, reason: null, isSent: false };
  await tell(payoutDecided, { ...terms, ...approved, decidedAt: at(1) });
  const transfer = { payableId: payoutId, memberId: terms.memberId, amountPaise: 5_000 };
  await tell(transferStateChanged, transferOf({ ...transfer, to: 'failed', payableState: 'owed', changedAt: at(2) }));
  await tell(transferStateChanged, transferOf({ ...transfer, attempt: 2, changedAt: at(4) }));
  await poll(async () => ((await caseOf(payoutId)) as unknown[] | undefined)?.length);
  expect(await caseOf(payoutId)).toMatchObject([{ units: 4, isDone: true }]);
});

it('the page of promises stays the same when an event is delivered again, even as another message', async () => {
  await counted();
  const before = [await allCases(), await allDays()];
  const { prefix } = notification.service;
  for (const { definition, envelope } of logged.slice(0, 30)) {
    await publishEvent(prefix, definition, envelope.data, { id: envelope.id });
    await publishEvent(prefix, definition, envelope.data);
  }
  const last = newId();
  await tell(payoutRequested, { payoutId: last, memberId: newId(), name: 'A', amountPaise: 100, requestedAt: at(5) });
  await poll(async () => (await cases().countDocuments({ _id: `payout ${last}` as never })) === 1);
  await counted();
  const same = (await allCases()).filter(({ _id }) => String(_id) !== `payout ${last}`);
  expect([same, await allDays()]).toEqual(before);
});

it('the page of promises is rebuilt from the log, even if all data was lost or wrong', async () => {
  await counted();
  const before = [await allCases(), await allDays()];
  for (const { definition, envelope } of logged)
    await logOf(ownerOf(definition)).insertOne({ _id: envelope.id, routingKey: definition.routingKey, envelope });
  expect(await notification.rebuild('service-levels')).toBe(0);
  await counted();
  expect([await allCases(), await allDays()]).toEqual(before);

  const { db } = notification.service;
  await db.collection('promise_days').updateMany({}, { $set: { waits: [{ units: 99, count: 99, isDone: true }] } });
  await cases().updateMany({}, { $set: { facts: [], ended: [], openSince: new Date(at(0)) } });
  expect(await notification.rebuild('service-levels', '--empty-first')).toBe(0);
  await counted();
  expect([await allCases(), await allDays()]).toEqual(before);
});
