import {
  bankDetailsChanged,
  panChanged,
  cancellationRejected,
  cancellationRequested,
  commissionCredited,
  cottonSent,
  creditCorrected,
  latestUnread,
  listNotifications,
  markAllRead,
  markRead,
  memberPlaced,
  memberReinstated,
  memberSuspended,
  mobileCorrected,
  notificationPreferences,
  parcelCorrected,
  passwordRequestDismissed,
  passwordRequested,
  planRejected,
  planRequested,
  saleReversed,
  setNotificationPreferences,
  newDeviceUsed,
  passkeyAdded,
  passkeyRemoved,
  temporaryPasswordGiven,
  type NotificationView,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll, publishEvent, type TestService } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { InboxesRepository } from '../src/inboxes/inboxes.repository.js';
import { credit, placedMember, startNotification } from './notification-harness.js';

let service: TestService;
let headToken: string;
let head: string;
let tokenOf: (memberId: string) => Promise<string>;

const listOf = async (token: string): Promise<NotificationView[]> =>
  (await service.call(listNotifications, { query: {} }, token)).body;

beforeAll(async () => {
  const test = await startNotification();
  ({ service, headToken, head, token: tokenOf } = test);
});
afterAll(() => service.close());

it('the head is notified of a registration and of a plan request', async () => {
  const memberId = newId();
  await publishEvent(service.prefix, memberPlaced, placedMember(memberId, 'Ravi Kulkarni', head));
  const requestedAt = new Date().toISOString();
  const request = { memberId, name: 'Ravi Kulkarni', plan: 'Silver' as const, amountPaise: 150_000, requestedAt };
  await publishEvent(service.prefix, planRequested, request);
  const list = await poll(async () => {
    const found = await listOf(headToken);
    return found.length >= 2 && found;
  });
  expect(list.map((item) => item.body)).toEqual(
    expect.arrayContaining([
      'Ravi Kulkarni (FL2345678) registered and is waiting for approval.',
      'Ravi Kulkarni sent proof of paying ₹1,500 for the Silver plan. Check it before approving.',
    ]),
  );
});

it('the buyer of cotton is notified once that it was sent, with the number of the parcel and a link to the order', async () => {
  const [memberId, orderId] = [newId(), newId()];
  const facts = { orderId, memberId, memberName: 'Asha Patil', quantityKg: 5, parcelNo: 'EM123456789IN' };
  const sent = { ...facts, occurredAt: new Date().toISOString() };
  const event = await publishEvent(service.prefix, cottonSent, sent);
  await publishEvent(service.prefix, cottonSent, sent, { id: event.id });
  const token = await tokenOf(memberId);
  await poll(async () => (await listOf(token)).length > 0);
  expect((await listOf(token)).map(({ body, link }) => [body, link])).toEqual([
    ['Your order of 5 kg is on its way. Tracking number: EM123456789IN.', `/cotton/${orderId}`],
  ]);
  await publishEvent(service.prefix, parcelCorrected, { ...sent, parcelNo: 'EM987654321IN' });
  await poll(async () => (await listOf(token)).length === 2);
  expect((await listOf(token))[0]!.body).toBe('The tracking number of your 5 kg order is EM987654321IN.');
});

it('the buyer and each upline are notified of a reversed sale, and the head of a member who gives a plan back', async () => {
  const [buyer, upline, manual] = [newId(), newId(), newId()];
  const [cancellationId, saleId] = [newId(), newId()];
  const at = new Date().toISOString();
  const plan = 'Silver' as const;
  const about = { saleId, memberId: buyer, plan, amountPaise: 150_000 };
  const asked = { ...about, cancellationId, name: 'Kavita Shah', requestedAt: at };
  await publishEvent(service.prefix, cancellationRequested, asked);
  const isRead = async () => (await listOf(headToken)).find(({ body }) => body.startsWith('Kavita Shah'))?.status;
  await poll(async () => (await isRead()) !== undefined);
  expect((await listOf(headToken)).map(({ body }) => body)).toContain(
    'Kavita Shah wants to cancel the Silver plan and get ₹1,500 back.',
  );
  await publishEvent(service.prefix, saleReversed, {
    ...about,
    memberName: 'Kavita Shah',
    memberCode: 'FL2345678',
    previousPlan: null,
    payment: 'received',
    upline: [],
    approvedAt: at,
    reversalId: newId(),
    kind: 'cooling-off',
    reversedBy: head,
    reversedAt: at,
    cancellationId,
    isPriceOwed: true,
  });
  const correction = {
    correctionId: newId(),
    memberId: upline,
    ledger: 'commission' as const,
    saleId,
    level: 1,
    fromMemberId: buyer,
    creditId: null,
    amountPaise: 15e3,
    reason: 'Sale reversed.',
    correctedAt: at,
  };
  const reversedSale = { fromName: 'Kavita Shah', plan };
  await publishEvent(service.prefix, creditCorrected, { ...correction, reversedSale });
  await publishEvent(service.prefix, creditCorrected, { ...correction, correctionId: newId(), memberId: manual });
  const bodiesOf = async (memberId: string) => {
    const token = await tokenOf(memberId);
    return poll(async () => {
      const found = (await listOf(token)).map(({ body }) => body);
      return found.length > 0 && found;
    });
  };
  expect(await bodiesOf(buyer)).toEqual(['Your Silver plan was cancelled. See the plans page for your options.']);
  expect(await bodiesOf(upline)).toEqual(['₹150 was reversed because the Silver plan of Kavita Shah was cancelled.']);
  expect(await bodiesOf(manual)).toEqual(['₹150 was reversed. Reason: Sale reversed.']);
  await poll(async () => (await isRead()) === 'Read');
  const refused = newId();
  const refusal = { cancellationId: newId(), memberId: refused, plan, reason: 'It was used.', rejectedAt: at };
  await publishEvent(service.prefix, cancellationRejected, refusal);
  expect(await bodiesOf(refused)).toEqual([
    'Your request to cancel the Silver plan was rejected. Reason: It was used.',
  ]);
});

