import { memberNetwork, networkSorts, type NetworkRow } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sortFields } from '../src/tree/persistence/list-indexes.js';
import type { Membership } from '../src/tree/persistence/membership.schema.js';
import { growNetwork, type GrownNetwork } from './grow-network.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let grown: GrownNetwork;
let gold: Person;
let below: readonly Membership[];

beforeAll(async () => {
  network = await TestNetwork.start();
  grown = await growNetwork(network, 120);
  const top = grown.members.find(({ isApproved, depth }) => isApproved && depth === 1)!;
  gold = await grown.person(top);
  below = grown.members.filter(({ ancestors }) => ancestors.includes(top._id));
});
afterAll(() => network.close());

const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
const malformed = { status: 400, error: { code: 'REQUEST.MALFORMED' } };

function sorted(members: readonly Membership[], sort: (typeof networkSorts)[number], order: 'asc' | 'desc'): string[] {
  const fields = [...sortFields[sort], '_id'] as const;
  const compare = (a: Membership, b: Membership) => {
    const differing = fields.find((field) => a[field].valueOf() !== b[field].valueOf());
    return differing === undefined ? 0 : a[differing] < b[differing] ? -1 : 1;
  };
  const ascending = [...members].sort(compare);
  return idsOf(order === 'asc' ? ascending : ascending.reverse());
}

it.each(networkSorts.flatMap((sort) => [[sort, 'asc'] as const, [sort, 'desc'] as const]))(
  'the list sorted by %s %s shows every member below once, on pages of seven',
  async (sort, order) => {
    const rows = await network.walk(gold, { sort, order, limit: '7' });

    expect(idsOf(rows)).toEqual(sorted(below, sort, order));
  },
);

it('the list shows the newest first by default, and the total', async () => {
  const { fullNetwork, total, nextCursor } = await network.page(gold, { limit: '5' });

  expect(idsOf(fullNetwork)).toEqual(sorted(below, 'registeredDate', 'desc').slice(0, 5));
  expect(total).toBe(below.length);
  expect(nextCursor).not.toBeNull();
});

it('the list sorted by requests shows waiting members, the oldest request first, whenever they registered', async () => {
  const waiting = grown.members.filter(({ planRequest }) => planRequest !== undefined);
  const requestedAt = new Date(Date.UTC(2020, 0, 1));
  const first = sorted(waiting, 'registeredDate', 'desc')[0]!;
  await network.memberships.updateOne({ _id: first }, { $set: { 'planRequest.requestedAt': requestedAt } });
  const rows = await network.walk(grown.head, { sort: 'requestedDate', order: 'asc', limit: '1' });

  expect(rows).toHaveLength(waiting.length);
  expect(rows[0]).toMatchObject({ _id: first, requestedAt: requestedAt.toISOString() });
  const times = rows.map((row) => row.requestedAt!);
  expect(times).toEqual([...times].sort());
  const { total } = await network.page(grown.head, { sort: 'requestedDate', limit: '1' });
  expect(total).toBe(waiting.length);
});

it('the list has no next page after the last row', async () => {
  const { fullNetwork, nextCursor } = await network.page(gold, { limit: '200' });

  expect(fullNetwork).toHaveLength(below.length);
  expect(nextCursor).toBeNull();
  expect((await network.page(gold, { limit: String(below.length) })).nextCursor).toBeNull();
});

it('the list shows a single member to uplines', async () => {
  const memberId = below[3]!._id;
  const { fullNetwork, total } = await network.page(gold, { memberId });

  expect([idsOf(fullNetwork), total]).toEqual([[memberId], 1]);
  expect(idsOf((await network.page(grown.head, { memberId })).fullNetwork)).toEqual([memberId]);
  const beside = grown.members.find(({ _id }) => _id !== gold.id && !idsOf(below).includes(_id))!;
  expect(await network.page(gold, { memberId: beside._id })).toMatchObject({ fullNetwork: [], total: 0 });
});

