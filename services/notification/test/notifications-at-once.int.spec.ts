import { planRequested } from '@deepam/contracts';
import { newId, Transactions } from '@deepam/platform';
import { poll, publishEvent, type TestService } from '@deepam/testing';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { InboxesRepository } from '../src/inboxes/inboxes.repository.js';
import { Notifier } from '../src/notifications/notify/notifier.js';
import { startNotification } from './notification-harness.js';

let service: TestService;
let head: string;

beforeAll(async () => {
  ({ service, head } = await startNotification());
});
afterAll(() => service.close());

it('many concurrent notifications for the head are numbered one after the other, without endless retries', async () => {
  const numbers = jest.spyOn(service.app.get(InboxesRepository), 'nextSeqs');
  const stored = () => service.db.collection('notifications').countDocuments({ memberId: head });
  const before = await stored();
  const requestedAt = new Date().toISOString();
  const request = { name: 'Ravi Kulkarni', plan: 'Silver' as const, amountPaise: 150_000, requestedAt };
  await Promise.all(
    Array.from({ length: 100 }, () => publishEvent(service.prefix, planRequested, { ...request, memberId: newId() })),
  );
  await poll(async () => (await stored()) === before + 100);
  expect(numbers.mock.calls.length).toBeLessThan(110);
  numbers.mockRestore();
});

it('thirty concurrent handlers that each notify a member, a sponsor of all and the head succeed, with few retries', async () => {
  const numbers = jest.spyOn(service.app.get(InboxesRepository), 'nextSeqs');
  const [notifier, transactions] = [service.app.get(Notifier), service.app.get(Transactions)];
  const sponsor = newId();
  const params = { plan: 'Gold' };
  const occurredAt = new Date().toISOString();
  const about = {
    type: 'plan-approved',
    version: 1,
    occurredAt,
    correlationId: newId(),
    causationId: null,
    data: {},
  };
  const handle = (memberId: string) =>
    transactions.run((session) =>
      notifier.notifyMembers(
        [
          { memberId, kind: 'plan-approved', params },
          { memberId: sponsor, kind: 'plan-approved', params },
          { kind: 'member-registered', params: { name: 'Ravi Kulkarni', code: 'FL2345678' }, aboutId: memberId },
        ],
        { event: { ...about, id: newId() }, session },
      ),
    );
  const members = Array.from({ length: 30 }, () => newId());
  await Promise.all(members.map(handle));
  const rows = service.db.collection('notifications');
  const subjects = await rows.distinct('subject', { memberId: sponsor });
  expect(subjects).toHaveLength(30);
  expect(await rows.countDocuments({ subject: { $in: subjects }, memberId: head })).toBe(30);
  expect(await rows.countDocuments({ subject: { $in: subjects }, memberId: { $in: members } })).toBe(30);
  expect(numbers.mock.calls.length).toBeLessThan(40);
  numbers.mockRestore();
});
