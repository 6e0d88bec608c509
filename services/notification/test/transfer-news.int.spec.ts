import { listNotifications, transferReminderDue, transferStateChanged } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll, publishEvent, type TestService } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startNotification, type NotificationTest } from './notification-harness.js';
import { transferOf } from './transfer-events.js';

let test: NotificationTest;
let service: TestService;
beforeAll(async () => {
  test = await startNotification();
  ({ service } = test);
});
afterAll(() => service.close());

const listOf = async (memberId: string, isMember = false) => {
  const who = { memberId, ...(!isMember && { permissions: ['payouts' as const] }) };
  return (await service.call(listNotifications, { query: {} }, await service.tokens.memberToken(who))).body;
};
const so = (many: number, memberId: string, isMember = false) =>
  poll(async () => {
    const list = await listOf(memberId, isMember);
    return list.length === many && list;
  });
const publish = (data: Parameters<typeof transferOf>[0], id = newId()) =>
  publishEvent(service.prefix, transferStateChanged, transferOf(data), { id });

it('a returned transfer is notified once, only to the people who may pay', async () => {
  const [cashier, other, reader, memberId] = [newId(), newId(), newId(), newId()];
  const payableId = newId();
  const alerts = [test.head, cashier, other];
  const returned = { payableId, memberId, from: 'paid', to: 'returned', payableState: 'owed', alerts } as const;
  const id = newId();
  await publish(returned, id);
  await publish(returned, id);
  const body =
    'The bank returned a transfer of ₹125.50. It is owed to the member again. Check the bank statement, then make a new transfer.';
  const link = `/payables?payable=${payableId}`;
  for (const person of [cashier, other])
    expect(await so(1, person)).toMatchObject([{ kind: 'transfer-returned', link, body, status: 'Unread' }]);
  await publish({ ...returned, alerts: [other] });
  await so(2, other);
  expect([(await listOf(cashier)).length, await listOf(reader), await listOf(memberId, true)]).toEqual([1, [], []]);
  const ofHead = (await service.call(listNotifications, { query: {} }, test.headToken)).body;
  expect(ofHead.map(({ kind }) => kind)).toEqual(['transfer-returned']);
});

it('a duplicate transfer is notified to those who may pay, and leads to the payable', async () => {
  const cashier = newId();
  const [payableId, memberId] = [newId(), newId()];
  const twice = { payableId, memberId, from: 'paid', to: 'paid-twice', payableState: 'paid-twice' } as const;
  await publish({ ...twice, alerts: [cashier] });
  expect(await so(1, cashier)).toMatchObject([
    { kind: 'transfer-paid-twice', link: `/payables?payable=${payableId}`, body: expect.stringContaining('₹125.50') },
  ]);
  expect(await listOf(memberId, true)).toEqual([]);
});

it('a member is notified of each payment except one that the approval of the payout announces', async () => {
  const memberId = newId();
  const byHand = { memberId, from: null, channel: 'manual', bankFileId: null } as const;
  await publish(byHand);
  await publish({ ...byHand, kind: 'deposit-refund' });
  await publish({ memberId, from: 'released' });
  expect((await so(2, memberId, true)).map(({ kind }) => kind)).toEqual(['transfer-paid', 'transfer-paid']);
});

it('a member is notified of each payment of one payable, also after the bank returned an earlier one', async () => {
  const [memberId, payableId] = [newId(), newId()];
  const id = newId();
  await publish({ memberId, payableId, from: 'submitted' }, id);
  await publish({ memberId, payableId, from: 'submitted' }, id);
  await publish({ memberId, payableId, from: 'submitted', attempt: 2 });
  const link = (await so(2, memberId, true)).map((one) => one.link);
  expect(new Set(link).size).toBe(1);
});

it('the requester is reminded of each approved transfer that is not recorded, once for each reminder', async () => {
  const [requestedBy, other] = [newId(), newId()];
  const payableId = newId();
  const due = {
    transferId: newId(),
    payableId,
    requestedBy,
    amountPaise: 12_550,
    approvedAt: new Date().toISOString(),
  };
  const id = newId();
  for (let times = 0; times < 2; times += 1) await publishEvent(service.prefix, transferReminderDue, due, { id });
  const told = { kind: 'transfer-to-record', link: `/payables?payable=${payableId}` };
  expect(await so(1, requestedBy)).toMatchObject([told]);
  await publishEvent(service.prefix, transferReminderDue, due);
  expect(await so(2, requestedBy)).toMatchObject([told, told]);
  expect(await listOf(other)).toEqual([]);
});
