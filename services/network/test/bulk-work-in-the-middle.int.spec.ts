import { networkWorks, sessionsRevoked } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bulkWorks } from './bulk-works.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
const { newcomers, registrations, begin, look, stop, ended, states, approvalsOf, approvedOf, works, leftBehind } =
  bulkWorks(
    () => network,
    () => head,
  );

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

async function held({ id }: Person): Promise<() => Promise<void>> {
  const session = network.service.db.getClient().startSession();
  session.startTransaction();
  await network.memberships.updateOne({ _id: id }, { $set: { address: 'held' } }, { session });
  return async () => {
    await session.abortTransaction();
    await session.endSession();
  };
}

const rowsDone = (id: string, count: number) => poll(async () => (await look(id)).done === count);

it('stopped work writes neither effect nor result', async () => {
  const people = await newcomers(3);
  const letGo = await held(people[1]!);
  const { _id: id } = (await begin(registrations(people))).body;
  await rowsDone(id, 1);
  expect((await stop(id)).status).toBe(200);
  await letGo();
  await ended((await begin(registrations(await newcomers(1)))).body._id);
  expect(states(await look(id))).toEqual(['done', 'waiting', 'waiting']);
  expect([await approvedOf(people), await approvalsOf(people)]).toEqual([1, 1]);
});

it('work that another process has taken over writes neither, and that process does the rest once', async () => {
  const people = await newcomers(3);
  const letGo = await held(people[1]!);
  const { _id: id } = (await begin(registrations(people))).body;
  await rowsDone(id, 1);
  const later = new Date(Date.now() + 3_600_000);
  await works().updateOne({ _id: id }, { $set: { holder: 'another', heldUntil: later } });
  await letGo();
  await ended((await begin(registrations(await newcomers(1)))).body._id);
  expect(states(await look(id))).toEqual(['done', 'waiting', 'waiting']);
  expect([await approvedOf(people), await approvalsOf(people)]).toEqual([1, 1]);
  await works().updateOne({ _id: id }, { $set: { heldUntil: new Date(0) } });
  expect(states(await ended(id))).toEqual(['done', 'done', 'done']);
  expect([await approvedOf(people), await approvalsOf(people)]).toEqual([3, 3]);
});

it('work stops before the next row when the initiator loses the permission', async () => {
  const people = await newcomers(4);
  const memberId = newId();
  const whose = { memberId, sessionVersion: 3, permissions: ['approve-members'] as const };
  const token = await network.service.tokens.memberToken({ ...whose, permissions: [...whose.permissions] });
  const letGo = await held(people[1]!);
  const { _id: id } = (await begin(registrations(people), token)).body;
  await rowsDone(id, 1);
  await network.hears(sessionsRevoked, { memberId, sessionVersion: 4 });
  await poll(async () => (await network.call(networkWorks, {}, token)).status === 401);
  await letGo();
  const after = await ended(id);
  expect([after.state, states(after)]).toEqual(['stopped', ['done', 'done', 'waiting', 'waiting']]);
  expect([await approvedOf(people), await approvalsOf(people)]).toEqual([2, 2]);
});

it('work of an unknown kind is left to a newer process', async () => {
  const people = await newcomers(1);
  const id = await leftBehind(people, { isHead: true }, { kind: 'a-kind-of-tomorrow' });
  const own = await leftBehind(await newcomers(1), { permissions: ['approve-members'] });
  await ended(own);
  expect(await works().findOne({ _id: id })).toMatchObject({ state: 'running', failed: 0, holder: 'dead' });
  await works().updateOne({ _id: id }, { $set: { state: 'stopped' } as object });
});
