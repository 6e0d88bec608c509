import { listNotifications, approvalRequested, approvalDecided, type EventData } from '@deepam/contracts';
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

type Outcome = EventData<typeof approvalDecided>['outcome'];
const staff = () => newId();
const listOf = async (memberId: string) => {
  const token = await service.tokens.memberToken({ memberId, permissions: ['payouts'] });
  return (await service.call(listNotifications, { query: {} }, token)).body;
};
const dataFor = (memberId: string) =>
  poll(async () => {
    const list = await listOf(memberId);
    return list.length > 0 && list;
  });
const decide = (approvalId: string, requestedBy: string, outcome: Outcome, reason: string | null = null) =>
  publishEvent(service.prefix, approvalDecided, {
    approvalId,
    requestedBy,
    outcome,
    reason,
    decidedAt: new Date().toISOString(),
  });

it('the deciders are notified once, and not the requester; the decision settles the notifications', async () => {
  const [approvalId, requestedBy, other] = [newId(), staff(), staff()];
  const asked = {
    approvalId,
    requestedBy,
    deciders: [test.head, other, requestedBy],
    requestedAt: new Date().toISOString(),
  };
  await publishEvent(service.prefix, approvalRequested, asked);
  await publishEvent(service.prefix, approvalRequested, asked);
  expect(await dataFor(other)).toMatchObject([{ kind: 'approval-pending', link: '/approvals', status: 'Unread' }]);
  expect(await listOf(requestedBy)).toEqual([]);
  const ofHead = async () => (await service.call(listNotifications, { query: {} }, test.headToken)).body;
  expect((await poll(async () => (await ofHead())[0])).status).toBe('Unread');
  await decide(approvalId, requestedBy, 'withdrawn');
  await poll(async () => (await ofHead())[0]?.status === 'Read');
  await poll(async () => (await listOf(other))[0]?.status === 'Read');
  expect([(await ofHead()).length, (await listOf(other)).length, await listOf(requestedBy)]).toEqual([1, 1, []]);
});

it.each([
  [
    'approved',
    '/approvals?show=ended',
    'Your request was approved and carried out. If it was a payout, check whether to send the money now, and record the transfer then.',
  ],
  ['allowed', '/approvals', 'Your request for the file was approved. Please make the file within an hour.'],
  [
    'outdated',
    '/approvals?show=ended',
    'The subject of your request has changed, so nothing was done. Please check it and make a new request.',
  ],
] as const)('the requester is notified that it was %s', async (outcome, link, body) => {
  const requestedBy = staff();
  await decide(newId(), requestedBy, outcome);
  expect(await dataFor(requestedBy)).toMatchObject([{ kind: `approval-request-${outcome}`, link, body }]);
});

it('the requester, even the head, is notified of a rejection with its reason', async () => {
  await decide(newId(), test.head, 'rejected', 'Too much');
  const found = await poll(async () =>
    (await service.call(listNotifications, { query: {} }, test.headToken)).body.find(
      ({ kind }) => kind === 'approval-request-rejected',
    ),
  );
  expect(found.body).toBe('Your request was rejected; nothing was done. Reason: Too much');
});