it('a credit is notified once per sale and level, however often it is sent', async () => {
  const memberId = newId();
  const token = await tokenOf(memberId);
  const first = await publishEvent(service.prefix, commissionCredited, credit(memberId));
  await publishEvent(service.prefix, commissionCredited, first.data as ReturnType<typeof credit>, { id: first.id });
  const again = await publishEvent(service.prefix, commissionCredited, first.data as ReturnType<typeof credit>);
  const { saleId } = first.data as ReturnType<typeof credit>;
  await publishEvent(service.prefix, commissionCredited, credit(memberId, saleId, 2));
  const last = credit(memberId);
  await publishEvent(service.prefix, commissionCredited, last);
  const list = await poll(async () => {
    const found = await listOf(token);
    return found.length >= 3 && found;
  });
  expect(list).toHaveLength(3);
  await poll(() => service.db.collection<{ _id: string }>('inbox').findOne({ _id: new RegExp(`${again.id}$`) }));
  expect(list[0]?.body).toContain('₹125.50');
  expect(list[0]?.params).toEqual({ amount: 125.5, name: 'Asha Patil', plan: 'Gold', level: 1 });
  const [row] = await service.db.collection('notifications').find({ memberId }).toArray();
  expect(row?.['params']).toMatchObject({ amountPaise: 12_550 });
});

it('a notification that was stored with rupees is answered unchanged', async () => {
  const memberId = newId();
  const token = await tokenOf(memberId);
  await publishEvent(service.prefix, commissionCredited, credit(memberId));
  const rows = service.db.collection<{ _id: string }>('notifications');
  const { _id } = await poll(() => rows.findOne({ memberId }));
  const [now] = await listOf(token);
  const params = { amount: 125.5, name: 'Asha Patil', plan: 'Gold', level: 1 };
  await rows.updateOne({ _id }, { $set: { params } });
  expect(await listOf(token)).toEqual([now]);
});

it('changed bank details are notified to their owner, and the first ones to no person', async () => {
  const memberId = newId();
  const change = { memberId, changedAt: new Date().toISOString() };
  await publishEvent(service.prefix, bankDetailsChanged, { ...change, isFirst: true });
  await publishEvent(service.prefix, bankDetailsChanged, { ...change, isFirst: false });
  const list = await poll(async () => {
    const found = await listOf(await tokenOf(memberId));
    return found.length > 0 && found;
  });
  expect(list.map(({ kind, body }) => [kind, body])).toEqual([
    ['bank-details-changed', expect.stringContaining('If this was not you')],
  ]);
});

it('identity notifies the owner of a changed PAN', async () => {
  const memberId = newId();
  await publishEvent(service.prefix, panChanged, { memberId, changedAt: new Date().toISOString() });
  const [notification] = await poll(async () => {
    const found = await listOf(await tokenOf(memberId));
    return found.length > 0 && found;
  });
  expect(notification).toMatchObject({ kind: 'pan-changed', body: expect.stringContaining('If this was not you') });
});

it('the head is notified of a forgotten password once, however often it is requested', async () => {
  const request = { requestId: newId(), memberId: newId(), name: 'Meena Rao', requestedAt: new Date().toISOString() };
  await publishEvent(service.prefix, passwordRequested, { ...request, timesAsked: 2 });
  await publishEvent(service.prefix, passwordRequested, { ...request, timesAsked: 1 });
  await publishEvent(service.prefix, passwordRequested, { ...request, timesAsked: 3 });
  const last = { ...request, requestId: newId(), name: 'Last', timesAsked: 1 };
  await publishEvent(service.prefix, passwordRequested, last);
  const list = await poll(async () => {
    const found = (await listOf(headToken)).filter(({ kind }) => kind === 'password-requested');
    return found.length >= 2 && found;
  });
  expect(list.map(({ body }) => body).toSorted()).toEqual([
    'Last forgot their password and is waiting for your call.',
    'Meena Rao forgot their password and is waiting for your call.',
  ]);
});

