import { profileChanged } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pseudoRandom } from '../bench/grow-tree.js';
import { companyId } from '../src/tree/domain/ancestry.js';
import { nameKey, searchFields } from '../src/tree/domain/search-keys.js';
import type { Membership } from '../src/tree/persistence/membership.schema.js';
import type { NetworkSize } from '../src/tally/tally.js';
import { growNetwork, type GrownNetwork } from './grow-network.js';
import { isFound } from './search-reference.js';
import { TestNetwork, type Person } from './test-network.js';

const latin = ['Kavita', 'Kavya', 'Ka', 'K', 'Patil', 'Pat', 'Ram', 'Ramesh', 'Ramkrishna', 'Shri', 'S', 'Silpa', 'Om'];
const others = [
  'El',
  'Elango',
  'D',
  'D1',
  'A.K.',
  'O(Neil',
  '[x]',
  'Rao*',
  '2',
  '98',
  'आशा',
  'पाटील',
  'முத்து',
  'செல்வி',
];
const pool = [...latin, ...latin, ...others];

let network: TestNetwork;
let grown: GrownNetwork;
let members: Membership[];
let gold: Person;

beforeAll(async () => {
  network = await TestNetwork.start();
  grown = await growNetwork(network, 700, 4);
  const random = pseudoRandom(7);
  const below = (count: number) => Math.floor(random() * count);
  members = grown.members.map((member, place) => {
    const name = Array.from({ length: 1 + below(place % 40 === 0 ? 7 : 3) }, () => pool[below(pool.length)]!).join(' ');
    return { ...member, name, nameKey: nameKey(name), ...searchFields({ ...member, name }) };
  });
  await network.memberships.bulkWrite(
    members.map(({ _id, name, nameKey: key, searchKeys, searchText }) => ({
      updateOne: { filter: { _id }, update: { $set: { name, nameKey: key, searchKeys, searchText } } },
    })),
  );
  gold = await grown.person(members.find(({ isApproved, depth }) => isApproved && depth === 1)!);
});
afterAll(() => network.close());

const saySize = (networkSize: number) =>
  network.service.db
    .collection<NetworkSize>('network_sizes')
    .updateMany({ _id: { $in: [companyId, gold.id] } }, { $set: { networkSize } });

const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id).sort();

async function findsWhomTheRuleSays(typed: string): Promise<void> {
  const found = members.filter((member) => isFound(member, typed));
  const ofGold = found.filter(({ ancestors }) => ancestors.includes(gold.id));
  for (const [viewer, expected] of [
    [grown.head, found],
    [gold, ofGold],
  ] as const) {
    for (const sort of ['registeredDate', 'name'] as const) {
      const { total } = await network.page(viewer, { search: typed, sort, limit: '3' });
      expect([typed, total]).toEqual([typed, expected.length]);
      expect(idsOf(await network.walk(viewer, { search: typed, sort, limit: '200' }))).toEqual(idsOf(expected));
    }
  }
}

const part = fc
  .tuple(fc.nat(699), fc.nat(), fc.constantFrom(0, 0, 0, 1, 2), fc.integer({ min: 1, max: 9 }))
  .map(([member, which, from, length]) => {
    const { name, referralCode, mobile } = members[member]!;
    const words = [...name.split(' '), ...name.split(' '), referralCode, mobile];
    return [...words[which % words.length]!].slice(from, from + length).join('');
  });
const searches = fc
  .array(part, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.filter(Boolean).join(' '))
  // Digits alone are searched among mobiles, by another rule.
  .filter((typed) => /[\p{L}\p{M}]/u.test(typed));

describe.each([
  ['a million, read by the keys of the search', 1_000_000],
  ['a few, read in the order of the list', 700],
])('a search among %s', (_, size) => {
  beforeAll(async () => {
    await saySize(size);
  });

  it.each([
    'kav pat',
    'pat kav',
    'ram ram',
    'ram ramesh',
    'k p',
    's r',
    'shri 9',
    'a.k. rao*',
    'o(n kav',
    '[x] k',
    '98 k',
  ])('a search finds the members of the rule by "%s"', findsWhomTheRuleSays);

  it.each(['पाटी आ', 'செல் மு', 'आशा 9', 'avita atil', 'fl ka', 'd1 d', 'sl el'])(
    'a search finds the members of the rule by "%s"',
    findsWhomTheRuleSays,
  );

  it('a search finds the members of the rule by any text', async () => {
    await fc.assert(fc.asyncProperty(searches, findsWhomTheRuleSays), { numRuns: 60 });
  });
});

describe('a search by several words', () => {
  it('a search finds members by a code or a mobile with a name', async () => {
    await saySize(1_000_000);
    const { _id, name, referralCode, mobile } = members.find((member) => member.name.startsWith('Kavita '))!;
    const [first] = name.split(' ');
    for (const typed of [`${first} ${mobile}`, `${mobile.slice(0, 8)} ka`, `${referralCode} ${first}`]) {
      expect(idsOf(await network.walk(grown.head, { search: typed }))).toContain(_id);
    }
  });

  it('a new name gets new keys, and the old ones are removed', async () => {
    const member = members[9]!;
    const { _id, mobile } = member;
    const nobody = { email: null, address: null, avatarKey: null, idProofKey: null, panProofKey: null };
    const event = { memberId: _id, revision: 9, name: 'Yamuna Yadav', mobile, ...nobody };
    await network.handled(await network.hears(profileChanged, event));

    expect(idsOf(await network.walk(grown.head, { search: 'yad yam' }))).toEqual([_id]);
    expect(await network.memberships.findOne({ _id }).lean()).toMatchObject(
      searchFields({ ...member, name: 'Yamuna Yadav' }),
    );
  });
});
