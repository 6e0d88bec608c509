import { commissionCredited, earningsCredited, type EventData } from '@deepam/contracts';
import { sealEvent } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rebuildCredits } from '../src/tally/rebuild-credits.js';
import { TestNetwork, type Person } from './test-network.js';

type Said = typeof commissionCredited | typeof earningsCredited;

let network: TestNetwork;
let viewer: Person;
let from: Person;
beforeAll(async () => {
  network = await TestNetwork.start();
  const head = await network.head();
  viewer = await network.member(head, head);
  from = await network.member(viewer, head);
});
afterAll(async () => {
  await log().drop();
  await network.close();
});

const log = () =>
  network.service.db.getClient().db(`${network.service.prefix}_commission`).collection<{ _id: string }>('outbox');
const remember = async <D extends Said>(definition: D, data: EventData<D>): Promise<string> => {
  const id = newId();
  const seal = { id, occurredAt: new Date(), correlationId: id, causationId: null };
  const row = {
    routingKey: definition.routingKey,
    envelope: sealEvent(definition, data, seal),
    publishedAt: new Date(),
  };
  await log().insertOne({ _id: id, ...row });
  return id;
};
const at = () => new Date().toISOString();
const credit = async (amountPaise: number) => {
  const facts = { saleId: newId(), level: 1, plan: 'Gold' as const, creditedAt: at() };
  const buyer = { fromMemberId: from.id, fromName: from.name, fromCode: from.code };
  const data = { ...facts, ...buyer, memberId: viewer.id, amountPaise };
  return network.hears(commissionCredited, data, { id: await remember(commissionCredited, data) });
};
const earn = async (amountPaise: number) => {
  const source = { creditId: newId(), source: 'making-charge' as const, reason: null, creditedAt: at() };
  const data = { ...source, memberId: from.id, amountPaise };
  return network.hears(earningsCredited, data, { id: await remember(earningsCredited, data) });
};
const shown = async () => {
  const [row] = await network.walk(viewer);
  return [(await network.view(viewer)).commission, row?.earnings, row?.yourCommission];
};
const rebuilt = () => rebuildCredits(network.service.db, network.service.prefix, network.service.app);

it('a rebuild restores the totals, however wrong they were', async () => {
  for (const paise of [25_000, 7_550]) await network.handled(await credit(paise));
  await network.handled(await earn(60_000));
  await network.settled();
  expect(await shown()).toEqual([325.5, 600, 325.5]);
  await network.memberships.updateOne({ _id: viewer.id }, { commissionPaise: 1, earningsPaise: 5 });
  await network.memberships.updateOne({ _id: from.id }, { earningsPaise: 0 });
  await network.service.db.collection('contributions').deleteMany({});
  expect(await rebuilt()).toBe(3);
  expect(await shown()).toEqual([325.5, 600, 325.5]);
  expect((await network.view(viewer)).earnings).toBe(0);
});

it('a rebuild leaves out published credits that have not arrived, which are added on arrival', async () => {
  const facts = { creditId: newId(), source: 'adjustment' as const, reason: null, creditedAt: at() };
  const data = { ...facts, memberId: from.id, amountPaise: 10_000 };
  const id = await remember(earningsCredited, data);
  await rebuilt();
  expect(await shown()).toEqual([325.5, 600, 325.5]);
  await network.handled(await network.hears(earningsCredited, data, { id }));
  await network.settled();
  expect(await shown()).toEqual([325.5, 700, 325.5]);
});

it('a rebuild neither loses nor doubles concurrent credits', async () => {
  const coming = Promise.all(Array.from({ length: 40 }, () => credit(100)));
  for (let n = 0; n < 5; n += 1) await rebuilt();
  await coming;
  await rebuilt();
  await poll(async () => (await network.view(viewer)).commission === 365.5);
  await network.settled();
  await rebuilt();
  expect(await shown()).toEqual([365.5, 700, 365.5]);
});
