import { memberNetwork, profileChanged } from '@deepam/contracts';
import { poll, type TestService } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { searchFields } from '../src/membership/domain/search-keys.js';
import { SearchKeyFiller } from '../src/membership/fill-search-keys/search-key-filler.js';
import { companyId } from '../src/membership/domain/ancestry.js';
import type { Membership } from '../src/membership/persistence/membership.schema.js';
import type { NetworkSize } from '../src/tally/tally.schema.js';
import { growNetwork, type GrownNetwork } from './grow-network.js';
import { TestNetwork } from './test-network.js';

const minute = 60_000;
/** This replica does not know the runs of other processes. */
const unsure = { provide: SearchKeyFiller, useValue: { areComplete: () => Promise.resolve(false) } };

describe('keys of several words, which older releases did not write', () => {
  let network: TestNetwork;
  let grown: GrownNetwork;
  let replicas: TestService[];
  beforeAll(async () => {
    network = await TestNetwork.start([unsure]);
    // The number of memberships needs more than one run.
    grown = await growNetwork(network, 1_200);
    await network.service.db
      .collection<NetworkSize>('network_sizes')
      .updateOne({ _id: companyId }, { $set: { networkSize: 1_000_000 } });
  });
  beforeEach(async () => {
    replicas = [];
    await looks().deleteMany({});
    await asBefore({});
  });
  afterEach(() => Promise.all(replicas.map(({ app }) => app.close())));
  afterAll(() => network.close());

  const memberships = () => network.service.db.collection<Membership>('memberships');
  const looks = () => network.service.db.collection('search_key_looks');
  const lacking = () => memberships().countDocuments({ live: true, searchKeys: { $not: /^ / } });
  const asBefore = (which: object) =>
    memberships().updateMany(which, { $unset: { searchText: '' }, $pull: { searchKeys: /^ / as never } });
  const replica = async () => {
    const service = await network.replica();
    replicas.push(service);
    return service;
  };
  const lookAt = async (service: TestService) => {
    const filler = service.app.get(SearchKeyFiller, { strict: false });
    while ((await filler.run()) === true);
  };
  const found = async (service: TestService, search: string) => {
    const { body } = await service.call(memberNetwork, { query: { search, limit: '200' } }, grown.head.token);
    return body[0]!.fullNetwork.map(({ _id }) => _id).sort();
  };
  const named = (name: string) => grown.members.filter((member) => member.name === name).map(({ _id }) => _id);

  it('every membership has them before searches use them, and each word is found anywhere until then', async () => {
    expect(await found(network.service, 'avita atil')).toEqual(named('Kavita Patil').sort());
    expect(await lacking()).toBe(1_201);
  });

  it('two replicas concurrently write them after the start', async () => {
    const [one, other] = await Promise.all([replica(), replica()]);
    await poll(() => looks().findOne());
    await Promise.all([lookAt(one!), lookAt(other!)]);

    expect(await lacking()).toBe(0);
    for (const member of await memberships().find({ live: true }).toArray()) {
      expect(member).toMatchObject(searchFields(member));
    }
    expect(await found(one!, 'pat kav')).toEqual(named('Kavita Patil').sort());
    expect(await found(one!, 'avita atil')).toEqual([]);
  });

  it('keys of several words are written again for members whom a concurrent older process has placed or renamed', async () => {
    const service = await replica();
    await poll(() => looks().findOne());
    const [placed, renamed] = grown.members;
    await asBefore({ _id: placed!._id });
    const single = searchFields({ ...renamed!, name: 'Zara Zaidi' }).searchKeys.filter((key) => !key.startsWith(' '));
    await memberships().updateOne({ _id: renamed!._id }, { $set: { name: 'Zara Zaidi', searchKeys: single } });
    expect(await lacking()).toBe(2);

    service.clock.advance(9 * minute);
    await lookAt(service);
    expect(await lacking()).toBe(2);
    service.clock.advance(2 * minute);
    await lookAt(service);
    expect(await lacking()).toBe(0);
    expect(await found(service, 'zai zar')).toEqual([renamed!._id]);
    expect(await found(service, placed!.name.toLowerCase())).toContain(placed!._id);
  });

  it('replicas that start together share one run', async () => {
    const [one, other] = await Promise.all([replica(), replica()]);
    await poll(() => looks().findOne());
    await Promise.all([lookAt(one!), lookAt(other!)]);
    // The loops of the replicas could still run and would continue when the clocks move.
    for (const { app } of replicas) await app.get(SearchKeyFiller, { strict: false }).onModuleDestroy();
    for (const service of [one!, other!]) service.clock.advance(11 * minute);
    await lookAt(one!);
    const { begunAt } = (await looks().findOne())!;
    await lookAt(other!);

    expect((await looks().findOne())!['begunAt']).toEqual(begunAt);
  });

  it('a new name gets new keys, and the old ones are removed', async () => {
    const service = await replica();
    await poll(() => looks().findOne());
    const { _id, mobile } = grown.members[9]!;
    const nobody = { email: null, address: null, avatarKey: null, idProofKey: null, panProofKey: null };
    const event = { memberId: _id, revision: 9, name: 'Yamuna Yadav', mobile, ...nobody };
    await network.handled(await network.hears(profileChanged, event));

    expect(await found(service, 'yad yam')).toEqual([_id]);
    expect(await memberships().findOne({ _id })).toMatchObject(
      searchFields({ ...grown.members[9]!, name: 'Yamuna Yadav' }),
    );
  });
});
