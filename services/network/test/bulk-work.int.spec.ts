import { approveRegistration, auditRecorded, networkWork, networkWorks, sessionsRevoked } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bankDesk } from './bank-desk.js';
import { bulkWorks } from './bulk-works.js';
import { refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
const desk = bankDesk(
  () => network,
  () => head,
);
const { newcomers, registrations, begin, look, stop, ended, states, staff, approvalsOf, approvedOf, leftBehind } =
  bulkWorks(
    () => network,
    () => head,
  );

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

it('the call returns immediately, does the single call for each row, and shows the result of each', async () => {
  const people = await newcomers(3);
  const [, second] = people as [Person, Person, Person];
  await network.call(approveRegistration, { body: { userId: second.id } }, head.token);
  const clerkId = newId();
  const clerk = await network.service.tokens.memberToken({ memberId: clerkId, permissions: ['approve-members'] });
  const { status, body } = await begin(registrations(people), clerk);
  expect([status, body]).toMatchObject([202, { state: 'running', kind: 'approve-registrations', rows: 3 }]);
  const after = await ended(body._id);
  expect(after).toMatchObject({ state: 'done', done: 2, failed: 1, rows: 3 });
  expect(states(after)).toEqual(['done', 'NETWORK.ALREADY_APPROVED', 'done']);
  expect(after.results[0]).toMatchObject({ _id: people[0]!.id, name: people[0]!.name, kg: null });
  expect([await approvedOf(people), await approvalsOf(people)]).toEqual([3, 3]);
  const entries = await network.outboxEventsOf(auditRecorded);
  const actor = { kind: 'staff', id: clerkId };
  expect(
    entries.find(({ kind, memberId }) => kind === 'registration-approved' && memberId === people[0]!.id),
  ).toMatchObject({ actor, sessionId: 'a-session' });
  expect(entries.find(({ subject }) => subject?.id === body._id)).toMatchObject({
    kind: 'bulk-work-begun',
    actor,
    after: { action: 'registration-approved' },
  });
  expect((await network.call(networkWorks, {}, head.token)).body[0]).toMatchObject({ _id: body._id, done: 2 });
});

it('one person has at most five running works, even from concurrent calls, and others still begin', async () => {
  const memberId = newId();
  const clerk = await network.service.tokens.memberToken({ memberId, permissions: ['approve-members'] });
  const works = network.service.db.collection<{ _id: string }>('bulk_works');
  const held = { kind: 'approve-registrations', state: 'running', heldUntil: new Date(Date.now() + 600_000) };
  const counts = { rows: 1, done: 0, failed: 0, begunAt: new Date(), begunBy: memberId };
  await works.insertMany(Array.from({ length: 4 }, () => ({ _id: newId(), ...held, ...counts })));
  const rows = registrations(await newcomers(1));
  const answers = await Promise.all(Array.from({ length: 4 }, () => begin(rows, clerk)));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(answers.find(({ status }) => status !== 202)).toMatchObject(refusedWith(409, 'BULK_WORK.TOO_MANY_OPEN'));
  expect((await begin(rows)).status).toBe(202);
  await works.deleteMany({ begunBy: memberId });
});

it('plan requests are approved as of the preview', async () => {
  const [one, two] = [await desk.requestFor(), await desk.requestFor()];
  const rows = [one, two].map(({ person, id }) => ({ id: person.id, plan: 'Silver' as const, requestId: id }));
  await desk.reject(two.person);
  await desk.handIn(two.person, 'Silver');
  const after = await ended((await begin({ kind: 'approve-plans', rows }, await staff('decide-plans'))).body._id);
  expect(states(after)).toEqual(['done', 'NETWORK.REQUEST_CHANGED']);
  expect([(await network.view(one.person)).plan, (await network.view(two.person)).plan]).toEqual(['Silver', null]);
});

it('a row of another kind, a repeated row and a caller without the permission are rejected', async () => {
  const people = await newcomers(1);
  const [{ id }] = people as [Person];
  expect((await begin({ kind: 'approve-plans', rows: [{ id }] })).status).toBe(422);
  expect((await begin({ kind: 'approve-plans', rows: [{ id, plan: 'Gold' }] })).status).toBe(422);
  expect((await begin({ kind: 'approve-registrations', rows: [{ id }, { id }] })).status).toBe(422);
  expect(await begin(registrations(people), await staff('decide-plans'))).toMatchObject(
    refusedWith(403, 'ACCESS.NOT_PERMITTED'),
  );
  const { body } = await begin(registrations(people));
  await ended(body._id);
  const other = await staff('decide-plans');
  expect((await network.call(networkWork, { params: { id: body._id } }, other)).error?.code).toBe(
    'BULK_WORK.NOT_FOUND',
  );
  expect((await network.call(networkWorks, {}, other)).body.map(({ kind }) => kind)).not.toContain(
    'approve-registrations',
  );
});

it('each row is done once when two works and single calls run over the same rows', async () => {
  const people = await newcomers(20);
  const [first, second, ...alone] = await Promise.all([
    begin(registrations(people)),
    begin(registrations([...people].reverse())),
    ...people.slice(5, 15).map(({ id }) => network.call(approveRegistration, { body: { userId: id } }, head.token)),
  ]);
  const works = await Promise.all([ended(first.body._id), ended(second.body._id)]);
  const single = alone.filter(({ status }) => status === 200).length;
  expect(works[0]!.done + works[1]!.done + single).toBe(20);
  expect([await approvedOf(people), await approvalsOf(people)]).toEqual([20, 20]);
  expect(new Set(works.flatMap(states))).toEqual(new Set(['done', 'NETWORK.ALREADY_APPROVED']));
});

it('work continues after its process died, and not while another process holds it', async () => {
  const people = await newcomers(3);
  const held = await leftBehind(
    people.slice(2),
    { permissions: ['approve-members'] },
    { heldUntil: new Date(Date.now() + 3_600_000) },
  );
  const id = await leftBehind(people.slice(0, 2), { permissions: ['approve-members'] });
  expect(await ended(id)).toMatchObject({ state: 'done', done: 2 });
  expect(await look(held)).toMatchObject({ state: 'running', done: 0 });
  expect(await approvedOf(people)).toBe(2);
  await stop(held);
});

it('the permission is checked again before each row', async () => {
  const people = await newcomers(1);
  const after = await ended(await leftBehind(people, { permissions: ['decide-plans'] }));
  expect(states(after)).toEqual(['ACCESS.NOT_PERMITTED']);
  expect(await approvedOf(people)).toBe(0);
});

it('work stops when the initiator was logged out everywhere, and changes nothing more', async () => {
  const people = await newcomers(2);
  const memberId = newId();
  const token = await network.service.tokens.memberToken({
    memberId,
    sessionVersion: 3,
    permissions: ['approve-members'],
  });
  await network.hears(sessionsRevoked, { memberId, sessionVersion: 4 });
  await poll(async () => (await network.call(networkWorks, {}, token)).status === 401);
  const after = await ended(
    await leftBehind(people, { memberId, sessionVersion: 3, permissions: ['approve-members'] }),
  );
  expect([after.state, states(after), await approvedOf(people)]).toEqual(['stopped', ['waiting', 'waiting'], 0]);
});

it('stopped work leaves each row either done with its result, or unchanged', async () => {
  const people = await newcomers(30);
  const { body } = await begin(registrations(people));
  await poll(async () => (await look(body._id)).done > 2, { interval: 5 });
  expect(await stop(body._id)).toMatchObject({ status: 200, body: { state: 'stopped' } });
  expect(await stop(body._id)).toMatchObject(refusedWith(409, 'BULK_WORK.ENDED'));
  await ended((await begin(registrations(await newcomers(1)))).body._id);
  const after = await look(body._id);
  expect(after.done).toBeLessThan(30);
  expect([await approvedOf(people), await approvalsOf(people)]).toEqual([after.done, after.done]);
  expect(states(after).filter((one) => one === 'done')).toHaveLength(after.done);
});
