import {
  listNotifications,
  payoutCameBack,
  payoutSaidPaid,
  payoutSenderReminded,
  type EventData,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll, publishEvent, type TestService } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startNotification, type NotificationTest } from './notification-harness.js';

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
const so = (many: number, memberId: string) =>
  poll(async () => {
    const list = await listOf(memberId);
    return list.length === many && list;
  });
const found = (more: Partial<EventData<typeof payoutSaidPaid>>) => ({
  ...{ payoutId: newId(), batchId: newId(), amountPaise: 12_550, isTwice: false, deciders: [] },
  ...{ foundAt: new Date().toISOString(), ...more },
});

it('a payout that was paid after all is told once to those who may decide it, and to nobody else', async () => {
  const [cashier, other, reader, member] = [newId(), newId(), newId(), newId()];
  const event = found({ deciders: [test.head, cashier, other] });
  const id = newId();
  await publishEvent(service.prefix, payoutSaidPaid, event, { id });
  await publishEvent(service.prefix, payoutSaidPaid, event, { id });
  const link = `/dashboard?payout=${event.payoutId}#payouts`;
  const body =
    'A payout was said not to be paid, and the bank says that it has paid ₹125.50 for it. Check the bank statement before you send anything again.';
  for (const one of [cashier, other])
    expect(await so(1, one)).toMatchObject([{ kind: 'payout-paid-after-all', link, body, status: 'Unread' }]);
  // What comes after it has been handled.
  await publishEvent(service.prefix, payoutSaidPaid, found({ deciders: [other] }));
  await so(2, other);
  expect([(await listOf(cashier)).length, await listOf(reader), await listOf(member, true)]).toEqual([1, [], []]);
  const ofHead = (await service.call(listNotifications, { query: {} }, test.headToken)).body;
  expect(ofHead.map(({ kind }) => kind)).toEqual(['payout-paid-after-all']);
});

it('one that was paid twice is told beside that, and leads to the batch that shows it', async () => {
  const cashier = newId();
  const event = found({ deciders: [cashier] });
  await publishEvent(service.prefix, payoutSaidPaid, event);
  await so(1, cashier);
  await publishEvent(service.prefix, payoutSaidPaid, { ...event, isTwice: true });
  const body =
    'The bank says that it has paid ₹125.50 for a payout that was already paid or given back to the balance. Check the bank statement, and ask for the money back.';
  const link = `/payout-batches?batch=${event.batchId}`;
  expect((await so(2, cashier))[0]).toMatchObject({ kind: 'payout-paid-twice', link, body });
});

it('that the payment of an approved one came back is told each time, and leads to it', async () => {
  const [cashier, reader] = [newId(), newId()];
  const { isTwice: _, ...event } = found({ deciders: [cashier] });
  const id = newId();
  await publishEvent(service.prefix, payoutCameBack, event, { id });
  await publishEvent(service.prefix, payoutCameBack, event, { id });
  await publishEvent(service.prefix, payoutCameBack, event);
  const body =
    'The payment of a payout of ₹125.50 came back: the member has no money yet. Check the bank statement, and send it again from the list of payouts.';
  const link = `/dashboard?payout=${event.payoutId}#payouts`;
  const told = { kind: 'payout-came-back', link, body };
  expect(await so(2, cashier)).toMatchObject([told, told]);
  expect(await listOf(reader)).toEqual([]);
});

it('that it is not recorded as sent is asked of who sends it, once for each reminder', async () => {
  const [sender, other] = [newId(), newId()];
  const event = { payoutId: newId(), senderId: sender, amountPaise: 12_550, grantedAt: new Date().toISOString() };
  const id = newId();
  for (let times = 0; times < 2; times += 1) await publishEvent(service.prefix, payoutSenderReminded, event, { id });
  const body =
    'You asked for approval of a payout of ₹125.50. It was granted, and is not recorded as sent. If you have sent it, record that now. If not, send it within a week of the grant; after that somebody else may, so ask again first.';
  const told = {
    kind: 'payout-still-to-send',
    title: 'Have you sent the payout?',
    link: `/dashboard?payout=${event.payoutId}#payouts`,
    body,
  };
  expect(await so(1, sender)).toMatchObject([told]);
  await publishEvent(service.prefix, payoutSenderReminded, event);
  expect(await so(2, sender)).toMatchObject([told, told]);
  expect(await listOf(other)).toEqual([]);
});
