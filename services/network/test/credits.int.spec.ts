import { commissionCredited, creditCorrected, earningsCredited, type EventData } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

const commission = (to: Person, from: Person, amountPaise: number): EventData<typeof commissionCredited> => ({
  saleId: newId(),
  memberId: to.id,
  level: 1,
  amountPaise,
  fromMemberId: from.id,
  fromName: from.name,
  fromCode: from.code,
  plan: 'Gold',
  creditedAt: new Date().toISOString(),
});
const earnings = (to: Person, amountPaise: number): EventData<typeof earningsCredited> => ({
  creditId: newId(),
  memberId: to.id,
  source: 'making-charge',
  amountPaise,
  reason: null,
  creditedAt: new Date().toISOString(),
});

it('credits add to the totals of the member and to the viewer’s earnings from that member', async () => {
  const viewer = await network.member(head, head, { plan: 'Gold' });
  const [first, second] = [await network.member(viewer, head), await network.member(viewer, head)];
  await network.hears(commissionCredited, commission(viewer, first, 25_000));
  await network.hears(commissionCredited, commission(viewer, first, 7_550));
  await network.hears(commissionCredited, commission(viewer, second, 1));
  await network.hears(commissionCredited, commission(first, second, 10_000));
  await network.hears(earningsCredited, earnings(first, 60_000));
  await poll(
    async () => (await network.view(first)).commission === 100 && (await network.view(first)).earnings === 600,
  );
  await poll(async () => (await network.view(viewer)).commission === 325.51);

  const rows = await network.walk(viewer, { sort: 'earnings' });
  expect(rows).toMatchObject([
    { _id: first.id, earnings: 600, commission: 100, totalIncome: 700, yourCommission: 325.5 },
    { _id: second.id, earnings: 0, commission: 0, totalIncome: 0, yourCommission: 0.01 },
  ]);
  const [seenByHead] = (await network.page(head, { search: first.code })).fullNetwork;
  expect(seenByHead).toMatchObject({ commission: 100, yourCommission: 0 });
});

it('credits count once, however often they are delivered', async () => {
  const [viewer, from] = [await network.member(head, head), await network.member(head, head)];
  const sent = await network.hears(commissionCredited, commission(viewer, from, 5_000));
  await network.handled(sent);
  const repeated = commission(viewer, from, 5_000);
  for (let i = 0; i < 5; i++) await network.hears(commissionCredited, repeated, { id: sent.id });
  await network.handled(await network.hears(earningsCredited, earnings(viewer, 100)));
  await network.settled();

  expect(await network.view(viewer)).toMatchObject({ commission: 50, earnings: 1 });
});

it('reversed credits reduce the totals and the viewer’s earnings from the member', async () => {
  const viewer = await network.member(head, head);
  const from = await network.member(viewer, head);
  const given = { commission: commission(viewer, from, 25_000), earnings: earnings(viewer, 50_000) };
  await network.hears(commissionCredited, given.commission);
  await network.hears(earningsCredited, given.earnings);
  const taken = { memberId: viewer.id, reason: 'a mistake', correctedAt: new Date().toISOString() };
  const { saleId, level, amountPaise } = given.commission;
  const sale = { ledger: 'commission' as const, saleId, level, fromMemberId: from.id, creditId: null, amountPaise };
  await network.hears(creditCorrected, { ...taken, ...sale, correctionId: newId() });
  const { creditId } = given.earnings;
  const work = { ledger: 'earnings' as const, saleId: null, level: null, fromMemberId: null, creditId };
  await network.hears(creditCorrected, { ...taken, ...work, amountPaise: 20_000, correctionId: newId() });

  await poll(async () => {
    const { commission: income, earnings: earned } = await network.view(viewer);
    return income === 0 && earned === 300;
  });
  const [row] = await network.walk(viewer, {});
  expect(row).toMatchObject({ _id: from.id, yourCommission: 0 });
});

it('concurrent credits of one member are all counted during other changes of the member', async () => {
  const [viewer, from] = [await network.member(head, head), await network.member(head, head)];
  await Promise.all([
    ...Array.from({ length: 60 }, () => network.hears(commissionCredited, commission(viewer, from, 101))),
    ...Array.from({ length: 10 }, () => network.place(network.newcomer(viewer))),
  ]);

  await poll(async () => (await network.view(viewer)).commission === 60.6);
  await network.settled();
  expect(await network.view(viewer)).toMatchObject({ commission: 60.6, networkSize: 10 });
});