it('security events of an account are notified, and their pushes cannot be switched off', async () => {
  const memberId = newId();
  const token = await tokenOf(memberId);
  const kind = 'password-request-dismissed';
  const preferences = [{ kind, push: false } as const];
  const answer = await service.call(setNotificationPreferences, { body: { preferences } }, token);
  expect(answer.status).toBe(200);
  const offered = (await service.call(notificationPreferences, {}, token)).body;
  expect(offered.map((one) => one.kind)).not.toContain(kind);
  expect((await service.app.get(InboxesRepository).mutedBy([memberId], kind)).size).toBe(0);

  const dismissal = { requestId: newId(), memberId, byId: head, dismissedAt: new Date().toISOString() };
  await publishEvent(service.prefix, passwordRequestDismissed, { ...dismissal, reason: 'Not their number.' });
  const by = { byId: head, influencedBy: [] };
  const given = { memberId, ...by, givenAt: new Date().toISOString(), validUntil: new Date().toISOString() };
  await publishEvent(service.prefix, temporaryPasswordGiven, given);
  const change = { memberId, byId: head, reason: 'Cleared up.' };
  const at = new Date().toISOString();
  await publishEvent(service.prefix, memberSuspended, { ...change, revision: 1, suspendedAt: at });
  await publishEvent(service.prefix, memberReinstated, { ...change, revision: 2, reinstatedAt: at });
  await publishEvent(service.prefix, newDeviceUsed, { memberId, isHead: false, usedAt: given.givenAt });
  await publishEvent(service.prefix, passkeyAdded, { memberId, isHead: false, addedAt: at });
  await publishEvent(service.prefix, passkeyRemoved, { memberId, isHead: false, removedAt: at });
  await publishEvent(service.prefix, passkeyAdded, { memberId: head, isHead: true, addedAt: at });
  await publishEvent(service.prefix, mobileCorrected, { memberId, ...by, ending: '4321', correctedAt: at });
  const list = await poll(async () => {
    const found = await listOf(token);
    return found.length > 7 && found;
  });
  expect(list.map((one) => one.body).toSorted()).toEqual([
    expect.stringContaining('A passkey was added'),
    expect.stringContaining('A passkey was removed'),
    expect.stringContaining('Reason: Not their number.'),
    expect.stringContaining('number ending in 4321'),
    expect.stringContaining('We reset your password'),
    expect.stringContaining('Your account is active again. Reason: Cleared up.'),
    expect.stringContaining('a device that was not used before'),
    expect.stringContaining('was suspended'),
  ]);
  await poll(async () => (await listOf(headToken)).some(({ kind }) => kind === 'passkey-added-of-head'));
});

it('the latest unread notifications are five at most, with the whole count; one and all can be marked as read', async () => {
  const memberId = newId();
  const token = await tokenOf(memberId);
  for (let i = 0; i < 7; i++) await publishEvent(service.prefix, commissionCredited, credit(memberId));
  const latest = await poll(async () => {
    const answer = await service.call(latestUnread, {}, token);
    return answer.headers['x-total-count'] === '7' && answer;
  });
  expect(latest.body).toHaveLength(5);

  const [one] = latest.body;
  expect((await service.call(markRead, { params: { id: one!._id } }, token)).status).toBe(200);
  expect((await service.call(latestUnread, {}, token)).headers['x-total-count']).toBe('6');
  expect((await listOf(token)).find((item) => item._id === one!._id)?.status).toBe('Read');
  const unread = await service.call(listNotifications, { query: { unread: 'true' } }, token);
  expect(unread.body.map((item) => item._id)).not.toContain(one!._id);

  await service.call(markAllRead, {}, token);
  expect((await service.call(latestUnread, {}, token)).body).toEqual([]);
  expect(new Set((await listOf(token)).map((item) => item.status))).toEqual(new Set(['Read']));
});

it('a shown notification is Unread, and another one is Unsent', async () => {
  const memberId = newId();
  const rejected = { memberId, plan: 'Gold' as const, reason: 'Blurred proof', rejectedAt: new Date().toISOString() };
  await publishEvent(service.prefix, planRejected, rejected);
  const rows = service.db.collection('notifications');
  await poll(async () => (await rows.findOne({ memberId }))?.['status'] === 'Unsent');
  const [shown] = await listOf(await tokenOf(memberId));
  expect(shown).toMatchObject({ status: 'Unread', body: expect.stringContaining('Reason: Blurred proof') });
  expect((await rows.findOne({ memberId }))?.['status']).toBe('Unread');
});

it('another member’s notification does not exist', async () => {
  const memberId = newId();
  await publishEvent(service.prefix, commissionCredited, credit(memberId));
  const row = await poll(() => service.db.collection<{ _id: string }>('notifications').findOne({ memberId }));
  const answer = await service.call(markRead, { params: { id: row._id } }, await tokenOf(newId()));
  expect([answer.status, answer.error?.code]).toEqual([404, 'NOTIFICATION.NOT_FOUND']);
  expect(await service.db.collection<{ _id: string }>('notifications').findOne({ _id: row._id })).toMatchObject({
    unread: true,
  });
});