it('the list shows everyone but heads to the head', async () => {
  const rows = await network.walk(grown.head, { limit: '50' });

  expect(idsOf(rows)).toEqual(sorted(grown.members, 'registeredDate', 'desc'));
});

it('the list shows neither uplines, nor siblings, nor the viewer', async () => {
  const leaf = await grown.person(grown.members.findLast(({ isApproved }) => isApproved)!);
  const beside = grown.members.find(({ depth, _id, isApproved }) => depth === 1 && _id !== gold.id && isApproved)!;
  const seen = new Set(idsOf(await network.walk(gold, { limit: '200' })));

  expect(await network.walk(leaf)).toEqual([]);
  for (const member of grown.members) expect(seen.has(member._id)).toBe(member.ancestors.includes(gold.id));
  const other = idsOf(await network.walk(await grown.person(beside), { limit: '200' }));
  expect(other.filter((id) => seen.has(id))).toEqual([]);
});

const filters: [input: object, matches: (member: Membership) => boolean][] = [
  [{ plan: 'Gold' }, (member) => member.plan === 'Gold'],
  [{ plan: 'none' }, (member) => member.plan === null],
  [{ approved: 'true' }, (member) => member.isApproved],
  [{ approved: 'false' }, (member) => !member.isApproved],
  [{ planRequested: 'true' }, (member) => member.planRequest !== undefined],
  [{ planRequested: 'true', approved: 'true', plan: 'Silver' }, (m) => !!m.planRequest && m.plan === 'Silver'],
  [{ search: 'patil' }, (member) => member.name.endsWith('Patil')],
  [{ search: 'AT' }, (member) => /at/i.test(member.name)],
  [{ search: 'rav pa' }, (member) => member.name === 'Ravi Patil'],
  [{ search: '90000000' }, (member) => member.mobile.startsWith('90000000')],
  [{ search: '9000000012' }, (member) => member.mobile === '9000000012'],
  [{ search: 'thl' }, (member) => member.referralCode.startsWith('THL')],
  [{ search: 'shah', plan: 'Bronze', approved: 'true' }, (m) => m.name.endsWith('Shah') && m.plan === 'Bronze'],
  [{ search: 'nobody of that name' }, () => false],
];
it.each(filters)(
  'the list narrowed by %j shows exactly those members, in every sort, with their number',
  async (input, matches) => {
    const expected = grown.members.filter(matches);
    for (const sort of networkSorts) {
      const { total } = await network.page(grown.head, { ...input, sort, limit: '4' });
      const rows = await network.walk(grown.head, { ...input, sort, limit: '25' });

      expect(idsOf(rows)).toEqual(sorted(expected, sort, 'desc'));
      expect(total).toBe(expected.length);
    }
    expect(new Set(idsOf(await network.walk(gold, input)))).toEqual(
      new Set(idsOf(below.filter((member) => matches(member)))),
    );
  },
);

it('each row shows the member’s totals and the viewer’s earnings from them', async () => {
  const member = below[0]!;
  const { body } = await network.call(memberNetwork, { query: { search: member.mobile } }, gold.token);
  const row = body[0]!.fullNetwork[0]!;

  expect(row).toMatchObject({
    _id: member._id,
    earnings: member.earningsPaise / 100,
    commission: member.commissionPaise / 100,
    totalIncome: (member.earningsPaise + member.commissionPaise) / 100,
    yourCommission: 0,
    level: member.depth,
    addedBy: { _id: gold.id, name: gold.name, referralCode: gold.code },
    deposit: 400,
    returnAmount: 300,
  });
});

