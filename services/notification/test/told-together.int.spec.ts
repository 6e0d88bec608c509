import { cancellationWithdrawn } from '@deepam/contracts';
import { newId, Transactions } from '@deepam/platform';
import { poll, publishEvent, scannedCollections } from '@deepam/testing';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { InboxesRepository } from '../src/inboxes/inboxes.repository.js';
import { Notifier } from '../src/notifications/notify/notifier.js';
import { NotificationsRepository } from '../src/notifications/persistence/notifications.repository.js';
import { startNotification, type NotificationTest } from './notification-harness.js';

const occurredAt = new Date().toISOString();
const params = { amountPaise: 12_550, name: 'Asha Patil', plan: 'Gold' as const, level: 1 };
const credited = (memberId: string, subject = newId()) => ({
  memberId,
  subject,
  params,
  aboutId: newId(),
  event: {
    id: newId(),
    occurredAt,
  },
});
const numbersTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

let test: NotificationTest;

beforeAll(async () => {
  test = await startNotification();
});
afterAll(() => test.service.close());

const rows = () => test.service.db.collection<{ memberId: string; seq: number; subject: string }>('notifications');
const numbersOf = async (memberId: string) => {
  const found = await rows().find({ memberId }).sort({ memberId: 1, seq: 1 }).toArray();
  return found.map(({ seq }) => seq);
};
const tell = (news: readonly ReturnType<typeof credited>[]) =>
  test.service.app
    .get(Transactions)
    .run((session) => test.service.app.get(Notifier).eachMember('commission-credited', news, session));

it('such notifications are numbered by one command: a member with two gets two numbers, and an existing one takes none', async () => {
  const [near, far] = [newId(), newId()];
  const known = credited(near);
  await tell([known]);
  const counting = jest.spyOn(test.service.app.get(InboxesRepository), 'nextSeqs');
  const twice = credited(far);
  await tell([known, credited(near), twice, credited(near), { ...twice, event: { id: newId(), occurredAt } }]);
  expect(counting).toHaveBeenCalledTimes(1);
  counting.mockRestore();
  expect(await numbersOf(near)).toEqual([1, 2, 3]);
  expect(await numbersOf(far)).toEqual([1]);
  // The named members are stored, so that their names can be removed at a closing.
  expect(await rows().distinct('aboutId', { memberId: near })).toHaveLength(3);
  const inboxes = test.service.db.collection<{ _id: string }>('inboxes');
  expect(await inboxes.findOne({ _id: near })).toMatchObject({ lastSeq: 3, mutedKinds: [], readings: 0 });
  expect(await inboxes.findOne({ _id: far })).toMatchObject({ lastSeq: 1, broadcastsReadTo: 0 });
});

it('replicas, which do not see each other’s locks, give the same new members every number, in the order of commits', async () => {
  const [transactions, notifications] = [
    test.service.app.get(Transactions),
    test.service.app.get(NotificationsRepository),
  ];
  const uplines = Array.from({ length: 10 }, () => newId());
  const notification = { kind: 'commission-credited' as const, params, createdAt: new Date() };
  const group = (at: number) =>
    // Half of the transactions use the reverse order, so that they lock each other's members.
    (at % 2 === 0 ? uplines : uplines.toReversed()).map((memberId) => ({
      ...notification,
      memberId,
      subject: `${at}`,
    }));
  let isDone = false;
  const added = Promise.all(
    numbersTo(12).map((at) => transactions.run((session) => notifications.addAll(group(at), session))),
  ).finally(() => (isDone = true));
  while (!isDone) {
    const seen = await numbersOf(uplines[0]!);
    expect(seen).toEqual(numbersTo(seen.length));
  }
  await added;
  for (const memberId of uplines) expect(await numbersOf(memberId)).toEqual(numbersTo(12));
});

it('a transaction without notifications reads no notification of other members', async () => {
  const cancellationId = newId();
  const event = { cancellationId, memberId: newId(), withdrawnAt: occurredAt };
  const handled = async () => {
    const { id } = await publishEvent(test.service.prefix, cancellationWithdrawn, event);
    await poll(() => test.service.db.collection<{ _id: string }>('inbox').findOne({ _id: `notification:${id}` }));
  };
  expect(await scannedCollections(test.service.db, handled)).not.toContain('notifications');
});
