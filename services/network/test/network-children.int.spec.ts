import { networkChildren } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { growNetwork, type GrownNetwork } from './grow-network.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let grown: GrownNetwork;
let viewer: Person;
let beside: Person;

beforeAll(async () => {
  network = await TestNetwork.start();
  grown = await growNetwork(network, 150, 5);
  const [first, second] = grown.members.filter(({ depth, isApproved }) => depth === 1 && isApproved);
  viewer = await grown.person(first!);
  beside = await grown.person(second!);
});
afterAll(() => network.close());

const children = (person: Person, id: string, query = {}) =>
  network.call(networkChildren, { params: { id }, query }, person.token);
const below = (id: string) => grown.members.filter(({ sponsorId }) => sponsorId === id).map(({ _id }) => _id);

it('a branch lists the members directly below, with the size of each downline', async () => {
  const { status, body, headers } = await children(viewer, viewer.id);

  expect(status).toBe(200);
  expect(body.map(({ _id }) => _id).sort()).toEqual(below(viewer.id).sort());
  expect(headers['x-total-count']).toBe('5');
  for (const { _id, directCount, networkSize, addedBy } of body) {
    expect(directCount).toBe(below(_id).length);
    expect(networkSize).toBe(grown.members.filter(({ ancestors }) => ancestors.includes(_id)).length);
    expect(addedBy?._id).toBe(viewer.id);
  }
});

it('a branch lists the newest first, page by page', async () => {
  const seen: { _id: string; registeredDate: string }[] = [];
  let cursor: string | undefined;
  do {
    const { body, headers } = await children(grown.head, viewer.id, { limit: '2', ...(cursor && { cursor }) });
    seen.push(...body);
    cursor = headers['x-next-cursor'] as string | undefined;
  } while (cursor !== undefined);
  const dates = seen.map(({ registeredDate }) => registeredDate);

  expect(new Set(seen.map(({ _id }) => _id))).toEqual(new Set(below(viewer.id)));
  expect(dates).toEqual([...dates].sort().reverse());
});

it('a branch is open to its uplines and the head, and to no other member', async () => {
  const [child] = below(viewer.id);
  const notFound = { status: 404, error: { code: 'NETWORK.MEMBER_NOT_FOUND' } };

  expect((await children(viewer, child!)).status).toBe(200);
  expect((await children(grown.head, child!)).status).toBe(200);
  expect(await children(beside, child!)).toMatchObject(notFound);
  expect(await children(viewer, beside.id)).toMatchObject(notFound);
  expect(await children(viewer, grown.head.id)).toMatchObject(notFound);
  expect(await children(viewer, newId())).toMatchObject(notFound);
  expect(await network.call(networkChildren, { params: { id: viewer.id } })).toMatchObject({ status: 401 });
});

it('a branch rejects page marks of another branch', async () => {
  const { headers } = await children(grown.head, viewer.id, { limit: '2' });
  const answer = await children(grown.head, beside.id, { cursor: String(headers['x-next-cursor']) });

  expect(answer).toMatchObject({ status: 400, error: { code: 'REQUEST.MALFORMED' } });
});