it('proofs and documents are open to the head, and pictures to everyone below the member', async () => {
  const member = below.find(({ planRequest }) => planRequest) ?? below[1]!;
  const proofKey = 'network/plan-proofs/x.jpg';
  const planRequest = {
    requestId: member._id,
    plan: 'Gold',
    proofKey,
    utr: null,
    txnid: null,
    sent: { utr: null, sha256: null },
    requestedAt: new Date(),
  };
  const keys = { avatarKey: 'identity/a.jpg', idProofKey: 'identity/id.pdf', panProofKey: 'identity/pan.jpg' };
  await network.memberships.updateOne({ _id: member._id }, { $set: { ...keys, planRequest } });
  const seenBy = async (viewer: Person): Promise<NetworkRow> =>
    (await network.page(viewer, { search: member.mobile })).fullNetwork[0]!;
  const [byHead, byMember] = [await seenBy(grown.head), await seenBy(gold)];

  expect(byHead.image).toMatch(/^\/api\/files\/identity\/a\.jpg\?exp=/);
  expect(byHead.requestedPlanProof).toContain(proofKey);
  expect([byHead.idProof, byHead.panidProof]).toEqual([
    expect.stringContaining('identity/id.pdf?'),
    expect.stringContaining('identity/pan.jpg?'),
  ]);
  expect(byMember.image).toContain('/api/files/identity/a.jpg');
  expect([byMember.requestedPlanProof, byMember.idProof, byMember.panidProof]).toEqual([null, null, null]);
  expect(JSON.stringify(byMember)).not.toContain('proofs');
});

it('page marks of another sort, order, filter or viewer, and invalid ones, are rejected', async () => {
  const { nextCursor } = await network.page(gold, { limit: '2' });
  const cursor = nextCursor!;
  const searchNetwork = (query: object, viewer = gold) => network.call(memberNetwork, { query }, viewer.token);

  expect((await searchNetwork({ cursor })).status).toBe(200);
  expect((await searchNetwork({ cursor, limit: '9' })).status).toBe(200);
  expect(await searchNetwork({ cursor, sort: 'name' })).toMatchObject(malformed);
  expect(await searchNetwork({ cursor, order: 'asc' })).toMatchObject(malformed);
  expect(await searchNetwork({ cursor, search: 'asha' })).toMatchObject(malformed);
  expect(await searchNetwork({ cursor, plan: 'Gold' })).toMatchObject(malformed);
  expect(await searchNetwork({ cursor }, grown.head)).toMatchObject(malformed);
  expect(await searchNetwork({ cursor: `${cursor}x` })).toMatchObject(malformed);
  expect(await searchNetwork({ cursor: 'x' })).toMatchObject(malformed);
  expect(await searchNetwork({ cursor: Buffer.from('{"l":{"$gt":""}}').toString('base64url') })).toMatchObject(
    malformed,
  );
});

it('an invalid page size is rejected', async () => {
  const searchNetwork = (query: object) => network.call(memberNetwork, { query }, gold.token);

  for (const query of [{ limit: '0' }, { limit: '201' }, { sort: 'password' }, { order: 'up' }, { plan: 'Tin' }]) {
    expect((await searchNetwork(query)).status).toBe(422);
  }
});

it('the list is for logged-in and approved members only', async () => {
  const unapproved = await grown.person(grown.members.find(({ isApproved }) => !isApproved)!);

  expect(await network.call(memberNetwork)).toMatchObject({ status: 401 });
  expect(await network.call(memberNetwork, {}, unapproved.token)).toMatchObject({
    status: 403,
    error: { code: 'ACCESS.NOT_APPROVED' },
  });
});

it.each(['registeredDate', 'name', 'referralCode'] as const)(
  'a walk by %s during registrations shows each earlier member once',
  async (sort) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await network.page(gold, { sort, limit: '6', ...(cursor && { cursor }) });
      seen.push(...idsOf(page.fullNetwork));
      cursor = page.nextCursor ?? undefined;
      const name = ['Aaron First', 'Mohan Middle', 'Zoya Last'][pages++ % 3]!;
      await network.place(network.newcomer(gold, { name, registeredAt: new Date(Date.UTC(2025, 0, 1 + pages)) }));
    } while (cursor !== undefined);

    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(idsOf(below)));
    await poll(async () => (await network.page(gold)).total > below.length);
  },
);
